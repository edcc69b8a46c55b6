import * as v from 'valibot'
import { languages } from '#shared/language.ts'
import { plainObject } from '#shared/schema.ts'

/** The firm's library: sheets of general legal information. */

/** A sheet that is offered as a button: pressing it sends the title as a question. */
export const sheetLinkSchema = plainObject({ sheetId: v.string(), title: v.string() })
export type SheetLink = v.InferOutput<typeof sheetLinkSchema>

export function toSheetLink({ id, title }: { id: string; title: string }): SheetLink {
  return { sheetId: id, title }
}

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
const sheetSummarySchema = plainObject({
  id: v.string(),
  title: v.string(),
  topic: v.string(),
  lang: v.picklist(languages),
  /** When it was written, as 2026-11-22. */
  date: v.string(),
  /** The lawyer who reviewed it; null if none has. */
  reviewer: v.nullable(v.string()),
})
export type SheetSummary = v.InferOutput<typeof sheetSummarySchema>

/**
 * GET /api/library: with words (`q`), the best match first, otherwise by topic and title. `lang` defaults to the
 * language of the request's Accept-Language.
 */
export const sheetPageSchema = plainObject({ sheets: v.array(sheetSummarySchema), hasMore: v.boolean() })
export type SheetPage = v.InferOutput<typeof sheetPageSchema>

/** GET /api/library/{id}. */
export const sheetSchema = plainObject({
  ...sheetSummarySchema.entries,
  /** The languages that it exists in. */
  langs: v.array(v.picklist(languages)),
  /** Its headings have level 2; the title is not repeated. */
  markdown: v.string(),
  references: v.array(plainObject({ code: v.string(), article: v.string(), url: v.string() })),
})
export type SheetResponse = v.InferOutput<typeof sheetSchema>
