import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
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
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

async function press(key: string, on?: HTMLElement) {
  act(() => on?.focus())
  await userEvent.keyboard(`{${key}}`)
}

describe('a menu', () => {
  it('opens with its first item focused, and the arrow keys wrap around and skip disabled items', async () => {
    await userEvent.click(button('First'))
    expect(isOpen('First')).toBe(true)
    expect(focused()).toBe('Rename')
    await press('ArrowDown')
    expect(focused()).toBe('Delete')
    await press('ArrowDown')
    expect(focused()).toBe('Rename')
    await press('ArrowUp')
    expect(focused()).toBe('Delete')
    await press('Home')
    expect(focused()).toBe('Rename')
    await press('End')
    expect(focused()).toBe('Delete')
  })

  it('opens with the down arrow on its button', async () => {
    await press('ArrowDown', button('Second'))
    expect(isOpen('Second')).toBe(true)
  })

  it('runs the chosen item once, closes, and returns the focus to its button', async () => {
    await userEvent.click(button('First'))
    await press('ArrowDown')
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

  it('closes on Tab, and when the window is resized', async () => {
    await userEvent.click(button('First'))
    await userEvent.tab()
    expect(isOpen('First')).toBe(false)
    await userEvent.click(button('First'))
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    expect(isOpen('First')).toBe(false)
    expect(chosen).toEqual([])
  })

  it('closes when what its button is in scrolls, but not when an answer elsewhere does', async () => {
    await userEvent.click(button('First'))
    fireEvent.scroll(screen.getByTestId('answer'))
    fireEvent.scroll(screen.getByRole('menu', { name: 'First' }))
    expect(isOpen('First')).toBe(true)
    fireEvent.scroll(screen.getByTestId('list'))
    expect(isOpen('First')).toBe(false)
    await userEvent.click(button('First'))
    fireEvent.scroll(document)
    expect(isOpen('First')).toBe(false)
  })
})
