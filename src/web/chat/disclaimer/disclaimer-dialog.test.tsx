import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { Disclaimer } from './disclaimer.tsx'
// Loads the lazy modules in advance.
import './disclaimer-dialog.tsx'
import '#web/markdown/markdown.tsx'
import { isDisclaimerAccepted } from './disclaimer-record.ts'

const accept = () => screen.getByRole('button', { name: 'J’ai compris' })

function renderDisclaimer() {
  render(
    <ConfigContext value={appConfig}>
      <Disclaimer onAccepted={() => {}} />
    </ConfigContext>,
  )
}

// React renders the dialog at once only if it has done so before.
beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  renderDisclaimer()
  await screen.findByRole('dialog')
  cleanup()
})

const text = () => screen.getByRole('dialog').textContent
const shows = (words: string) => waitFor(() => expect(text()).toContain(words))

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
    renderDisclaimer()
    await shows('Loading…')
    fireEvent.click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(false)
    expect(accept()).toHaveProperty('disabled', true)
    expect(accept()).not.toBe(document.activeElement)

    resolve(Response.json({ markdown: '# Disclaimer\n\nThe **firm’s** conditions.' }))
    await shows('The firm’s conditions.')
    // A screen reader reads the text when the button takes the focus.
    await waitFor(() => expect(document.activeElement).toBe(accept()))
    expect(screen.getByRole('button', { description: 'The firm’s conditions.' })).toBe(accept())
    fireEvent.click(accept())
    expect(isDisclaimerAccepted('v1')).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['a time', '2026-11-20T10:00:00.000Z', 0],
    ['another text', 'yes', 1],
    ['an empty text', '', 1],
    ['nothing', undefined, 1],
  ])('is shown only if no time is stored (%s)', (_, stored, dialogCount) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    if (stored !== undefined) localStorage.setItem('parvis.disclaimer.v1', stored)
    renderDisclaimer()
    expect(screen.queryAllByRole('dialog')).toHaveLength(dialogCount)
  })

  it('is shown again once after the firm changes its text', async () => {
    localStorage.setItem('parvis.disclaimer.v1', '2026-11-20T10:00:00.000Z')
    vi.stubGlobal('fetch', async () => Response.json({ markdown: '# Disclaimer\n\nOne more sentence.' }))
    const firm = { ...appConfig.firm, disclaimerVersion: 'v1-changed' }
    const visit = () =>
      render(
        <ConfigContext value={{ ...appConfig, firm }}>
          <Disclaimer onAccepted={() => {}} />
        </ConfigContext>,
      )
    const first = visit()
    await shows('One more sentence.')
    fireEvent.click(accept())
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()
    visit()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that a signed-in user accepted, now or earlier, is recorded by the server (L-5)', async () => {
    const recorded: unknown[] = []
    vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
      if (method === 'PUT') recorded.push([address, JSON.parse(String(body))])
      return method === 'PUT'
        ? new Response(null, { status: 204 })
        : Response.json({ markdown: '# Disclaimer\n\nThe conditions.' })
    })
    const visit = (userId: string) =>
      render(
        <ConfigContext value={appConfig}>
          <Disclaimer userId={userId} onAccepted={() => {}} />
        </ConfigContext>,
      )
    const record = ['/api/account/disclaimer', { version: 'v1' }]
    const first = visit('ann')
    await shows('The conditions.')
    expect(recorded).toEqual([])
    fireEvent.click(accept())
    await waitFor(() => expect(recorded).toEqual([record]))
    first.unmount()
    visit('bob')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(recorded).toEqual([record, record]))
  })

  it('uses the heading and the language of the firm’s text', async () => {
    const markdown =
      '# Before you ask #\n\nThe answers are general information, and not the advice of a lawyer.'
    vi.stubGlobal('fetch', async () => Response.json({ markdown }))
    renderDisclaimer()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Disclaimer – Limitation de responsabilité',
    )
    await shows('general information')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Before you ask')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(screen.getByRole('dialog').lang).toBe('en')
    expect(accept().lang).toBe('fr')
  })

  it('shows the built-in text if the firm’s cannot be loaded, and can then be accepted', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    renderDisclaimer()
    await shows('ni un conseil juridique')
    expect(text()).toContain('déclinent toute responsabilité')
    expect(text()).toContain('consultez un avocat')
    fireEvent.click(accept())
    expect(screen.queryByRole('dialog')).toBeNull()
    // The firm's own text has not been seen: it is shown at the next visit.
    expect(isDisclaimerAccepted('v1')).toBe(false)
  })

  it('shows the built-in text if the firm’s is still loading after 8 s', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.useFakeTimers()
    renderDisclaimer()
    await act(() => vi.advanceTimersByTimeAsync(7_900))
    expect(text()).toContain('Loading…')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(text()).toContain('ni un conseil juridique')
    fireEvent.click(accept())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
