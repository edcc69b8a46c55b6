import { open } from 'node:fs/promises'

export type FileType = ImageType | 'application/pdf'
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'

/** What file-type calls what we take. An animated PNG is a PNG with more in it. */
const taken: Record<string, FileType> = {
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'application/pdf': 'application/pdf',
}

/** Bytes that tell a kind apart. */
const beginning = 4_100

/** The media type by the file's first bytes, whatever it is called; undefined for everything that we do not take. */
export async function findFileType(path: string): Promise<FileType | undefined> {
  // Loaded at the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning), 0, beginning, 0)
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead))
    return found && taken[found.mime]
  } finally {
    await handle.close()
  }
}
