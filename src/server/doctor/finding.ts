/** What a check found. `sentence` describes it in one or more sentences. If something must be done, they say what. */
export type Finding = { part: string; state: 'ok' | 'warning' | 'failed'; sentence: string }

/** The result of a check without the name of its part. */
export type Result = Omit<Finding, 'part'>

export const ok = (sentence: string): Result => ({ state: 'ok', sentence })
export const warning = (sentence: string): Result => ({ state: 'warning', sentence })
export const failed = (sentence: string): Result => ({ state: 'failed', sentence })

/**
 * Why something failed: the code of the error or, if it has a cause, of its cause. Without a code, it is the first line
 * of the message. Never contains a password.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.message.split('\n', 1)[0] ?? error.name
}
