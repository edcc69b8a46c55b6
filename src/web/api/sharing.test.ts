import { expect, it, onTestFinished, vi } from 'vitest'
import type { ChatId } from '#shared/ids.ts'
import { createChatCounter, exportChat, listShares } from './sharing.ts'

/** The beginning of a file in a zip, up to its content. */
function fileStart(name: string): Uint8Array {
  const details = Array.from({ length: 26 }, (_, index) => (index * 37) % 256)
  return Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...details, ...new TextEncoder().encode(name))
}

it('counts the chats of an archive, each with two files, one or none, however it is split (T-14)', () => {
  const names = ['0001 a.json', '0001 a.md', '0002 b.txt', '0003 c.json', '0003 c.md', '0005 é.json']
  const starts = names.map(name => fileStart(`chats/${name}`))
  const bytes = Uint8Array.from(starts.flatMap(start => [...start, 1, 0x50, 0x50, 0x4b, 0x05, 0x06]))
  const countChats = createChatCounter()
  expect(starts.map(countChats)).toEqual([1, 1, 2, 3, 3, 5])
  for (let size = 1; size <= bytes.length; size += 1) {
    const count = createChatCounter()
    let counted = 0
    for (let at = 0; at < bytes.length; at += size) counted = count(bytes.slice(at, at + size))
    expect(counted).toBe(5)
  }
})

it('lists the shares that it can read, even if a newer server sends another one that it cannot (X-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const id = '11111111-1111-4111-8111-111111111111'
  const time = '2026-11-28T00:00:00.000Z'
  const share = { id, chatId: id, title: null, withFiles: false, createdAt: time, expiresAt: time }
  vi.stubGlobal('fetch', async () => Response.json({ shares: [{ ...share, title: 7 }, share] }))
  expect(await listShares()).toEqual([share])
})

it('waits for an export until the server has certainly given up (T-4)', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const silent: typeof fetch = (_address, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  vi.stubGlobal('fetch', silent)
  const failure = vi.fn()
  exportChat({ chatId: 'one' as ChatId, format: 'pdf', language: 'fr' }).catch(failure)
  const maxServerMs = 15_000 + 60_000
  await vi.advanceTimersByTimeAsync(maxServerMs + 5_000)
  expect(failure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(failure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unreachable' }))
})
