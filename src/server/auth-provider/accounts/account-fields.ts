import { invalid } from '#server/auth-provider/protocol/auth-error.ts'
import type { Metadata } from '#server/database/auth-schema.ts'

const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/

/** The address as it is stored and compared: without spaces around it, in lower case. */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase()
  if (address.length > 254 || !emailPattern.test(address)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return address
}

/** Metadata travels in every access token, and so in a header of every request. */
const maxMetadataBytes = 4096

/** Checks the size of the metadata, and replaces or refuses what the database cannot store. */
export function readMetadata(value: Metadata | null | undefined): Metadata {
  if (Buffer.byteLength(JSON.stringify(value ?? {})) > maxMetadataBytes) {
    throw invalid(`Metadata cannot be larger than ${maxMetadataBytes} bytes`)
  }
  return storable(value ?? {}) as Metadata
}

/** The database also refuses unpaired surrogates, so they become replacement characters. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid('Metadata cannot contain a NUL character')
    return value.toWellFormed()
  }
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]))
}
