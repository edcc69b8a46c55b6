import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** An archive of two chats. A change takes effect once `finish` is called. */
async function openArchive() {
  const changed = Promise.withResolvers<void>()
  const server = { changeCount: 0, finish: changed.resolve }
  let chats = ['Rent', 'Notice'].map((title, index) => ({
    id: `11111111-1111-4111-8111-00000000000${index}`,
    title,
  }))
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ chats, hasMore: false })
    server.changeCount += 1
    await changed.promise
    chats = chats.filter(({ id }) => !address.endsWith(id))
    return Response.json({})
  })
  const ignore = () => {}
  render(
    <QueryScope owner={crypto.randomUUID()}>
      <ToastProvider dismissLabel="Dismiss">
        <ArchiveDialog onRestored={ignore} onRemoved={ignore} onClose={ignore} />
      </ToastProvider>
    </QueryScope>,
  )
  await screen.findByRole('link', { name: 'Rent' })
  return server
}

const button = (name: string) => screen.getByRole('button', { name })
const waitUntilGone = (title: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())

it('a chat is restored once, however often “Restore” is pressed, and the focus then moves on (J-8, X-4)', async () => {
  const server = await openArchive()
  await userEvent.click(button('Restore: Rent'))
  await userEvent.click(button('Restore: Rent'))
  expect(button('Restore: Rent').getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button('Restore: Rent'))
  server.finish()
  await waitUntilGone('Rent')
  expect(server.changeCount).toBe(1)
  expect(document.activeElement).toBe(button('Close'))
})

it('a double click restores one chat, even if the next one has moved under the pointer by the second click (J-8)', async () => {
  const server = await openArchive()
  fireEvent.click(button('Restore: Rent'), { detail: 1 })
  server.finish()
  await waitUntilGone('Rent')
  fireEvent.click(button('Restore: Notice'), { detail: 2 })
  expect(button('Restore: Notice').getAttribute('aria-busy')).toBeNull()
  expect(server.changeCount).toBe(1)
})

it('a chat that leaves the archive does not take the focus from where the user moved it', async () => {
  const server = await openArchive()
  await userEvent.click(button('Restore: Rent'))
  act(() => button('Delete: Notice').focus())
  server.finish()
  await waitUntilGone('Rent')
  expect(document.activeElement).toBe(button('Delete: Notice'))
})

it('if a chat cannot be restored, a toast says so, and the user can try again (J-8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = await openArchive()
  vi.stubGlobal('fetch', async () => {
    server.changeCount += 1
    return new Response('', { status: 503 })
  })
  await userEvent.click(button('Restore: Rent'))
  await screen.findByText('The conversation could not be changed. Please try again.')
  await userEvent.click(button('Restore: Rent'))
  await waitFor(() => expect(server.changeCount).toBe(2))
})
