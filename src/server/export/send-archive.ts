import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { CallerEnv } from '#server/http/allow.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { listChatsToExport } from '#server/store/chats/exported-chats.ts'
import { claimForExport } from '#server/store/retention.ts'
import { archiveChatCountHeader } from '#shared/api/export.ts'
import type { Language } from '#shared/language.ts'
import { dayIn } from './dates.ts'
import { type ExportDeps, exportLanguage, toDossierSource } from './dossier-source.ts'
import type { ExportSlots } from './export-slots.ts'
import { openRenderer } from './renderer.ts'
import { writeArchive } from './write-archive.ts'

type ArchiveDeps = ExportDeps & { slots: ExportSlots }

/** The caller's chats, except temporary ones, as a zip that is created while it is sent. */
export async function sendArchive(
  c: Context<CallerEnv>,
  deps: ArchiveDeps,
  how: { lang?: Language | undefined; timeZone: string },
): Promise<Response> {
  const { id: userId } = c.var.caller
  const release = await deps.slots.takeArchive(userId)
  try {
    await claimForExport(deps.db, userId)
    const chats = await listChatsToExport(deps.db, userId)
    const day = dayIn(how.timeZone, new Date().toISOString())
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': savedAs(`${deps.firm.title} - ${day}.zip`),
      [archiveChatCountHeader]: String(chats.length),
    }
    if (c.req.method === 'HEAD') {
      release()
      return c.body(null, 200, headers)
    }
    send(c, { deps, chats, how, headers, release })
    return RESPONSE_ALREADY_SENT
  } catch (error) {
    release()
    throw error
  }
}

type Sending = {
  deps: ArchiveDeps
  chats: Awaited<ReturnType<typeof listChatsToExport>>
  how: { lang?: Language | undefined; timeZone: string }
  headers: Record<string, string>
  release(): void
}

function send(c: Context<CallerEnv>, { deps, chats, how, headers, release }: Sending): void {
  const { outgoing } = c.env
  const renderer = openRenderer()
  const archive = writeArchive({
    db: deps.db,
    userId: c.var.caller.id,
    chats,
    language: exportLanguage(c, how.lang),
    timeZone: how.timeZone,
    toSource: whole => toDossierSource(deps, c, { ...whole, ...how, isSingleMessage: false }),
    write: request => deps.slots.write(() => renderer.render(request)),
  })
  // The end of the session stops the download. The truncated file is not a valid archive.
  const stopWatching = c.var.onSignedOut(() => outgoing.destroy())
  outgoing.writeHead(200, headers)
  // Sent at once: writing the first chat may take longer than the page waits for a response to begin.
  outgoing.flushHeaders()
  pipeline(archive, outgoing)
    .catch((error: NodeJS.ErrnoException) => {
      // A client that disconnects is not a failure.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') deps.log.warn({ err: error }, 'an export ended early')
    })
    .finally(() => {
      stopWatching()
      release()
      void renderer.close()
    })
}
