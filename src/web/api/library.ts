import * as z from 'zod/mini'
import { type Language, languages } from '#shared/language.ts'
import type { SheetPage, SheetResponse } from '#shared/library.ts'
import { request } from './client.ts'
import { listOf, text, textOrNull } from './received.ts'

const summary = {
  id: z.string(),
  title: text,
  topic: text,
  lang: z.enum(languages),
  date: text,
  reviewer: textOrNull,
}

const receivedSheetPage: z.ZodMiniType<SheetPage> = z.object({
  sheets: listOf(z.object(summary)),
  hasMore: z.boolean(),
})

const receivedSheet: z.ZodMiniType<SheetResponse> = z.object({
  ...summary,
  langs: listOf(z.enum(languages)),
  markdown: z.string(),
  references: listOf(z.object({ code: text, article: text, url: text })),
})

export type SheetListQuery = { language: Language; topic: string | undefined; words: string }

/** `offset`: how many sheets of the list are shown already. */
export function fetchSheets(query: SheetListQuery, offset: number, signal: AbortSignal): Promise<SheetPage> {
  const params = new URLSearchParams({ lang: query.language, q: query.words, offset: String(offset) })
  if (query.topic !== undefined) params.set('topic', query.topic)
  return request(`/library?${params}`, receivedSheetPage, { signal })
}

export function fetchSheet(id: string, language: Language, signal: AbortSignal): Promise<SheetResponse> {
  return request(`/library/${encodeURIComponent(id)}?lang=${language}`, receivedSheet, { signal })
}
