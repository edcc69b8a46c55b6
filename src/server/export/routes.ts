import { Hono } from 'hono'
import * as v from 'valibot'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { chatParam, validQuery } from '#server/http/validate.ts'
import { claimForExport } from '#server/store/retention.ts'
import { type ExportFormat, exportFormats } from '#shared/api/export.ts'
import { plainObject } from '#shared/schema.ts'
import { dayIn } from './dates.ts'
import type { DossierSource } from './dossier.ts'
import { type ExportDeps, languageAndZone, toDossierSource } from './dossier-source.ts'
import { createExportSlots } from './export-slots.ts'
import { oneLine } from './printable-text.ts'
import { readChat, readMessage } from './read-chat.ts'
import { openRenderer } from './renderer.ts'
import { sendArchive } from './send-archive.ts'

/** Limits the processor time that exports take from everything else on a small machine. */
const maxWritingCount = 2
/** Each takes memory for as long as its client reads it. */
const maxArchiveCount = 8

/** The caller's chats as files. Mounted under /api, before the other routes of chats. */
export function exportRoutes(deps: ExportDeps, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  const limit = rateLimit(deps.exportLimit)
  const slots = createExportSlots({ maxWritingCount, maxArchiveCount })

  // A chat, or one of its messages.
  routes.get('/chat/:id/export', allow.users, chatParam, chatQuery, limit, async c => {
    const key = { chatId: c.req.valid('param').id, userId: c.var.caller.id }
    const { format, messageId, ...how } = c.req.valid('query')
    const release = await slots.take(key.userId)
    try {
      await claimForExport(deps.db, key.userId)
      const whole = await (messageId === undefined
        ? readChat(deps.db, key)
        : readMessage(deps.db, key, messageId))
      const source = toDossierSource(deps, c, { ...whole, ...how, isSingleMessage: messageId !== undefined })
      return c.body(await renderOnce(format, source), 200, {
        'content-type': contentTypes[format],
        'content-disposition': savedAs(fileName(source, format)),
      })
    } finally {
      release()
    }
  })

  routes.get('/account/export', allow.users, archiveQuery, limit, c =>
    sendArchive(c, { ...deps, slots }, c.req.valid('query')),
  )
  return routes
}

async function renderOnce(format: ExportFormat, source: DossierSource): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = openRenderer()
  try {
    return await renderer.render({ format, source })
  } finally {
    await renderer.close()
  }
}

const contentTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

const messageId = v.pipe(
  v.string('must be the id of a message.'),
  v.uuid('must be the id of a message.'),
  v.toLowerCase(),
)
const chatQuery = validQuery(
  plainObject({
    // A missing format gets the message for a wrong one.
    format: v.pipe(v.optional(v.string(), ''), v.picklist(exportFormats)),
    messageId: v.optional(messageId),
    ...languageAndZone,
  }),
)
const archiveQuery = validQuery(plainObject(languageAndZone))

const maxNameLength = 80

/** Such as `Parvis - Un bail - 2026-11-23.pdf`. */
function fileName({ firm, chat, exportedAt, timeZone }: DossierSource, format: ExportFormat): string {
  const parts = [firm.title, chat.title ?? '', dayIn(timeZone, exportedAt)].map(part =>
    oneLine(part, maxNameLength),
  )
  return `${parts.filter(part => part !== '').join(' - ')}.${format}`
}
