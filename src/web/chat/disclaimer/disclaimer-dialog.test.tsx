import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { button, click, draw } from '#tests/support/draw.tsx'
import { ConfigContext } from '#web/api/config-context.tsx'
import { Disclaimer } from './disclaimer.tsx'
// What the page loads when it is needed is here already.
import './disclaimer-dialog.tsx'
import '#web/markdown/markdown.tsx'
import { isDisclaimerAccepted } from './disclaimer-record.ts'

const accept = () => button('J’ai compris')

function drawDisclaimer() {
  return draw(
    <ConfigContext value={appConfig}>
      <Disclaimer onAccepted={() => {}} />
    </ConfigContext>,
  )
}

/** Waits until the page shows the words. */
function shows(page: HTMLElement, words: string): Promise<void> {
  const look = async () => {
    await act(async () => {})
    expect(page.textContent).toContain(words)
  }
  return vi.waitFor(look, 5_000)
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the disclaimer (L-1)', () => {
  it('cannot be accepted before its text is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    const { page, clear } = drawDisclaimer()
    await shows(page, 'Loading…')
    click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(false)
    expect(accept().getAttribute('aria-disabled')).toBe('true')

    resolve(Response.json({ markdown: '# Disclaimer\n\nThe **firm’s** conditions.' }))
    await shows(page, 'The firm’s conditions.')
    click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(true)
    expect(page.textContent).toBe('')
    clear()
  })

  it('bears the heading of the firm’s text, and its language', async () => {
    const markdown =
      '# Before you ask #\n\nThe answers are general information, and not the advice of a lawyer.'
    vi.stubGlobal('fetch', async () => Response.json({ markdown }))
    const { page, clear } = drawDisclaimer()
    expect(page.querySelector('h2')?.textContent).toBe('Disclaimer – Limitation de responsabilité')
    await shows(page, 'general information')
    expect(page.querySelector('h2')?.textContent).toBe('Before you ask')
    expect(page.querySelectorAll('h1')).toHaveLength(0)
    expect(page.querySelector('dialog')?.lang).toBe('en')
    expect(accept().lang).toBe('fr')
    clear()
  })

  it('shows the built-in text if the firm’s cannot be fetched, and can then be accepted', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const { page, clear } = drawDisclaimer()
    await shows(page, 'ni un conseil juridique')
    expect(page.textContent).toContain('consultez un avocat')
    click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(true)
    clear()
  })

  it('shows the built-in text if the firm’s is still on its way after 8 s', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.useFakeTimers()
    const { page, clear } = drawDisclaimer()
    await act(() => vi.advanceTimersByTimeAsync(7_900))
    expect(page.textContent).toContain('Loading…')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(page.textContent).toContain('ni un conseil juridique')
    click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(true)
    clear()
  })
})
