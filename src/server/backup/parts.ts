import * as v from 'valibot'
import { countRows, type RowCounter, type RowDigest } from '#server/database/transfer/row-digest.ts'
import { finite, plainObject, plainRecord } from '#shared/schema.ts'

/** What a backup consists of, in this order: one head, then rows table by table, then files. */
export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; key: string; bytes: Buffer }

export const formatVersion = 1

const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/))

export const headSchema = plainObject({
  format: v.literal(formatVersion),
  /** The version of the program that made the backup. */
  version: v.string(),
  createdAt: v.string(),
  migrations: v.array(plainObject({ name: v.string(), checksum: v.string() })),
  /** Ties the files to their database. */
  installationId: v.optional(v.string()),
  tables: v.array(plainObject({ name, columns: v.array(name) })),
  sequences: v.array(
    plainObject({
      table: name,
      column: name,
      last: v.pipe(v.string(), v.regex(/^\d+$/)),
      isCalled: v.boolean(),
    }),
  ),
})

export type Head = v.InferOutput<typeof headSchema>

export const totalsSchema = plainObject({
  tables: plainRecord(plainObject({ rows: finite, sum: v.string() })),
  files: plainObject({ count: finite, bytes: finite }),
})

export type Totals = v.InferOutput<typeof totalsSchema>

export type Counter = {
  add(part: Part): void
  totals(): Totals
}

export function countParts(): Counter {
  const tables = new Map<string, RowCounter>()
  const files = { count: 0, bytes: 0 }
  return {
    add(part) {
      if (part.kind === 'head') for (const { name } of part.head.tables) tables.set(name, countRows())
      if (part.kind === 'rows') tables.get(part.table)?.add(part.lines)
      if (part.kind !== 'file') return
      files.count += 1
      files.bytes += part.bytes.length
    },
    totals: () => ({
      tables: Object.fromEntries([...tables].map(([table, counter]) => [table, counter.value()])),
      files: { ...files },
    }),
  }
}

export function digestsOf({ tables }: Totals): Map<string, RowDigest> {
  return new Map(Object.entries(tables))
}

export function rowCount({ tables }: Totals): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}
