/** What a check found. `sentence` describes it in one or more sentences. If something must be done, they say what. */
export type Finding = { part: string; state: 'ok' | 'warning' | 'failed'; sentence: string }

/** The result of a check without the name of its part. */
export type Result = Omit<Finding, 'part'>

export const ok = (sentence: string): Result => ({ state: 'ok', sentence })
export const warning = (sentence: string): Result => ({ state: 'warning', sentence })
export const failed = (sentence: string): Result => ({ state: 'failed', sentence })
