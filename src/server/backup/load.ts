import type { RowTarget } from '#server/database/transfer/row-target.ts'
import type { FileTarget } from './file-target.ts'
import { countParts, digestsOf, type Part, type Totals } from './parts.ts'

/** Each is undefined if it is neither restored nor moved. */
export type Target = { rows: RowTarget | undefined; files: FileTarget | undefined }

export type Loaded = {
  totals: Totals
  /** Tables in the source that are not the product's. */
  leftOut: string[]
}

/**
 * Writes the parts to the target. `accept` gets the totals of what was read, before the rows are compared and
 * committed: if it throws, the database stays empty, and the files already written are not marked as the
 * installation's.
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
  // All files are stored by now. If this fails, the server marks them as the installation's at its start.
  await files?.commit().catch(() => undefined)
  return { totals, leftOut }
}
