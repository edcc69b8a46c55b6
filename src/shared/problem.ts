import * as z from 'zod/mini'

/** The body of every error answer under /api: a code for programs, a sentence for a person. */
export const problemSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
})
export type Problem = z.infer<typeof problemSchema>
