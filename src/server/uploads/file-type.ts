import { open } from 'node:fs/promises'

export type FileType = ImageType | 'application/pdf'
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'

/** The accepted types, by their names in the package `file-type`. An animated PNG counts as a PNG. */
const acceptedTypes: Record<string, FileType> = {
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'application/pdf': 'application/pdf',
}

/** HEIC photos have an error of their own: a phone can name one .jpg, so its owner may not know what it is. */
const heic = /^image\/hei[cf]\b/

/** Enough bytes to detect the type. */
const signatureBytes = 4_100

/** A PDF may begin with blank lines, which the package does not expect. */
const blankBeforePdf = /^[\0\t\n\f\r ]+(?=%PDF-)/

/** Detects the media type from the file's first bytes, not its name. If it is not accepted, returns the error code. */
export async function findFileType(path: string): Promise<FileType | 'image_heic' | 'unsupported_type'> {
  // Loaded at the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    const start = buffer.subarray(0, bytesRead)
    const blankBytes = blankBeforePdf.exec(start.toString('latin1'))?.[0].length ?? 0
    const found = await fileTypeFromBuffer(start.subarray(blankBytes))
    if (!found) return 'unsupported_type'
    return acceptedTypes[found.mime] ?? (heic.test(found.mime) ? 'image_heic' : 'unsupported_type')
  } finally {
    await handle.close()
  }
}
