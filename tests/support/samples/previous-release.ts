import { createHash } from 'node:crypto'
import { chmod, cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import type { AuditEntry } from '#shared/api/admin.ts'
import { type Chat, chatPageSchema, type Message, messagePageSchema } from '#shared/api/chat.ts'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { emptyDatabaseUrl, emptyDataDir, initialDataDir } from '#tests/support/databases/databases.ts'
import type { Person } from '#tests/support/people/people.ts'

/**
 * The data of the previous release: a dump of its database, its uploads, and the API responses expected for them.
 * `record-release.ts` makes that release write it. Its secrets protect nothing real.
 */
export const previousReleaseDir = fileURLToPath(new URL('../../fixtures/previous-release', import.meta.url))

export type PreviousRelease = {
  admin: Credentials
  /** A user whom the administrator promoted. */
  promoted: Credentials
  client: Credentials
  /** The refresh token of an open session of the client. */
  refreshToken: string
  /** All chats of the client except `running`. */
  chats: VisibleChat[]
  /** The chat that had a running answer when the release was killed, with the text stored so far. */
  running: { chatId: string; question: string; text: string }
  /** The audit log, newest first. */
  audit: AuditEntry[]
}

export type Credentials = { email: string; password: string }

export type VisibleChat = Chat & { messages: Message[] }

export async function readPreviousRelease(): Promise<PreviousRelease> {
  return JSON.parse(await readFile(join(previousReleaseDir, 'expected.json'), 'utf8')) as PreviousRelease
}

/** Restores the data, and returns the settings of a server that uses it. */
export async function restorePreviousRelease(): Promise<Record<string, string>> {
  const dump = await readFile(join(previousReleaseDir, 'database.sql'), 'utf8')
  // Sessions end after 30 days without use, and the fixture can be older.
  const statements = `${dump}; update auth_sessions set created_at = now(), refreshed_at = now();`
  const url = await emptyDatabaseUrl()
  const dataDir = await (url === undefined ? initialDataDir() : emptyDataDir())
  await chmod(dataDir, 0o700)
  await cp(join(previousReleaseDir, 'uploads'), join(dataDir, 'uploads'), { recursive: true })
  if (url !== undefined) {
    await asAdmin(url, client => client.query(statements))
    return { DATA_DIR: dataDir, DATABASE_URL: url }
  }
  const database = await PGlite.create(join(dataDir, 'database'))
  await database.exec(statements)
  await database.close()
  return { DATA_DIR: dataDir }
}

/** The chats that a user sees. Links to files differ in each response, so hashes of the files replace them. */
export async function listVisibleChats(
  appUrl: string,
  { call }: Pick<Person, 'call'>,
): Promise<VisibleChat[]> {
  const { chats } = v.parse(chatPageSchema, await (await call('/api/chat')).json())
  return Promise.all(
    chats.map(async chat => {
      const response = await call(`/api/chat/${chat.id}/messages`)
      const { messages } = v.parse(messagePageSchema, await response.json())
      for (const file of messages.flatMap(message => message.attachments ?? [])) {
        const opened = await fetch(appUrl + file.url)
        if (!opened.ok) throw new Error(`${file.name} does not open: ${opened.status}`)
        file.url = createHash('sha256')
          .update(await opened.bytes())
          .digest('hex')
      }
      return { ...chat, messages }
    }),
  )
}
