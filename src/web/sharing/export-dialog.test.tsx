import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ExportDialog } from './export-dialog.tsx'

const chatId = '0190d2a0-0000-7000-8000-000000000001' as ChatId
const problem = { error: { code: 'export_too_large', message: 'Scripted.' } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['a conversation that is too long to export', undefined, 'You can export its answers one by one.'],
  ['an answer that is too long to export', 'm1', 'You can copy its text instead.'],
])('%s comes with advice', async (_, messageId, advice) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 413 })))
  render(<ExportDialog chatId={chatId} {...(messageId !== undefined && { messageId })} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: /^PDF/ }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain(advice)
})

it('an export that is refused is explained, and can be tried again (T-6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const later = { error: { code: 'too_many_requests', message: 'Later.' } }
  const server = vi.fn(() => Promise.resolve(Response.json(later, { status: 429 })))
  vi.stubGlobal('fetch', server)
  render(<ExportDialog chatId={chatId} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: /^Word/ }))
  const refusal = 'Too many requests. Please try again in a minute.'
  await expect.poll(() => screen.getByRole('alert').textContent).toContain(refusal)
  server.mockReturnValue(new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: /^Word/ }))
  expect(server).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert').textContent).toBe('')
  // One file at a time.
  await userEvent.click(screen.getByRole('button', { name: /^PDF/ }))
  expect(server).toHaveBeenCalledTimes(2)
})

it('an export that fails after its dialog was closed is explained by a toast (T-6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  const page = (dialog: ReactNode) => <ToastProvider dismissLabel="Dismiss">{dialog}</ToastProvider>
  const { rerender } = render(page(<ExportDialog chatId={chatId} onClose={() => {}} />))
  await userEvent.click(screen.getByRole('button', { name: /^PDF/ }))
  rerender(page(undefined))
  response.resolve(Response.json(problem, { status: 413 }))
  expect(await screen.findByText(/You can export its answers one by one\./)).toBeTruthy()
})

it.each([
  ['PDF', 'pdf', undefined],
  ['Word', 'docx', undefined],
  ['Markdown', 'md', 'm1'],
])(
  'the button "%s" downloads a %s file under the name that the server gave (T-6)',
  async (name, format, messageId) => {
    const addresses: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address)
      const headers = { 'content-disposition': `attachment; filename*=UTF-8''Un%20bail.${format}` }
      return new Response('content', { headers })
    })
    const downloads: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download)
    })
    render(
      <ExportDialog chatId={chatId} {...(messageId !== undefined && { messageId })} onClose={() => {}} />,
    )
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    await screen.findByText('Your file was downloaded.')
    expect(downloads).toEqual([`Un bail.${format}`])
    const { pathname, searchParams } = new URL(addresses[0] ?? '', location.href)
    expect(addresses).toHaveLength(1)
    expect(pathname).toBe(`/api/chat/${chatId}/export`)
    expect([searchParams.get('format'), searchParams.get('messageId')]).toEqual([format, messageId ?? null])
  },
)
