import { setImmediate } from 'node:timers/promises'

const sliceSize = 200

/** Handles the elements in slices, so that the server can do other work between them. */
export async function inSlices<T>(list: readonly T[], handle: (one: T) => void): Promise<void> {
  for (let start = 0; start < list.length; start += sliceSize) {
    await setImmediate()
    for (const one of list.slice(start, start + sliceSize)) handle(one)
  }
}
