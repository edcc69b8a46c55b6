import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Menu } from './menu.tsx'

const chosen: string[] = []

beforeEach(() => {
  chosen.length = 0
  const items = ['Rename', 'Move', 'Delete'].map(label => ({
    label,
    disabled: label === 'Move',
    onSelect: () => chosen.push(label),
  }))
  render(
    <>
      <div data-testid="list">
        <Menu label="First" trigger="⋯" items={items} />
        <Menu label="Second" trigger="⋯" items={items} />
      </div>
      <div data-testid="answer" />
    </>,
  )
})

const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => screen.getByRole('menu', { name }).matches(':popover-open')
const focused = () => document.activeElement?.textContent

async function press(key: string, on?: HTMLElement) {
  act(() => on?.focus())
  await userEvent.keyboard(`{${key}}`)
}

describe('a menu', () => {
  it('opens with its first item focused, and the arrow keys wrap around', async () => {
    await userEvent.click(button('First'))
    expect(isOpen('First')).toBe(true)
    // HTML does not allow it on a button that opens a popover: the browser itself says that it is open.
    expect(button('First').hasAttribute('aria-expanded')).toBe(false)
    expect(focused()).toBe('Rename')
    await press('ArrowDown')
    expect(focused()).toBe('Move')
    await press('End')
    expect(focused()).toBe('Delete')
    await press('ArrowDown')
    expect(focused()).toBe('Rename')
    await press('ArrowUp')
    expect(focused()).toBe('Delete')
    await press('Home')
    expect(focused()).toBe('Rename')
  })

  it('has disabled items that a screen reader reaches, but that do nothing', async () => {
    await userEvent.click(button('First'))
    await press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    await press('Enter')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move' }))
    expect(chosen).toEqual([])
    expect(isOpen('First')).toBe(true)
  })

  it('has its items in the page only while it is open', async () => {
    const itemCount = () => document.querySelectorAll('[role=menuitem]').length
    expect(itemCount()).toBe(0)
    await userEvent.click(button('First'))
    expect(itemCount()).toBe(3)
    await press('ArrowDown', button('Second'))
    expect(itemCount()).toBe(3)
    await userEvent.tab()
    expect(itemCount()).toBe(0)
  })

  it('opens with the down arrow on its button', async () => {
    await press('ArrowDown', button('Second'))
    expect(isOpen('Second')).toBe(true)
  })

  it('runs the chosen item once, closes, and returns the focus to its button', async () => {
    await userEvent.click(button('First'))
    await press('End')
    await press('Enter')
    expect(chosen).toEqual(['Delete'])
    expect(isOpen('First')).toBe(false)
    expect(document.activeElement).toBe(button('First'))
  })

  it('closes when another one opens', async () => {
    await userEvent.click(button('First'))
    await press('ArrowDown', button('Second'))
    expect(isOpen('First')).toBe(false)
    expect(isOpen('Second')).toBe(true)
  })

  it('closes on Tab', async () => {
    await userEvent.click(button('First'))
    await userEvent.tab()
    expect(isOpen('First')).toBe(false)
    expect(chosen).toEqual([])
  })

  it('chooses nothing while the Enter that opened it is held down', async () => {
    await press('Enter>3', button('First'))
    expect(isOpen('First')).toBe(true)
    await userEvent.keyboard('{/Enter}')
    expect(chosen).toEqual([])
    await press('Enter')
    expect(chosen).toEqual(['Rename'])
  })

  it('follows its button when a phone’s keyboard disappears, even if that scrolls the area around it', async () => {
    const style = await openAt(100, 300)
    expect(style.top).toBe('148px')
    moveTo(400, 844)
    window.dispatchEvent(new Event('resize'))
    fireEvent.scroll(screen.getByTestId('list'))
    expect(isOpen('First')).toBe(true)
    expect(style.top).toBe('448px')
  })

  it('closes when a scroll moves its button, but not when an answer elsewhere scrolls', async () => {
    const style = await openAt(100, 600)
    fireEvent.scroll(screen.getByTestId('answer'))
    fireEvent.scroll(screen.getByRole('menu', { name: 'First' }))
    expect(isOpen('First')).toBe(true)
    moveTo(90, 600)
    fireEvent.scroll(screen.getByTestId('list'))
    expect(isOpen('First')).toBe(false)
    await userEvent.click(button('First'))
    expect(style.top).toBe('138px')
    moveTo(80, 600)
    fireEvent.scroll(document)
    expect(isOpen('First')).toBe(false)
  })

  // The menu is 142 px high and stays 8 px away from the window's edge.
  it.each([
    { fromPx: 100, heightPx: 600, top: '148px', where: 'below its button' },
    { fromPx: 500, heightPx: 600, top: '354px', where: 'above it, if there is no room below' },
    { fromPx: 143, heightPx: 250, top: '100px', where: 'over it, if there is room neither below nor above' },
    {
      fromPx: 40,
      heightPx: 120,
      top: '8px',
      where: 'at the top of a window that is shorter than the menu',
    },
  ])('opens $where', async ({ fromPx, heightPx, top }) => {
    const style = await openAt(fromPx, heightPx)
    expect(style.top).toBe(top)
  })

  it.each([
    { widthPx: 176, left: '68px', where: 'aligned with the right edge of its button' },
    { widthPx: 352, left: '40px', where: 'inside the window, if it is wide' },
    { widthPx: 420, left: '8px', where: 'at the left, if it is wider than the window' },
  ])('opens $where', async ({ widthPx, left }) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widthPx)
    const style = await openAt(100, 600)
    expect([style.left, style.display]).toEqual([left, ''])
  })
})

/** Moves the button of the first menu, which is 44 px high, in a window of this height. */
function moveTo(fromPx: number, windowHeightPx: number): void {
  vi.stubGlobal('innerHeight', windowHeightPx)
  button('First').getBoundingClientRect = () => new DOMRect(200, fromPx, 44, 44)
}

/** The style of the first menu, if it opens there. */
async function openAt(fromPx: number, windowHeightPx: number): Promise<CSSStyleDeclaration> {
  moveTo(fromPx, windowHeightPx)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(142)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  await userEvent.click(button('First'))
  return screen.getByRole('menu', { name: 'First' }).style
}
