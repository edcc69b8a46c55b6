import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { createChatCounter, exportAccount, exportChat, getSharedChat, listShares } from './sharing.ts'

const chatId = 'one' as ChatId

/** Replaces the server. Returns the calls. */
function respondWith(respond: () => Response) {
  const fetched = vi.fn(async (_address: string, _init?: RequestInit) => respond())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The beginning of a file in a zip, up to its content. */
function fileStart(name: string): Uint8Array {
  const details = Array.from({ length: 26 }, (_, index) => (index * 37) % 256)
  return Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...details, ...new TextEncoder().encode(name))
}

it('the chats of an archive are counted, whether they have two files, one or none, and however it is split (T-14)', () => {
  const names = ['0001 a.json', '0001 a.md', '0002 b.txt', '0003 c.json', '0003 c.md', '0005 é.json']
  const starts = names.map(name => fileStart(`chats/${name}`))
  const bytes = Uint8Array.from(starts.flatMap(start => [...start, 1, 0x50, 0x50, 0x4b, 0x05, 0x06]))
  const countChats = createChatCounter()
  expect(starts.map(countChats)).toEqual([1, 1, 2, 3, 3, 5])
  for (let chunkBytes = 1; chunkBytes <= bytes.length; chunkBytes += 1) {
    const count = createChatCounter()
    let chatCount = 0
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      chatCount = count(bytes.slice(at, at + chunkBytes))
    }
    expect(chatCount).toBe(5)
  }
})

it('a share that cannot be read does not hide the others (X-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const id = '11111111-1111-4111-8111-111111111111'
  const time = '2026-11-28T00:00:00.000Z'
  const share = { id, chatId: id, title: null, withFiles: false, createdAt: time, expiresAt: time }
  vi.stubGlobal('fetch', async () => Response.json({ shares: [{ ...share, title: 7 }, share] }))
  expect(await listShares()).toEqual([share])
})

it('an export is awaited until the server has certainly given up (T-4)', async () => {
  vi.useFakeTimers()
  const silent: typeof fetch = (_address, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  vi.stubGlobal('fetch', silent)
  const failure = vi.fn()
  exportChat({ chatId, format: 'pdf', language: 'fr' }).catch(failure)
  const maxServerMs = 15_000 + 60_000
  await vi.advanceTimersByTimeAsync(maxServerMs + 5_000)
  expect(failure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(failure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unreachable' }))
})

it('an answer is exported in the language and the time zone of the screen, under the file name that the server gives (T-4)', async () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Pacific/Auckland' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  const disposition = "attachment; filename=chat.pdf; filename*=UTF-8''Loyer%20pay%C3%A9.pdf; size=3"
  const fetched = respondWith(() => new Response('%PDF', { headers: { 'content-disposition': disposition } }))
  const file = await exportChat({ chatId, messageId: '2', format: 'pdf', language: 'fr' })
  expect(file.name).toBe('Loyer payé.pdf')
  const query = 'format=pdf&lang=fr&timeZone=Pacific%2FAuckland&messageId=2'
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/chat/one/export?${query}`)
  respondWith(() => new Response('# Rent'))
  expect((await exportChat({ chatId, format: 'md', language: 'fr' })).name).toBe('chat.md')
})

it('the progress of an export never counts more chats than there were at its start (T-14)', async () => {
  const headers = {
    'x-chat-count': '2',
    'content-disposition': "attachment; filename*=UTF-8''chats%202026.zip",
  }
  respondWith(() => new Response(fileStart('chats/0003 c.md').slice(), { headers }))
  const onProgress = vi.fn()
  const { signal } = new AbortController()
  const file = await exportAccount('en', { signal, onProgress })
  expect(file.name).toBe('chats 2026.zip')
  expect(onProgress.mock.calls).toEqual([[{ chatCount: 2, doneCount: 2 }]])
})

it('a shared chat says for each question how many of its files are not shared', async () => {
  const messages = [
    { role: 'user', content: 'May I?', hiddenFiles: 2 },
    { role: 'assistant', content: 'Yes.' },
  ]
  respondWith(() => Response.json({ title: 'Rent', messages }))
  const { hiddenFileCounts } = await getSharedChat('secret')
  expect([...hiddenFileCounts.values()]).toEqual([2, 0])
})
