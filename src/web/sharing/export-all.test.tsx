import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ExportAll } from './export-all.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })
const exportAll = 'Export all my conversations'

/** Starts an export whose response arrives once the returned function is called. */
async function startExport(): Promise<(response: Response) => void> {
  const responded = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => responded.reject(signal.reason))
    return responded.promise
  })
  render(
    <>
      <button type="button">Elsewhere</button>
      <ExportAll />
    </>,
  )
  await userEvent.click(button(exportAll))
  return responded.resolve
}

it('cancelling the export of all chats moves the focus to the button that starts it', async () => {
  await startExport()
  // The number of chats is not known yet.
  expect(screen.getByRole('status').textContent).toBe('Preparing your file…')
  await userEvent.click(button('Cancel'))
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(document.activeElement).toBe(button(exportAll))
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('an export of all chats ends when the page is left', async () => {
  let exporting: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    exporting = signal
    return new Promise(() => {})
  })
  const { unmount } = render(<ExportAll />)
  await userEvent.click(button(exportAll))
  expect(exporting?.aborted).toBe(false)
  unmount()
  expect(exporting?.aborted).toBe(true)
})

it.each([
  ['Cancel', exportAll],
  ['Elsewhere', 'Elsewhere'],
])(
  'if "%s" has the focus when the export of all chats ends, "%s" has it afterwards',
  async (before, after) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const respond = await startExport()
    act(() => button(before).focus())
    respond(new Response('', { status: 500 }))
    await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
    expect(document.activeElement).toBe(button(after))
  },
)

it('if the export of all chats fails, the page says so, and the user can try again (T-14)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const respond = await startExport()
  respond(Response.json({ error: { code: 'too_many_requests', message: 'Later.' } }, { status: 429 }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('Too many requests.')
  const again = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', again)
  await userEvent.click(button(exportAll))
  expect(again).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('an export of all chats is in the language of the screen, and shows its progress (T-5, T-14)', async () => {
  localStorage.setItem('parvis.language', 'fr')
  onTestFinished(() => localStorage.clear())
  const name = 'chats/0001 '
  const body = new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode(`PK\x03\x04${'.'.repeat(26)}${name}`)),
  })
  const fetched = vi.fn(async (_: string) => new Response(body, { headers: { 'x-chat-count': '2' } }))
  vi.stubGlobal('fetch', fetched)
  render(
    <LanguageProvider>
      <ExportAll />
    </LanguageProvider>,
  )
  await userEvent.click(button('Exporter toutes mes conversations'))
  const progress = await screen.findByRole('progressbar', { name: 'Exporter toutes mes conversations' })
  expect(progress.getAttribute('max')).toBe('2')
  await screen.findByText(/ sur 2…$/)
  expect(new URL(fetched.mock.calls[0]?.[0] ?? '', location.href).searchParams.get('lang')).toBe('fr')
})
