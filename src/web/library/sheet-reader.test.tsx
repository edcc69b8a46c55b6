import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

function clickSource(isTemporary: boolean) {
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
  fireEvent.click(screen.getByText('Source'))
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

it('the link from the panel to the sheet’s own page ends no temporary conversation (B-28, J-10)', () => {
  openWindow('wide')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as a page' })
  clickSource(true)
  expect(link().getAttribute('href')).toBe('/library/deposit?lang=fr')
  expect(link().target).toBe('_blank')
  // The browser is not to load the page.
  addEventListener('click', event => event.preventDefault(), { once: true })
  fireEvent.click(link())
  expect(location.pathname).toBe('/')

  cleanup()
  clickSource(false)
  fireEvent.click(link())
  expect(location.pathname).toBe('/library/deposit')
})
