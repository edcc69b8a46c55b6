import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Every piece of a body comes in a buffer of its own, and V8 lets such buffers pile up to some 80 MB before it looks
 * for those nobody uses any more. Uploads are the only place where that many come, so they ask for a look themselves:
 * at the young objects only, which takes about a millisecond.
 */
const collectAfterBytes = 12 * 1024 * 1024

let bytesSinceCollection = 0
let collect: (() => void) | undefined

export function countSpent(bytes: number): void {
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
