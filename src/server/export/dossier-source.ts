import type { Context } from 'hono'
import * as v from 'valibot'
import type { Db } from '#server/database/database.ts'
import type { CallerEnv } from '#server/http/allow.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { type Language, languages, negotiateLanguage } from '#shared/language.ts'
import { isTimeZoneOrOffset } from './dates.ts'
import type { DossierSource } from './dossier.ts'
import type { WholeChat } from './read-chat.ts'

export type ExportDeps = {
  db: Db
  log: Log
  firm: Omit<DossierSource['firm'], 'disclaimer'> & { legal: { disclaimer: string } }
  /** The address that people use, if it is configured. */
  publicUrl: string | undefined
  exportLimit: RateLimit
}

/** The query parameters for the language of the document and the time zone of its dates. */
export const languageAndZone = {
  lang: v.optional(v.picklist(languages)),
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZoneOrOffset, 'must be a time zone, such as Europe/Paris or +02:00.')),
    'UTC',
  ),
}

/** The language that the query names; otherwise the request's. */
export function exportLanguage(c: Context, lang: Language | undefined): Language {
  return lang ?? negotiateLanguage(c.req.header('accept-language'))
}

type ExportOptions = { lang?: Language | undefined; timeZone: string; isSingleMessage: boolean }

export function toDossierSource(
  { firm, publicUrl }: ExportDeps,
  c: Context<CallerEnv>,
  { chat, messages, lang, timeZone, isSingleMessage }: WholeChat & ExportOptions,
): DossierSource {
  return {
    language: exportLanguage(c, lang),
    timeZone,
    exportedAt: new Date().toISOString(),
    origin: publicUrl ?? new URL(c.req.url).origin,
    firm: {
      name: firm.name,
      title: firm.title,
      contactUrl: firm.contactUrl,
      bookingUrl: firm.bookingUrl,
      disclaimer: firm.legal.disclaimer,
    },
    chat: { title: chat.title, created_at: chat.created_at },
    messages,
    isSingleMessage,
  }
}
