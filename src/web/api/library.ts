import * as v from 'valibot'
import type { SheetPage, SheetResponse } from '#shared/api/library.ts'
import { type Language, languages } from '#shared/language.ts'
import { plainObject, text, textOrNull } from '#shared/schema.ts'
import { request } from './client.ts'
import { listOf } from './received.ts'

const summary = {
  id: v.string(),
  title: text,
  topic: text,
  lang: v.picklist(languages),
  date: text,
  reviewer: textOrNull,
}

const receivedSheetPage: v.GenericSchema<unknown, SheetPage> = plainObject({
  sheets: listOf(plainObject(summary)),
  hasMore: v.boolean(),
})

const receivedSheet: v.GenericSchema<unknown, SheetResponse> = plainObject({
  ...summary,
  langs: listOf(v.picklist(languages)),
  markdown: v.string(),
  references: listOf(plainObject({ code: text, article: text, url: text })),
})

export type SheetListQuery = { language: Language; topic: string | undefined; words: string }

/** `offset`: how many sheets of the list are shown already. */
export function listSheets(query: SheetListQuery, offset: number, signal: AbortSignal): Promise<SheetPage> {
  const params = new URLSearchParams({ lang: query.language, q: query.words, offset: String(offset) })
  if (query.topic !== undefined) params.set('topic', query.topic)
  return request(`/library?${params}`, receivedSheetPage, { signal, asVisitor: true })
}

export function getSheet(id: string, language: Language, signal: AbortSignal): Promise<SheetResponse> {
  const path = `/library/${encodeURIComponent(id)}?lang=${language}`
  return request(path, receivedSheet, { signal, asVisitor: true })
}
