import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, click, draw } from '#tests/support/draw.tsx'
import { ToastProvider, type ToastVariant, useToast } from './toast.tsx'

function Raiser({ variant }: { variant?: ToastVariant }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast('Rename failed', variant)}>
      raise
    </button>
  )
}

let clear = () => {}
const raise = (variant?: ToastVariant) => {
  clear = draw(
    <ToastProvider dismissLabel="Dismiss">
      <Raiser {...(variant && { variant })} />
    </ToastProvider>,
  ).clear
  click(button('raise'))
}
const shown = () => document.querySelector('[data-toast]')
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const point = (kind: 'pointerover' | 'pointerout') =>
  act(() => {
    shown()?.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
  })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a toast', () => {
  it('stays for 3000 ms and goes', () => {
    raise()
    expect(shown()?.textContent).toBe('Rename failed')
    pass(2999)
    expect(shown()).not.toBeNull()
    pass(1)
    expect(shown()).toBeNull()
  })

  it('waits while the pointer is on it, and then stays for the time that was left', () => {
    raise()
    pass(2000)
    point('pointerover')
    pass(60_000)
    expect(shown()).not.toBeNull()
    point('pointerout')
    pass(999)
    expect(shown()).not.toBeNull()
    pass(1)
    expect(shown()).toBeNull()
  })

  it('waits while its button has the focus', () => {
    raise()
    act(() => button('Dismiss').focus())
    pass(60_000)
    expect(shown()).not.toBeNull()
    click(button('Dismiss'))
    expect(shown()).toBeNull()
  })

  it('waits while nobody sees the tab', () => {
    const see = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    see('hidden')
    raise()
    pass(60_000)
    expect(shown()).not.toBeNull()
    see('visible')
    pass(2999)
    expect(shown()).not.toBeNull()
    pass(1)
    expect(shown()).toBeNull()
  })

  it.each([
    ['error', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of the variant %s is announced as %s, by a region that was there before', (variant, role) => {
    raise(variant)
    expect(shown()?.getAttribute('data-toast')).toBe(variant)
    expect(shown()?.closest('[role]')?.getAttribute('role')).toBe(role)
    pass(3000)
    expect(document.querySelector(`[role=${role}]`)).not.toBeNull()
  })
})
