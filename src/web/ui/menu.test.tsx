import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, click, draw, press } from '#tests/support/draw.tsx'
import { Menu } from './menu.tsx'

const chosen: string[] = []
let clear = () => {}

beforeEach(() => {
  chosen.length = 0
  const items = ['Rename', 'Move', 'Delete'].map(label => ({
    label,
    disabled: label === 'Move',
    onSelect: () => chosen.push(label),
  }))
  clear = draw(
    <>
      <Menu label="First" trigger="⋯" items={items} />
      <Menu label="Second" trigger="⋯" items={items} />
    </>,
  ).clear
})

afterEach(() => clear())

const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

describe('a menu', () => {
  it('opens with its first item in focus, and goes round with the arrows, over what is disabled', () => {
    click(button('First'))
    expect(isOpen('First')).toBe(true)
    expect(focused()).toBe('Rename')
    press('ArrowDown')
    expect(focused()).toBe('Delete')
    press('ArrowDown')
    expect(focused()).toBe('Rename')
    press('ArrowUp')
    expect(focused()).toBe('Delete')
    press('Home')
    expect(focused()).toBe('Rename')
    press('End')
    expect(focused()).toBe('Delete')
  })

  it('opens by the down arrow on its button', () => {
    press('ArrowDown', button('Second'))
    expect(isOpen('Second')).toBe(true)
  })

  it('does what was chosen once, closes, and gives the focus back to its button', () => {
    click(button('First'))
    press('ArrowDown')
    click(document.activeElement)
    expect(chosen).toEqual(['Delete'])
    expect(isOpen('First')).toBe(false)
    expect(document.activeElement).toBe(button('First'))
  })

  it('closes when another one opens', () => {
    click(button('First'))
    press('ArrowDown', button('Second'))
    expect(isOpen('First')).toBe(false)
    expect(isOpen('Second')).toBe(true)
  })

  it('closes on Tab, and when the page under it moves', () => {
    click(button('First'))
    press('Tab')
    expect(isOpen('First')).toBe(false)
    click(button('First'))
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    expect(isOpen('First')).toBe(false)
    expect(chosen).toEqual([])
  })
})
