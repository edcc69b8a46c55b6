import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { ShareDialog } from './share-dialog.tsx'

const chatId = '0190d2a0-0000-7000-8000-000000000001' as ChatId
const created = { id: '11111111-1111-4111-8111-000000000000', url: '/shared/token', expiresAt: '' }

let server: { bodies: unknown[]; responses: Promise<Response>[]; shareable: () => Response }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = { bodies: [], responses: [], shareable: () => Response.json({ hasFiles: true }) }
  vi.stubGlobal('fetch', (_url: string, { body, method }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(server.shareable())
    server.bodies.push(JSON.parse(String(body)))
    return server.responses.shift() ?? Promise.resolve(Response.json(created))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create the link' }))

it('a link works for 30 days and does not share the files, unless the user chooses otherwise (T-13)', async () => {
  const { unmount } = render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  create()
  expect(await screen.findByDisplayValue(`${location.origin}/shared/token`)).toBeTruthy()
  unmount()
  render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '7' } })
  fireEvent.click(await screen.findByRole('checkbox'))
  create()
  await screen.findByDisplayValue(`${location.origin}/shared/token`)
  expect(server.bodies).toEqual([
    { expiresInDays: 30, withFiles: false },
    { expiresInDays: 7, withFiles: true },
  ])
})

it('the dialog offers to share files only if the conversation has some, or if the server cannot say (T-13)', async () => {
  server.shareable = () => Response.json({ hasFiles: false })
  const { unmount } = render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  create()
  await screen.findByDisplayValue(`${location.origin}/shared/token`)
  unmount()
  expect(server.bodies).toEqual([{ expiresInDays: 30, withFiles: false }])
  server.shareable = () => new Response(null, { status: 503 })
  render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await screen.findByRole('checkbox', { name: 'Also share the attached files' })).toBeTruthy()
})

it('screen readers read who can see the link, and then until when it works (X-4)', async () => {
  render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  screen.getByRole('dialog', { description: /^Anyone who has the link can read a copy/ })
  create()
  await screen.findByRole('dialog', { description: /^Your link works until/ })
})

it('Escape does not close the dialog while the link is being created; if that fails, the user can try again', async () => {
  const response = Promise.withResolvers<Response>()
  server.responses.push(response.promise)
  const onClose = vi.fn()
  render(<ShareDialog chatId={chatId} onClose={onClose} />)
  create()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  response.resolve(new Response(null, { status: 503 }))
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
  create()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(await screen.findByDisplayValue(`${location.origin}/shared/token`)).toBeTruthy()
})

it('“Copy” copies the link, and says so (T-13)', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<ShareDialog chatId={chatId} onClose={() => {}} />)
  create()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/shared/token`)
})
