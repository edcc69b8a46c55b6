import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Each piece of a body has its own buffer, and V8 accumulates about 80 MB of unused buffers before it collects them.
 * Only uploads allocate that many, so they trigger a minor collection themselves, which takes about a millisecond.
 */
const collectAfterBytes = 12 * 1024 * 1024

let bytesSinceCollection = 0
let collect: (() => void) | undefined

export function countAllocatedBytes(bytes: number): void {
  bytesSinceCollection += bytes
  if (bytesSinceCollection < collectAfterBytes) return
  bytesSinceCollection = 0
  collect ??= findCollector()
  collect()
}

function findCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  return () => gc({ type: 'minor' })
}
