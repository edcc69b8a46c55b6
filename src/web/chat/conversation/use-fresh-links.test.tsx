import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { renewLinks } from './attachment-links.ts'
import { browserApi } from './browser-api.ts'
import { createConversationStore, openChat } from './conversation-store.ts'
import { syncChat } from './sync-chat.ts'
import { useFreshLinks } from './use-fresh-links.ts'

const minuteMs = 60_000
const chat = '11111111-1111-4111-8111-111111111111' as ChatId

/** Each response of the server has a new link to the lease. */
const server = { isReachable: true, callCount: 0 }
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  server.isReachable = true
  server.callCount = 0
  visibility = 'visible'
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async () => {
    server.callCount += 1
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const attachments = [{ kind: 'pdf', url: `/files/${server.callCount}`, name: 'lease.pdf', fileId: 'p1' }]
    const id = '00000000-0000-4000-8000-000000000000'
    const message = { id, role: 'user', content: 'Is it valid?', status: 'complete', attachments }
    return Response.json({
      messages: [{ ...message, created_at: '2026-11-20T10:00:00Z' }],
      offset: 0,
      hasOlder: false,
    })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a chat with a file. Returns the file's link on screen. */
async function openWithFile() {
  const store = createConversationStore(browserApi('ann', () => 'en'))
  await syncChat(store, openChat(store, chat))
  const renew = () => renewLinks(store)
  renderHook(() => useFreshLinks(renew))
  return () => store.getState().messages[0]?.attachments[0]?.url
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs)

describe('the links to files of a page that stays open', () => {
  it('are renewed every 40 minutes, before they expire', async () => {
    const link = await openWithFile()
    expect(link()).toBe('/files/1')
    await pass(41)
    expect(link()).toBe('/files/2')
    await pass(40)
    expect(link()).toBe('/files/3')
  })

  it('are renewed before they expire if the first attempts fail, with growing pauses', async () => {
    const link = await openWithFile()
    server.isReachable = false
    await pass(50)
    expect(server.callCount - 1).toBe(5)
    expect(link()).toBe('/files/1')
    server.isReachable = true
    await pass(5)
    expect(link()).toBe(`/files/${server.callCount}`)
    const renewed = link()
    await pass(35)
    expect(link()).toBe(renewed)
    await pass(5)
    expect(link()).not.toBe(renewed)
  })

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('that could not be renewed are renewed at once when %s', async (_when, happen) => {
    const link = await openWithFile()
    server.isReachable = false
    await pass(44)
    server.isReachable = true
    happen()
    await pass(0)
    expect(link()).not.toBe('/files/1')
  })

  it('are not renewed while the page is hidden, and not before they need to be', async () => {
    const link = await openWithFile()
    visibility = 'hidden'
    await pass(60)
    expect(server.callCount).toBe(1)
    visibility = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(link()).toBe('/files/2')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    await pass(1)
    expect(link()).toBe('/files/2')
  })
})

describe('a renewal', () => {
  it('is not begun twice, nor again after the page is left', async () => {
    const renewed = Promise.withResolvers<boolean>()
    const renew = vi.fn(() => renewed.promise)
    const { unmount } = renderHook(() => useFreshLinks(renew))
    await pass(41)
    window.dispatchEvent(new Event('online'))
    expect(renew).toHaveBeenCalledOnce()
    unmount()
    renewed.resolve(false)
    await pass(60)
    window.dispatchEvent(new Event('online'))
    expect(renew).toHaveBeenCalledOnce()
  })

  it('is not begun at all after the page is left', async () => {
    const renew = vi.fn(async () => true)
    renderHook(() => useFreshLinks(renew)).unmount()
    await pass(60)
    expect(renew).not.toHaveBeenCalled()
  })

  it('that fails is tried again soon, even if earlier ones needed several attempts', async () => {
    const outcomes = [false, false, false, true, false]
    const renew = vi.fn(async () => outcomes.shift() ?? true)
    renderHook(() => useFreshLinks(renew))
    await pass(40 + 3.5 + 40)
    expect(renew).toHaveBeenCalledTimes(5)
    await pass(0.5)
    expect(renew).toHaveBeenCalledTimes(6)
  })
})
