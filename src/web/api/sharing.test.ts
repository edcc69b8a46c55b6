import { expect, it, onTestFinished, vi } from 'vitest'
import type { ChatId } from '#shared/ids.ts'
import { createFileCounter, exportChat } from './sharing.ts'

// T-14
it('counts the files of an archive, however its bytes are divided', () => {
  const start = [0x50, 0x4b, 0x03, 0x04]
  const bytes = [...start, 1, 0x50, 0x50, ...start.slice(1), 0x50, 0x4b, 0x05, 0x06, ...start]
  for (let size = 1; size <= bytes.length; size += 1) {
    const count = createFileCounter()
    let counted = 0
    for (let at = 0; at < bytes.length; at += size)
      counted = count(new Uint8Array(bytes.slice(at, at + size)))
    expect(counted).toBe(3)
  }
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
