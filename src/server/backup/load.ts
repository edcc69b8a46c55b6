import type { RowTarget } from '#server/database/row-target.ts'
import type { FileTarget } from './file-target.ts'
import { countParts, digestsOf, type Part, type Totals } from './parts.ts'

/** Each is undefined if it is not restored. */
export type Target = { rows: RowTarget | undefined; files: FileTarget | undefined }

export type Loaded = {
  totals: Totals
  /** Tables in the source that are not the product's. */
  leftOut: string[]
}

/**
 * Restores the parts. `accept` gets the totals of what was read, before the rows are compared and committed: if it throws,
 * nothing is restored.
 */
export async function load(
  parts: AsyncIterable<Part>,
  { rows, files }: Target,
  accept: (totals: Totals) => void = () => undefined,
): Promise<Loaded> {
  const counter = countParts()
  let leftOut: string[] = []
  for await (const part of parts) {
    if (part.kind !== 'file' || files) counter.add(part)
    if (part.kind === 'head') {
      leftOut = (await rows?.begin(part.head)) ?? []
      await files?.begin(part.head)
    }
    if (part.kind === 'rows') await rows?.insert(part.table, part.lines)
    if (part.kind === 'file') await files?.add(part.key, part.bytes)
  }
  const totals = counter.totals()
  accept(totals)
  await files?.finish()
  await rows?.finish(digestsOf(totals))
  await rows?.commit()
  // If this fails, the server does it at its start: the rows were committed, so all files are stored.
  await files?.commit().catch(() => undefined)
  return { totals, leftOut }
}
