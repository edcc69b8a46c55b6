import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ShareList } from './share-list.tsx'

const shares = ['Rent', 'Notice', 'Deposit'].map((title, index) => ({
  id: `11111111-1111-4111-8111-00000000000${index}`,
  chatId: '22222222-2222-4222-8222-222222222222',
  title,
  withFiles: false,
  createdAt: '2026-05-31T22:30:00Z',
  expiresAt: '2026-06-30T22:30:00Z',
}))

const timeZone = process.env.TZ

/** Each removal waits until this is called. */
let finish: () => void

beforeEach(() => {
  process.env.TZ = 'Europe/Paris'
  const removals = Promise.withResolvers<void>()
  finish = removals.resolve
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ shares })
    await removals.promise
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  if (timeZone === undefined) delete process.env.TZ
  else process.env.TZ = timeZone
})

async function renderList() {
  render(
    <ToastProvider dismissLabel="Dismiss">
      <ShareList />
    </ToastProvider>,
  )
  return screen.findAllByRole('listitem')
}

it('two links that are revoked at the same moment both leave the list', async () => {
  const rows = await renderList()
  for (const row of rows.slice(0, 2)) await userEvent.click(within(row).getByRole('button'))
  finish()
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull())
  await waitFor(() => expect(screen.queryByText('Notice')).toBeNull())
  expect(screen.getByText('Deposit')).toBeTruthy()
})

it('a double click revokes one link, even if the next one has moved under the pointer by the second click (T-13)', async () => {
  const buttons = (await renderList()).map(row => within(row).getByRole('button'))
  fireEvent.click(buttons[0] as HTMLElement, { detail: 1 })
  finish()
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull())
  fireEvent.click(buttons[1] as HTMLElement, { detail: 2 })
  expect(buttons[1]?.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(buttons[2] as HTMLElement, { detail: 1 })
  await waitFor(() => expect(screen.queryByText('Deposit')).toBeNull())
  expect(screen.getByText('Notice')).toBeTruthy()
})

it('once the last link is revoked, the page says that nothing is shared', async () => {
  const rows = await renderList()
  finish()
  for (const row of rows) {
    expect(screen.queryByText('You are not sharing any conversations.')).toBeNull()
    await userEvent.click(within(row).getByRole('button'))
    await waitFor(() => expect(row.isConnected).toBe(false))
  }
  await screen.findByText('You are not sharing any conversations.')
  expect(screen.queryByRole('list')).toBeNull()
})

it('when a link leaves the list, the focus moves to the list, unless the user has moved it elsewhere (X-4)', async () => {
  const [first, second] = (await renderList()).map(row => within(row).getByRole('button'))
  await userEvent.click(first as HTMLElement)
  act(() => second?.focus())
  finish()
  await waitFor(() => expect(screen.queryByText('Rent')).toBeNull())
  expect(document.activeElement).toBe(second)
  await userEvent.click(second as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Notice')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('list').parentElement)
})

it('a link that has already been revoked leaves the list, for example if the first response was lost', async () => {
  const [row] = await renderList()
  const problem = { error: { code: 'not_found', message: 'No such share.' } }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }))
  await userEvent.click(within(row as HTMLElement).getByRole('button'))
  await screen.findByText('The link no longer works.')
  expect(screen.queryByText('Rent')).toBeNull()
})

it('a link that could not be revoked stays, and revoking it can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [row] = await renderList()
  const revoke = within(row as HTMLElement).getByRole('button')
  const server = vi.fn(async () => new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', server)
  await userEvent.click(revoke)
  await waitFor(() => expect(revoke.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(revoke)
  expect(server).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Rent')).toBeTruthy()
  warn.mockRestore()
})

it('a link’s days are those of the reader’s time zone', async () => {
  const [row] = await renderList()
  expect(row?.textContent).toContain('1 June 2026')
  expect(row?.textContent).toContain('1 July 2026')
})

it('links that could not be loaded can be loaded again; each names its chat, even one without a title, and says if it shares files (T-12)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  render(
    <ToastProvider dismissLabel="Dismiss">
      <ShareList />
    </ToastProvider>,
  )
  const failure = await screen.findByText('Your links could not be loaded.')
  const [first] = shares
  vi.stubGlobal('fetch', async () =>
    Response.json({
      shares: [
        { ...first, title: null, withFiles: true },
        { ...first, id: shares[1]?.id },
      ],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0] as HTMLElement).getByText('Untitled conversation')).toBeTruthy()
  expect(rows.map(row => row.textContent?.includes('with files'))).toEqual([true, false])
  expect(failure.isConnected).toBe(false)
})
