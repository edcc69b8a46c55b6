import * as z from 'zod/mini'
import { countRows, type RowCounter, type RowDigest } from '#server/database/row-digest.ts'

/** What a backup consists of, in this order: one head, then rows table by table, then files. */
export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; key: string; bytes: Buffer }

export const formatVersion = 1

const name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/))

export const headSchema = z.object({
  format: z.literal(formatVersion),
  /** The version of the program that made the backup. */
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Ties the files to their database. */
  installationId: z.optional(z.string()),
  tables: z.array(z.object({ name, columns: z.array(name) })),
  sequences: z.array(
    z.object({ table: name, column: name, last: z.string().check(z.regex(/^\d+$/)), isCalled: z.boolean() }),
  ),
})

export type Head = z.infer<typeof headSchema>

export const totalsSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
})

export type Totals = z.infer<typeof totalsSchema>

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
