import { randomBytes } from 'node:crypto'
import { keyStart } from './files.ts'

/** The objects that are kept for one upload: what is shown, and what was made of it. */
export type ObjectKeys = {
  /** The image or PDF itself. */
  shown: string
  /** An image's thumbnail, WebP. */
  small: string
  /** What the model gets of an image, JPEG. */
  model: string
  /** A PDF's text: a JSON array, a string for each page. */
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

/** The upload that an object belongs to. */
export function storageKeyOf(object: string): string {
  return object.replace(/-(small|model|text)$/, '')
}
