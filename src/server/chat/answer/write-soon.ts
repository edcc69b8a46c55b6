/**
 * Calls `write` once at the end of this turn of the event loop, after the new text of all answers has been read.
 * Writing to one reader after the other then costs half as much: the functions are in the processor's caches, and a
 * proxy that receives all these streams is woken once.
 */
export function writeSoon(write: () => void): void {
  if (waiting.size === 0) setImmediate(writeAll)
  waiting.add(write)
}

const waiting = new Set<() => void>()

function writeAll(): void {
  const writes = [...waiting]
  waiting.clear()
  for (const write of writes) write()
}
