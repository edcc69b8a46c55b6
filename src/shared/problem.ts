import * as z from 'zod/mini'

/** The body of every error response under /api: a code for programs and a sentence for the user. */
export const problemSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
})
export type Problem = z.infer<typeof problemSchema>
