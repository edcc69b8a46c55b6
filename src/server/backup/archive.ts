import { hash } from 'node:crypto'
import * as v from 'valibot'
import { plainObject } from '#shared/schema.ts'
import { totalsSchema } from './parts.ts'

/**
 * The format of an archive: a tar file, so that an operator can look inside with `tar tf`. In this order:
 * `parvis-backup.json` (the head), `rows/TABLE/000001.jsonl.gz` …, `files/KEY` …, `manifest.json`. The checksums of the
 * head, the rows and the files are in `checksums/000001.txt` …, in the format of `sha256sum -c`. Each of these lists
 * comes after its entries, and the manifest contains the checksums of the lists.
 */

export const headName = 'parvis-backup.json'
export const manifestName = 'manifest.json'
export const rowsPattern = /^rows\/([a-z_][a-z0-9_]*)\/\d{6,}\.jsonl\.gz$/
export const filePattern = /^files\/([a-z0-9-]+)$/
export const checksumsPattern = /^checksums\/\d{6,}\.txt$/

/** An entry of rows is complete once it has this many characters, before compression. */
export const minFullEntryCharacters = 4_000_000

export const manifestSchema = plainObject({
  totals: totalsSchema,
  checksums: v.array(plainObject({ name: v.string(), sha256: v.string() })),
})

export type Manifest = v.InferOutput<typeof manifestSchema>

export function sha256(bytes: Buffer | string): string {
  return hash('sha256', bytes)
}

export function numbered(folder: string, number: number, ending: string): string {
  return `${folder}/${String(number).padStart(6, '0')}${ending}`
}
