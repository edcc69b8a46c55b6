import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectMutationObservers } from '#tests/support/pages/mutation-observers.ts'
import { registerOfflineWorker } from './offline-worker.ts'

const page = document.documentElement
let observers: MutationObserver[]
let load: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  load = undefined
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'load') load = listener
  })
  observers = collectMutationObservers()
  page.lang = 'fr'
})

afterEach(() => {
  for (const observer of observers) observer.disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  page.lang = ''
})

/** A browser in which `register` registers the worker. */
function withWorkers(register: (address: string) => Promise<void> = async () => {}) {
  const registered = vi.fn(register)
  vi.stubGlobal('navigator', { serviceWorker: { register: registered } })
  return registered
}

it('the offline page is in the language of the screen, even after a change, and its worker is loaded after the page (PH-4, PH-5)', async () => {
  const registered = withWorkers()
  registerOfflineWorker()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(registered).not.toHaveBeenCalled()
  load?.()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(registered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  expect(registered.mock.calls).toEqual([['/offline-worker.js?language=fr']])
  page.lang = 'en'
  page.title = 'Another page'
  await expect.poll(() => registered).toHaveBeenCalledTimes(2)
  expect(registered.mock.lastCall).toEqual(['/offline-worker.js?language=en'])
})

it('a browser that refuses the worker, as in a private window, shows no error', async () => {
  const registered = withWorkers(() => Promise.reject(new DOMException('Not allowed', 'SecurityError')))
  registerOfflineWorker()
  load?.()
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.dynamicImportSettled()
  expect(registered).toHaveBeenCalledOnce()
})

it('a browser without service workers is left alone', () => {
  vi.stubGlobal('navigator', {})
  registerOfflineWorker()
  expect(load).toBeUndefined()
})
