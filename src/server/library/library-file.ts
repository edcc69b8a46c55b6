import { readFile } from 'node:fs/promises'
import { codeOf } from '#server/errors.ts'
import type { LibraryProblem } from '#shared/api/library-problems.ts'

/** The text of a file, without the byte order mark that some Windows editors write. Throws if it is not UTF-8. */
export async function readText(path: string): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
}

/** What `readText` fails with if the file is a folder or a broken link, or if this user has no access. */
const lastingCodes = ['EACCES', 'EPERM', 'EISDIR', 'ENOENT', 'ELOOP']

/** Why `readText` failed, unless that may be different a moment later. */
export function readingProblem(error: unknown): LibraryProblem | undefined {
  const code = codeOf(error) ?? ''
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { code: 'encoding', values: {} }
  return lastingCodes.includes(code) ? { code: 'unreadable', values: {} } : undefined
}
