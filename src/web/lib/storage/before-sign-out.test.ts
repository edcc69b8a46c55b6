import { expect, it, onTestFinished, vi } from 'vitest'
import { beforeSignOut, runBeforeSignOut } from './before-sign-out.ts'

const lockName = 'parvis.before-sign-out'

function openOtherTab() {
  const tab = new BroadcastChannel('parvis')
  onTestFinished(() => tab.close())
  return tab
}

it('a sign-out is announced to the other tabs, and runs this tab’s tasks, even if one fails, but none that was removed', async () => {
  const tab = openOtherTab()
  const told = new Promise(resolve => tab.addEventListener('message', ({ data }) => resolve(data)))
  const task = vi.fn(async () => {})
  const removeFailing = beforeSignOut('ann', () => Promise.reject(new Error('no network')))
  onTestFinished(removeFailing)
  const remove = beforeSignOut('ann', task)
  await runBeforeSignOut('ann')
  expect(task).toHaveBeenCalledOnce()
  expect(await told).toEqual({ user: 'ann', what: 'signing-out' })
  remove()
  await runBeforeSignOut('ann')
  expect(task).toHaveBeenCalledOnce()
})

it('a sign-out of the same user in another tab runs the task, and can wait until it is done', async () => {
  const tab = openOtherTab()
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const task = vi.fn(() => {
    started.resolve()
    return gate.promise
  })
  const remove = beforeSignOut('ann', task)
  // Of another version of the page.
  tab.postMessage(null)
  tab.postMessage({ user: 'ben', what: 'signing-out' })
  tab.postMessage({ user: 'ann', what: 'listed' })
  tab.postMessage({ user: 'ann', what: 'signing-out' })
  await started.promise
  expect(task).toHaveBeenCalledOnce()
  const isFree = () => navigator.locks.request(lockName, { ifAvailable: true }, lock => lock !== null)
  expect(await isFree()).toBe(false)
  gate.resolve()
  await navigator.locks.request(lockName, () => {})
  remove()

  const last = vi.fn(async () => {})
  onTestFinished(beforeSignOut('ann', last))
  beforeSignOut('ann', task)()
  tab.postMessage({ user: 'ann', what: 'signing-out' })
  await expect.poll(() => last, { interval: 1 }).toHaveBeenCalledOnce()
  expect(task).toHaveBeenCalledOnce()
})

it('a task that was removed holds up no other tab', async () => {
  beforeSignOut('ann', () => new Promise(() => {}))()
  await navigator.locks.request(lockName, () => {})
})

/** Replaces the timeout after which a sign-out no longer waits. */
function stubTimeout() {
  const timeout = new AbortController()
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  onTestFinished(() => wait.mockRestore())
  return { timeout, wait }
}

it('a sign-out waits for another tab’s task, but only for a moment', async () => {
  const { timeout, wait } = stubTimeout()
  const hanging = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const other = navigator.locks.request(lockName, { mode: 'shared' }, () => {
    held.resolve()
    return hanging.promise
  })
  await held.promise
  const ended = vi.fn()
  const signOut = runBeforeSignOut('ann').then(ended)
  await navigator.locks.query()
  expect(ended).not.toHaveBeenCalled()
  expect(wait).toHaveBeenCalledWith(1_500)
  timeout.abort()
  await signOut
  hanging.resolve()
  await other
})

it('a task that hangs does not hold up the sign-out for long', async () => {
  const { timeout } = stubTimeout()
  onTestFinished(beforeSignOut('ann', () => new Promise(() => {})))
  const signOut = runBeforeSignOut('ann')
  timeout.abort()
  await signOut
})
