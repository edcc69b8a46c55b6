import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import * as v from 'valibot'
import { notFound } from '#server/errors.ts'
import { everybody } from '#server/http/allow.ts'
import type { ClientAddresses } from '#server/http/client-address.ts'
import { createRateLimit, rateLimitByAddress } from '#server/http/rate-limit.ts'
import { pageQuery, validParam, validQuery } from '#server/http/validate.ts'
import { type SheetPage, type SheetResponse, type SheetSummary, sheetTopics } from '#shared/api/library.ts'
import { type Language, languages, negotiateLanguage } from '#shared/language.ts'
import { maxSearchLength, sheetPageSize } from '#shared/limits.ts'
import { plainObject } from '#shared/schema.ts'
import { browseSheets, findSheet } from './browse.ts'
import type { Library } from './library.ts'
import type { Sheet } from './sheet.ts'

/**
 * Per client address. High, because many people can share an address, and a search makes a call for every few letters.
 */
const maxCallsPerMinute = 600

/** Mounted under /api/library: the sheets, for everyone. */
export function libraryRoutes(library: Library, clients: ClientAddresses): Hono {
  const routes = new Hono()
  const callLimit = rateLimitByAddress(createRateLimit(maxCallsPerMinute), clients)

  routes.get('/', everybody, callLimit, listQuery, revalidated, c => {
    const { lang, topic, q, limit, offset } = c.req.valid('query')
    const language = lang ?? negotiateLanguage(c.req.header('accept-language'))
    const sheets = browseSheets(library, { language, topic, words: q })
    const page: SheetPage = {
      sheets: sheets.slice(offset, offset + limit).map(toSummary),
      hasMore: sheets.length > offset + limit,
    }
    return c.json(page)
  })

  routes.get('/:id', everybody, callLimit, idParam, languageQuery, revalidated, c => {
    const language = c.req.valid('query').lang ?? negotiateLanguage(c.req.header('accept-language'))
    const found = findSheet(library.listSheets(), c.req.valid('param').id, language)
    if (!found) throw notFound(noSheet)
    return c.json(toResponse(found.sheet, found.languages))
  })

  return routes
}

const noSheet = 'There is no such sheet.'
const idParam = validParam(plainObject({ id: v.string() }), noSheet)

const lang = v.optional(v.picklist(languages))
const languageQuery = validQuery(plainObject({ lang }))
const listQuery = validQuery(
  plainObject({
    lang,
    topic: v.optional(v.picklist(sheetTopics)),
    q: v.optional(
      v.pipe(v.string(), v.maxLength(maxSearchLength, `must have at most ${maxSearchLength} characters.`)),
      '',
    ),
    ...pageQuery(sheetPageSize),
  }),
)

const tag = etag()

/** Sheets rarely change: a browser that has a copy asks only whether its copy is current (304). */
const revalidated: MiddlewareHandler = (c, next) => {
  c.header('cache-control', 'no-cache')
  c.header('vary', 'accept-language')
  return tag(c, next)
}

function toSummary({ id, title, topic, language, written, reviewer }: Sheet): SheetSummary {
  return { id, title, topic, lang: language, date: written, reviewer }
}

function toResponse(sheet: Sheet, langs: Language[]): SheetResponse {
  const { body, references } = sheet
  return { ...toSummary(sheet), langs, markdown: body, references }
}
