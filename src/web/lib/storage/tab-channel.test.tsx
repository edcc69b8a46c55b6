import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { postToTabs, subscribeToTabs } from './tab-channel.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('in a browser without BroadcastChannel, a message to other tabs is dropped without an error', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const unsubscribe = subscribeToTabs('ann', () => {})
  postToTabs({ user: 'ann', what: 'listed' })
  unsubscribe()
})

it('a tab gets the messages of its user, and none after it unsubscribed', async () => {
  const other = new BroadcastChannel('parvis')
  onTestFinished(() => other.close())
  const received: unknown[] = []
  const { promise: last, resolve } = Promise.withResolvers<void>()
  const unsubscribe = subscribeToTabs('ann', message => received.push(message.what))
  onTestFinished(
    subscribeToTabs('ann', ({ what }) => {
      if (what === 'listed') unsubscribe()
      if (what === 'signing-out') resolve()
    }),
  )
  // Of another user, and of another release.
  for (const message of [{ user: 'ben', what: 'listed' }, null, 'listed', { user: 'ann' }])
    other.postMessage(message)
  other.postMessage({ user: 'ann', what: 'listed' })
  other.postMessage({ user: 'ann', what: 'signing-out' })
  await last
  expect(received).toEqual(['listed'])
})
