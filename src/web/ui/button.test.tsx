import { type FormEvent, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { button, click, draw } from '#tests/support/draw.tsx'
import { Button } from './button.tsx'
import { MoreButton } from './more-button.tsx'

let clear = () => {}
afterEach(() => clear())

describe('a busy button', () => {
  it('keeps the focus, says that it is busy, and sends once however often it is pressed', () => {
    const send = vi.fn()
    const Sender = () => {
      const [busy, setBusy] = useState(false)
      const press = () => {
        send()
        setBusy(true)
      }
      return (
        <Button busy={busy} onClick={press}>
          Send
        </Button>
      )
    }
    clear = draw(<Sender />).clear
    button('Send').focus()
    click(button('Send'))
    click(button('Send'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button('Send'))
    expect(button('Send').getAttribute('aria-disabled')).toBe('true')
    expect(button('Send').getAttribute('aria-busy')).toBe('true')
  })

  it('sends no form', () => {
    const send = vi.fn((event: FormEvent) => event.preventDefault())
    const drawn = draw(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    clear = drawn.clear
    click(button('Save'))
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a button that is unavailable', () => {
  it('can be reached, and does nothing', () => {
    const act = vi.fn()
    clear = draw(
      <Button aria-disabled onClick={act}>
        Load older
      </Button>,
    ).clear
    button('Load older').focus()
    click(button('Load older'))
    expect(act).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('Load older'))
  })
})

describe('the button for more', () => {
  const list = (rows: number, hasMore: boolean, loading = false, onMore = () => {}) => (
    <>
      <ul>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>{index}</a>
          </li>
        ))}
      </ul>
      <MoreButton
        labels={{ more: 'Load more', loading: 'Loading…' }}
        hasMore={hasMore}
        loading={loading}
        count={rows}
        onMore={onMore}
        next={count => document.querySelectorAll('a')[count]}
      />
    </>
  )

  it('asks once while it loads, and keeps the focus as long as there is more', () => {
    const load = vi.fn()
    const { redraw, clear: end } = draw(list(2, true, false, load))
    clear = end
    button('Load more').focus()
    click(button('Load more'))
    redraw(list(2, true, true, load))
    click(button('Loading…'))
    redraw(list(4, true, false, load))
    expect(load).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button('Load more'))
  })

  it('hands the focus to the first new row when it goes', () => {
    const { redraw, clear: end } = draw(list(2, true))
    clear = end
    button('Load more').focus()
    click(button('Load more'))
    redraw(list(2, true, true))
    redraw(list(4, false))
    expect(document.querySelector('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('2')
  })

  it('leaves the focus to whoever took it elsewhere, and takes none where nobody pressed', () => {
    const { redraw, clear: end } = draw(list(2, true))
    clear = end
    click(button('Load more'))
    document.querySelector('a')?.focus()
    redraw(list(4, false))
    expect(document.activeElement?.textContent).toBe('0')
    document.querySelector('a')?.blur()
    redraw(list(4, true))
    redraw(list(6, false))
    expect(document.activeElement).toBe(document.body)
  })

  it('forgets a press once its rows are there', () => {
    const { redraw, clear: end } = draw(list(2, true))
    clear = end
    button('Load more').focus()
    click(button('Load more'))
    redraw(list(4, true))
    button('Load more').blur()
    redraw(list(4, false))
    expect(document.activeElement).toBe(document.body)
  })
})
