import { randomBytes } from 'node:crypto'
import { keyPrefix } from './files.ts'

/** The objects stored for one upload: the file, and the versions derived from it. */
export type ObjectKeys = {
  /** The image or PDF itself. */
  shown: string
  /** The thumbnail of an image, WebP. */
  small: string
  /** The version of an image that is sent to the model, JPEG. For a long image, several JPEGs, one after another. */
  model: string
  /** The text of a PDF: a JSON array with a string per page. */
  text: string
}

export function newStorageKey(): string {
  return `${keyPrefix}${randomBytes(20).toString('hex')}`
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

/** The end of one image and the start of the next. Never inside our images, which have no metadata. */
const boundary = Buffer.from([0xff, 0xd9, 0xff, 0xd8])
const endMarkerBytes = 2

/** The JPEGs of an object with the version of an image for the model. */
export function splitJpegs(bytes: Buffer): Buffer[] {
  const images: Buffer[] = []
  let start = 0
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, start)) {
    images.push(bytes.subarray(start, at + endMarkerBytes))
    start = at + endMarkerBytes
  }
  return [...images, bytes.subarray(start)]
}
