import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import { MessageFiles } from './message-files.tsx'
// Loads the lazy module in advance: on a busy machine, a dialog would first say that it is loading.
import './image-overlay.tsx'

const image = {
  kind: 'image',
  name: 'plan.png',
  fileId: undefined,
  pages: undefined,
  file: undefined,
} as const

const enlarged = () => within(screen.getByRole('dialog')).getByRole('img')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('an image whose link expired is shown again, even if its thumbnail and its enlarged view both failed', async () => {
  const fresh = Promise.withResolvers<void>()
  const refreshLinks = vi.fn(() => fresh.promise)
  const shown = (url: string) => (
    <MessageActionsContext value={{ refreshLinks, pickAgain: vi.fn(), ask: vi.fn() }}>
      <MessageFiles messageId="question" attachments={[{ ...image, url }]} />
    </MessageActionsContext>
  )
  const { rerender } = render(shown('/expired'))
  const failed = screen.getByRole('img', { name: 'plan.png' })
  fireEvent.error(failed)
  fireEvent.click(screen.getByRole('button', { name: /plan\.png/ }))
  await screen.findByRole('dialog')
  const failedEnlarged = enlarged()
  fireEvent.error(failedEnlarged)
  rerender(shown('/fresh'))
  await act(async () => fresh.resolve())
  expect(refreshLinks).toHaveBeenCalledTimes(1)
  // In an element that had failed, Chromium sometimes draws nothing.
  expect([failed.isConnected, failedEnlarged.isConnected]).toEqual([false, false])
  expect(enlarged().getAttribute('src')).toBe('/fresh')
  // The fresh link does not work either.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  await act(async () => void fireEvent.error(enlarged()))
  expect(await screen.findByText('This file is no longer available.')).toBeTruthy()
})

it('an enlarged image that cannot be loaded is not tried for ever, and the focus moves to what is around it', async () => {
  let linkCount = 0
  const refreshLinks = vi.fn(async () => {
    linkCount += 1
    show()
  })
  vi.stubGlobal('fetch', async () => new Response())
  const messages = () => (
    <MessageActionsContext value={{ refreshLinks, pickAgain: vi.fn(), ask: vi.fn() }}>
      <div tabIndex={-1} data-testid="messages">
        <MessageFiles messageId="question" attachments={[{ ...image, url: `/plan${linkCount}` }]} />
      </div>
    </MessageActionsContext>
  )
  const { rerender } = render(messages())
  const show = () => rerender(messages())
  const thumbnail = screen.getByRole('button', { name: /plan\.png/ })
  act(() => thumbnail.focus())
  fireEvent.click(thumbnail)
  await screen.findByRole('dialog')
  for (const failureCount of [1, 2]) {
    expect(screen.queryAllByText('This file could not be loaded.')).toHaveLength(0)
    fireEvent.error(enlarged())
    await act(async () => {})
    expect(refreshLinks).toHaveBeenCalledTimes(1)
    // Only the thumbnail arrives.
    if (failureCount === 1) fireEvent.load(within(thumbnail).getByRole('img', { hidden: true }))
  }
  expect(screen.getByText('This file could not be loaded.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByTestId('messages'))
})

it('an image that fails twice on a bad network is not called missing, and can be tried again', async () => {
  const refreshLinks = vi.fn(async () => {})
  vi.stubGlobal('fetch', async () => new Response())
  render(
    <MessageActionsContext value={{ refreshLinks, pickAgain: vi.fn(), ask: vi.fn() }}>
      <MessageFiles messageId="question" attachments={[{ ...image, url: '/plan' }]} />
    </MessageActionsContext>,
  )
  for (const failureCount of [1, 2]) {
    fireEvent.error(screen.getByRole('img', { name: 'plan.png' }))
    await act(async () => {})
    expect(screen.queryAllByText('This file could not be loaded.')).toHaveLength(failureCount - 1)
  }
  expect(refreshLinks).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'plan.png' })).toBeTruthy()
})

it('an image of a chat or shared chat that no longer exists is called missing, and cannot be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refreshLinks = vi.fn(() => Promise.reject(new ApiError(404, 'not_found', 'The link was revoked.')))
  render(
    <MessageActionsContext value={{ refreshLinks, pickAgain: vi.fn(), ask: vi.fn() }}>
      <MessageFiles messageId="question" attachments={[{ ...image, url: '/plan' }]} />
    </MessageActionsContext>,
  )
  fireEvent.error(screen.getByRole('img', { name: 'plan.png' }))
  expect(await screen.findByText('This file is no longer available.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('an image that could not be loaded without a network is loaded when the network is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refreshLinks = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <MessageActionsContext value={{ refreshLinks, pickAgain: vi.fn(), ask: vi.fn() }}>
      <MessageFiles messageId="question" attachments={[{ ...image, url: '/plan' }]} />
    </MessageActionsContext>,
  )
  for (const callCount of [1, 2]) {
    fireEvent.error(screen.getByRole('img', { name: 'plan.png' }))
    expect(await screen.findByText('This file could not be loaded.')).toBeTruthy()
    expect(refreshLinks).toHaveBeenCalledTimes(callCount)
    // The page listens for the network a moment after it shows the text.
    await vi.waitFor(() => {
      fireEvent.online(window)
      expect(screen.queryByText('This file could not be loaded.')).toBeNull()
    })
  }
})
