import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { Columns } from './columns.tsx'

const usersKey = 'adminUserListWidth'
const chatsKey = 'adminChatListWidth'
const observers = new Set<() => void>()

/** Nothing is drawn here, so each column is as wide as its style says. */
beforeEach(() => {
  observers.clear()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, Number.parseFloat(this.style.flexBasis), 100)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.add(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

function open() {
  render(
    <LanguageProvider>
      <Columns shown="users" users="users" panel="panel" chats="chats" messages="messages" />
    </LanguageProvider>,
  )
}

const handle = (column: 'users' | 'chats') =>
  screen.getByRole('separator', { name: `Width of the ${column} column` })

/** The width of the column, which the handle also announces. */
function widthPxOf(column: 'users' | 'chats'): number {
  act(() => observers.forEach(callback => void callback()))
  const controlled = document.getElementById(handle(column).getAttribute('aria-controls') ?? '')
  const widthPx = controlled?.getBoundingClientRect().width ?? 0
  expect(handle(column).getAttribute('aria-valuenow')).toBe(String(widthPx))
  return widthPx
}

function drag(column: 'users' | 'chats', byPx: number) {
  fireEvent.pointerDown(handle(column), { pointerId: 1, clientX: 500 })
  fireEvent.pointerMove(handle(column), { pointerId: 1, clientX: 500 + byPx, buttons: 1 })
  fireEvent.pointerUp(handle(column), { pointerId: 1, clientX: 500 + byPx })
}

describe('the columns of the console', () => {
  it.each([
    ['wide', 256, 288],
    ['9999', 420, 520],
    ['333', 333, 333],
  ])('have a width within their bounds if %j is stored (K-1)', (stored, usersPx, chatsPx) => {
    localStorage.setItem(usersKey, stored)
    localStorage.setItem(chatsKey, stored)
    open()
    expect([widthPxOf('users'), widthPxOf('chats')]).toEqual([usersPx, chatsPx])
  })

  it('have their initial widths if the stored ones cannot be read (K-1)', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem() {}, removeItem() {} })
    open()
    expect([widthPxOf('users'), widthPxOf('chats')]).toEqual([256, 288])
  })

  it.each([
    ['users', usersKey, 160, 256, 420],
    ['chats', chatsKey, 200, 288, 520],
  ] as const)(
    '(%s) are resized within their bounds by pointer and keyboard (K-1, K-11)',
    (column, key, minWidthPx, initialWidthPx, maxWidthPx) => {
      open()
      expect(handle(column).getAttribute('aria-valuemin')).toBe(String(minWidthPx))
      expect(handle(column).getAttribute('aria-valuemax')).toBe(String(maxWidthPx))
      drag(column, -700)
      expect(widthPxOf(column)).toBe(minWidthPx)
      drag(column, 700)
      expect(widthPxOf(column)).toBe(maxWidthPx)
      fireEvent.doubleClick(handle(column))
      for (const [name, widthPx] of [
        ['ArrowRight', initialWidthPx + 16],
        ['ArrowLeft', initialWidthPx],
        ['ArrowLeft', initialWidthPx - 16],
        ['Home', minWidthPx],
        ['ArrowLeft', minWidthPx],
        ['End', maxWidthPx],
        ['ArrowRight', maxWidthPx],
      ] as const) {
        fireEvent.keyDown(handle(column), { key: name })
        expect([name, widthPxOf(column)]).toEqual([name, widthPx])
      }
      expect(localStorage.getItem(key)).toBe(String(maxWidthPx))
    },
  )
})
