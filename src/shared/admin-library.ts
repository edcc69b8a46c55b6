import * as z from 'zod/mini'
import { languages } from './language.ts'
import { libraryProblemSchema } from './library-problems.ts'

/** The firm's sheets in the console. Counts contain no personal data, only days and the ids of sheets and subjects. */

/** Older counts are removed. */
export const libraryCountDays = 400
export const recentLibraryDays = 30

/** The id of the subject of a question that names none of the firm's subjects. */
export const otherSubject = 'other'

/** `total`: of the last 400 days. `recent`: of the last 30. */
const counts = { total: z.number(), recent: z.number() }

const editionSchema = z.object({
  language: z.enum(languages),
  title: z.string(),
  /** A date without a time. */
  written: z.string(),
  /** The lawyer who reviewed it; null if none has. */
  reviewer: z.nullable(z.string()),
})

/** A sheet in all its languages. The counts are the answers that used it. */
const sheetSchema = z.object({
  id: z.string(),
  topic: z.string(),
  editions: z.array(editionSchema),
  ...counts,
})
export type AdminSheet = z.infer<typeof sheetSchema>

/** A file that is skipped or incomplete. */
const brokenFileSchema = z.object({ file: z.string(), problems: z.array(libraryProblemSchema) })
export type AdminBrokenFile = z.infer<typeof brokenFileSchema>

/** `names` is null for `other` and for a subject that the firm removed from its list. */
const subjectSchema = z.object({
  id: z.string(),
  names: z.nullable(z.object({ en: z.string(), fr: z.string() })),
  ...counts,
})
export type AdminSubject = z.infer<typeof subjectSchema>

/** GET /api/admin/library. `unanswered`: subjects of questions for which no sheet was found, by `recent`. */
export const adminLibrarySchema = z.object({
  sheets: z.array(sheetSchema),
  broken: z.array(brokenFileSchema),
  unanswered: z.array(subjectSchema),
})
export type AdminLibrary = z.infer<typeof adminLibrarySchema>
