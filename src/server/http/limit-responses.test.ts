import { EventEmitter } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { limitResponses } from './limit-responses.ts'

function setUp() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limit = limitResponses(2)
  return async (id: string) => {
    const outgoing = Object.assign(new EventEmitter(), { destroyed: false })
    const next = vi.fn(async () => undefined)
    const context = { env: { outgoing }, var: { caller: { id } } } as unknown as Parameters<typeof limit>[0]
    const refused = vi.fn()
    void Promise.resolve(limit(context, next)).catch(refused)
    await vi.advanceTimersByTimeAsync(0)
    return { outgoing, next, refused }
  }
}

it('only so many of a user’s responses are in memory at once, however slowly they are read (H-7)', async () => {
  const call = setUp()
  const [first, , third, other] = [await call('a'), await call('a'), await call('a'), await call('b')]
  expect(first.next).toHaveBeenCalledOnce()
  expect(other.next).toHaveBeenCalledOnce()
  expect(third.next).not.toHaveBeenCalled()
  first.outgoing.emit('close')
  await vi.advanceTimersByTimeAsync(0)
  expect(third.next).toHaveBeenCalledOnce()
})

it('a call that has waited for ten seconds is refused (H-7)', async () => {
  const call = setUp()
  const [, , third] = [await call('a'), await call('a'), await call('a')]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(third.refused).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
  expect(third.next).not.toHaveBeenCalled()
})

it('a client that leaves while it waits does not keep the next one waiting', async () => {
  const call = setUp()
  const [first, , third, fourth] = [await call('a'), await call('a'), await call('a'), await call('a')]
  third.outgoing.destroyed = true
  first.outgoing.emit('close')
  await vi.advanceTimersByTimeAsync(0)
  expect(third.next).not.toHaveBeenCalled()
  expect(fourth.next).toHaveBeenCalledOnce()
})
