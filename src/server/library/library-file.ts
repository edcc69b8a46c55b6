import type { LibraryProblem } from '#shared/library-problems.ts'

const permanentCodes = ['EACCES', 'EPERM', 'EISDIR']

/** The problem of a file that this user may not read. Throws other errors: the file may be readable a moment later. */
export function unreadable(error: unknown): LibraryProblem[] {
  const isPermanent = error instanceof Error && 'code' in error && permanentCodes.includes(String(error.code))
  if (!isPermanent) throw error
  return [{ code: 'unreadable', values: {} }]
}
