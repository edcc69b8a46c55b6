import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { MoreButton } from './more-button.tsx'
import { UnavailableButton } from './unavailable-button.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

describe('a busy button', () => {
  it('keeps the focus, is announced as busy, and sends once even if pressed twice', async () => {
    const send = vi.fn()
    const Sender = () => {
      const [busy, setBusy] = useState(false)
      const start = () => {
        send()
        setBusy(true)
      }
      return (
        <Button busy={busy} onClick={start}>
          Send
        </Button>
      )
    }
    render(<Sender />)
    await press('Send')
    await press('Send')
    expect(send).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button('Send'))
    expect(button('Send').getAttribute('aria-disabled')).toBe('true')
    expect(button('Send').getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit its form', async () => {
    const send = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    await press('Save')
    expect(send).not.toHaveBeenCalled()
  })
})

describe('an unavailable button', () => {
  it('can take the focus, but does nothing', async () => {
    const onClick = vi.fn()
    render(
      <Button aria-disabled onClick={onClick}>
        Load older
      </Button>,
    )
    await press('Load older')
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('Load older'))
  })

  it('takes the focus, which shows its reason, even in a browser that does not focus a pressed button', () => {
    render(<UnavailableButton reason="This is your own account.">Delete</UnavailableButton>)
    // As in Safari: a click without the focus.
    fireEvent.click(button('Delete'))
    expect(document.activeElement).toBe(button('Delete'))
  })
})

describe('the "Load more" button', () => {
  const list = (rowCount: number, hasMore: boolean, loading = false, onMore = () => {}) => (
    <>
      <ul>
        {Array.from({ length: rowCount }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>{index}</a>
          </li>
        ))}
      </ul>
      <MoreButton
        labels={{ more: 'Load more', loading: 'Loading…' }}
        hasMore={hasMore}
        loading={loading}
        count={rowCount}
        onMore={onMore}
        next={count => screen.getAllByRole('link')[count]}
      />
    </>
  )

  it('loads once while it is busy, and keeps the focus as long as there is more', async () => {
    const load = vi.fn()
    const { rerender } = render(list(2, true, false, load))
    await press('Load more')
    rerender(list(2, true, true, load))
    await press('Loading…')
    rerender(list(4, true, false, load))
    expect(load).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button('Load more'))
  })

  it('moves the focus to the first new row when it disappears', async () => {
    const { rerender } = render(list(2, true))
    await press('Load more')
    rerender(list(2, true, true))
    rerender(list(4, false))
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('2')
  })

  it('moves the focus to the last row if the last page is empty, because a row was deleted in the meantime (X-4)', async () => {
    const { rerender } = render(list(2, true))
    await press('Load more')
    rerender(list(2, true, true))
    rerender(list(2, false))
    expect(document.activeElement?.textContent).toBe('1')
  })

  it('leaves the focus alone if the user moved it or did not press the button', async () => {
    const { rerender } = render(list(2, true))
    await press('Load more')
    act(() => screen.getByRole('link', { name: '0' }).focus())
    rerender(list(4, false))
    expect(document.activeElement?.textContent).toBe('0')
    act(() => screen.getByRole('link', { name: '0' }).blur())
    rerender(list(4, true))
    rerender(list(6, false))
    expect(document.activeElement).toBe(document.body)
  })

  it('forgets a press once its rows are shown', async () => {
    const { rerender } = render(list(2, true))
    await press('Load more')
    rerender(list(4, true))
    act(() => button('Load more').blur())
    rerender(list(4, false))
    expect(document.activeElement).toBe(document.body)
  })
})
