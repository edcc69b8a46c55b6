import * as v from 'valibot'
import { languages } from '#shared/language.ts'
import { finite, plainObject } from '#shared/schema.ts'
import { libraryProblemSchema } from './library-problems.ts'

/** The firm's sheets in the console. Counts contain no personal data, only days and the ids of sheets and subjects. */

/** Older counts are removed. */
export const libraryCountDays = 400
export const recentLibraryDays = 30

/**
 * The subject of a question that names none of the firm's subjects, or that came while too many questions were waiting
 * to be counted.
 */
export const otherSubject = 'other'

/** `total`: of the last 400 days. `recent`: of the last 30. */
const counts = { total: finite, recent: finite }

const editionSchema = plainObject({
  language: v.picklist(languages),
  title: v.string(),
  /** A date without a time. */
  written: v.string(),
  /** The lawyer who reviewed it; null if none has. */
  reviewer: v.nullable(v.string()),
})

/** A sheet in all its languages. The counts say how often a search for an answer found it. */
const sheetSchema = plainObject({
  id: v.string(),
  topic: v.string(),
  editions: v.array(editionSchema),
  ...counts,
})
export type AdminSheet = v.InferOutput<typeof sheetSchema>

/** A file with mistakes. A sheet that lacks its other language counts as one. */
const brokenFileSchema = plainObject({ file: v.string(), problems: v.array(libraryProblemSchema) })
export type AdminBrokenFile = v.InferOutput<typeof brokenFileSchema>

/** `names` is null for `other`, for a subject that the firm removed from its list, and if the list cannot be read. */
const subjectSchema = plainObject({
  id: v.string(),
  names: v.nullable(plainObject({ en: v.string(), fr: v.string() })),
  ...counts,
})
export type AdminSubject = v.InferOutput<typeof subjectSchema>

/** GET /api/admin/library. `unanswered`: subjects of questions for which no sheet was found, highest `recent` first. */
export const adminLibrarySchema = plainObject({
  sheets: v.array(sheetSchema),
  broken: v.array(brokenFileSchema),
  unanswered: v.array(subjectSchema),
})
export type AdminLibrary = v.InferOutput<typeof adminLibrarySchema>
