import { countOf } from '#server/command-line.ts'
import { type Part, rowCount, type Totals } from './parts.ts'

const intervalMs = 2_000

export type Watch = { print: (line: string) => void; signal: AbortSignal }

/**
 * Passes the parts on. Prints the progress after a part, but at most every two seconds. Once the signal is aborted,
 * throws at the next part.
 */
export async function* watchParts(
  parts: AsyncIterable<Part>,
  { print, signal }: Watch,
): AsyncGenerator<Part> {
  let printedAtMs = performance.now()
  let rows = 0
  const files = { count: 0, bytes: 0 }
  for await (const part of parts) {
    signal.throwIfAborted()
    if (part.kind === 'rows') rows += part.lines.length
    if (part.kind === 'file') {
      files.count += 1
      files.bytes += part.bytes.length
    }
    yield part
    if (performance.now() - printedAtMs < intervalMs) continue
    printedAtMs = performance.now()
    print(`  ${amounts(rows, files)}`)
  }
}

/** Returns a function that prints how far the running server has copied its embedded database. */
export function watchCopy({ print }: Watch): (bytes: number, totalBytes: number) => void {
  let hasBegun = false
  return (bytes, totalBytes) => {
    print(
      hasBegun
        ? `  ${megabytes(bytes)} of ${megabytes(totalBytes)} MB`
        : 'Copying the database of the running server:',
    )
    hasBegun = true
  }
}

export function describeTotals(totals: Totals): string {
  return amounts(rowCount(totals), totals.files)
}

function amounts(rows: number, files: Totals['files']): string {
  return `${countOf(rows, 'row')} and ${countOf(files.count, 'file')} (${megabytes(files.bytes)} MB)`
}

function megabytes(bytes: number): string {
  return Math.ceil(bytes / 1_000_000).toLocaleString('en')
}
