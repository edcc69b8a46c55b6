import * as z from 'zod/mini'
import { languages } from './language.ts'

/** The firm's library: sheets of general legal information. */

/** A sheet that is offered as a button: pressing it asks about the sheet's topic. */
export const sheetLinkSchema = z.object({ sheetId: z.string(), title: z.string() })
export type SheetLink = z.infer<typeof sheetLinkSchema>

export const sheetTopics = [
  'housing',
  'consumer',
  'work',
  'family',
  'road',
  'justice',
  'criminal',
  'digital',
] as const
export type SheetTopic = (typeof sheetTopics)[number]

/** A sheet in a list. It is in the other language if it does not exist in the requested one. */
export const sheetSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  topic: z.string(),
  lang: z.enum(languages),
  /** When it was written, as 2026-11-22. */
  date: z.string(),
  /** The lawyer who reviewed it; null if none has. */
  reviewer: z.nullable(z.string()),
})
export type SheetSummary = z.infer<typeof sheetSummarySchema>

/**
 * GET /api/library: with words (`q`), the best match first, otherwise by topic and title. `lang` defaults to the
 * language of the request's Accept-Language.
 */
export const sheetPageSchema = z.object({ sheets: z.array(sheetSummarySchema), hasMore: z.boolean() })
export type SheetPage = z.infer<typeof sheetPageSchema>

/** GET /api/library/{id}. */
export const sheetSchema = z.object({
  ...sheetSummarySchema.shape,
  /** The languages that it exists in. */
  langs: z.array(z.enum(languages)),
  /** Its headings have level 2; the title is not repeated. */
  markdown: z.string(),
  references: z.array(z.object({ code: z.string(), article: z.string(), url: z.string() })),
})
export type SheetResponse = z.infer<typeof sheetSchema>
