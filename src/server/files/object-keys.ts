import { randomBytes } from 'node:crypto'
import { keyStart } from './files.ts'

/** The objects stored for one upload: the file, and the versions derived from it. */
export type ObjectKeys = {
  /** The image or PDF itself. */
  shown: string
  /** The thumbnail of an image, WebP. */
  small: string
  /** The version of an image that is sent to the model, JPEG. */
  model: string
  /** The text of a PDF: a JSON array with a string per page. */
  text: string
}

export function newStorageKey(): string {
  return `${keyStart}${randomBytes(20).toString('hex')}`
}

export function objectKeys(storageKey: string): ObjectKeys {
  return {
    shown: storageKey,
    small: `${storageKey}-small`,
    model: `${storageKey}-model`,
    text: `${storageKey}-text`,
  }
}

/** The storage key of the upload that an object belongs to. */
export function storageKeyOf(objectKey: string): string {
  return objectKey.replace(/-(small|model|text)$/, '')
}
