import { vi } from 'vitest'

/**
 * Returns all observers that are created from now on. The test files share a page, so a test has to disconnect its own.
 */
export function collectMutationObservers(): MutationObserver[] {
  const observers: MutationObserver[] = []
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(onChange: MutationCallback) {
        super(onChange)
        observers.push(this)
      }
    },
  )
  return observers
}
