import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { SheetReader } from './sheet-reader.tsx'

const opened = vi.fn()

beforeEach(() => {
  opened.mockClear()
  vi.stubGlobal('open', opened)
  openWindow('narrow')
  history.replaceState(null, '', '/?chat=1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function openWindow(width: 'narrow' | 'wide'): void {
  const query = { matches: width === 'wide', addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => query)
}

const conversation = { subscribe: () => () => {}, getState: () => ({ messages: [], offset: 0 }) }

function clickSource(isTemporary: boolean, keys: MouseEventInit = {}) {
  render(
    <>
      <main>
        <a href="/library/deposit?lang=fr">Source</a>
      </main>
      <SheetReader
        conversation={conversation}
        field={{ current: null }}
        isTemporary={isTemporary}
        onText={() => {}}
      />
    </>,
  )
  fireEvent.click(screen.getByText('Source'), keys)
}

it('in a narrow window, a sheet opens on its own page in the same tab (B-28)', () => {
  clickSource(false)
  expect(location.pathname).toBe('/library/deposit')
  expect(opened).not.toHaveBeenCalled()
})

it('in a narrow window, a sheet of a temporary conversation opens in a new tab, and the conversation stays (B-28, J-10)', () => {
  clickSource(true)
  expect(location.pathname).toBe('/')
  expect(opened).toHaveBeenCalledWith('/library/deposit?lang=fr', '_blank', 'noopener')
})

it('Back from the page of a sheet leads to the conversation, not to the message that a search had found (B-28, J-6)', async () => {
  history.replaceState({ visit: 'first' }, '', '/?chat=1&message=2')
  clickSource(false)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(location.search).toBe('?chat=1')
})

it('the link from the panel to the sheet’s own page does not end a temporary conversation (B-28, J-10)', () => {
  openWindow('wide')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as a page' })
  clickSource(true)
  expect(link().getAttribute('href')).toBe('/library/deposit?lang=fr')
  expect(link().target).toBe('_blank')
  // The browser must not load the page.
  addEventListener('click', event => event.preventDefault(), { once: true })
  fireEvent.click(link())
  expect(location.pathname).toBe('/')

  cleanup()
  clickSource(false)
  fireEvent.click(link())
  expect(location.pathname).toBe('/library/deposit')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s opens a sheet as the browser does, such as in a new tab',
  key => {
    openWindow('wide')
    let isPrevented = true
    const onClick = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', onClick, { once: true })
    clickSource(false, { [key]: true })
    expect([isPrevented, screen.queryByRole('complementary')]).toEqual([false, null])
  },
)

it('Escape closes the panel and returns the focus, but not if it closes or cancels something else (B-27)', () => {
  openWindow('wide')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  clickSource(false)
  const panel = screen.getByRole('complementary')
  expect(document.activeElement).toBe(panel)
  const title = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => title.remove())
  // A title that is being changed in the list of chats.
  expect(fireEvent.keyDown(title, { key: 'Escape' })).toBe(true)
  // A letter that is being composed, and a key that something else has used.
  fireEvent.keyDown(panel, { key: 'Escape', isComposing: true })
  addEventListener('keydown', event => event.preventDefault(), { once: true, capture: true })
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(panel.isConnected).toBe(true)
  expect(fireEvent.keyDown(panel, { key: 'Escape' })).toBe(false)
  expect(panel.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Source'))
})
