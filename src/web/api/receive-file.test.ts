import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { exportAudit } from './admin-calls.ts'
import { exportAccount, exportChat } from './sharing.ts'

const { signal } = new AbortController()

/** Each call that downloads a file, and the silence in seconds after which it gives up. */
const downloads = [
  ['a chat', () => exportChat({ chatId: 'one' as ChatId, format: 'pdf', language: 'fr' }), 30],
  ['all chats', () => exportAccount('en', { signal, onProgress: () => {} }), 180],
  ['the audit log', () => exportAudit({}, 'en'), 30],
] as const

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(downloads)(
  'a download of %s ends if its connection falls silent',
  async (_name, download, maxSeconds) => {
    let write = (_bytes: Uint8Array) => {}
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        write = bytes => controller.enqueue(bytes)
      },
    })
    vi.stubGlobal('fetch', async () => new Response(body))
    const failure = vi.fn()
    download().catch(failure)
    await vi.advanceTimersByTimeAsync((maxSeconds - 1) * 1000)
    write(Uint8Array.of(1))
    await vi.advanceTimersByTimeAsync((maxSeconds - 1) * 1000)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(failure).toHaveBeenCalledOnce()
  },
)

it.each(downloads)(
  'a download of %s whose connection ended within the headers fails',
  async (_name, download) => {
    vi.stubGlobal('fetch', async () => new Response(''))
    await expect(download()).rejects.toMatchObject({ code: 'unexpected_response' })
  },
)
