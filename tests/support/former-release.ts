import { createHash } from 'node:crypto'
import { chmod, cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { AuditEntry } from '#shared/admin.ts'
import { type Chat, chatPageSchema, type Message, messagePageSchema } from '#shared/chat.ts'
import { asAdmin } from './database-template.ts'
import { emptyDatabaseUrl, emptyDataDir } from './databases.ts'
import type { Person } from './people.ts'

/**
 * What the release before this one left: a dump of its database, its uploads, and what it said about them itself.
 * `record-release.ts` has that release write it. The secrets in it open nothing else.
 */
export const formerRelease = fileURLToPath(new URL('../fixtures/former-release', import.meta.url))

export type FormerRelease = {
  admin: Credentials
  /** A user whom the admin promoted. */
  promoted: Credentials
  client: Credentials
  /** Of a session that the client has open. */
  refreshToken: string
  /** All of the client's chats but the next one. */
  chats: SeenChat[]
  /** The chat that an answer was growing in when the release was killed, with the text that had been stored. */
  running: { chatId: string; question: string; text: string }
  /** The audit log, newest first. */
  audit: AuditEntry[]
}

export type Credentials = { email: string; password: string }

export type SeenChat = Chat & { messages: Message[] }

export async function readFormerRelease(): Promise<FormerRelease> {
  return JSON.parse(await readFile(join(formerRelease, 'said.json'), 'utf8')) as FormerRelease
}

/** Lays its data out as it did. Returns where: settings for a server. */
export async function restoreFormerRelease(): Promise<Record<string, string>> {
  const dump = await readFile(join(formerRelease, 'database.sql'), 'utf8')
  // Sessions end after 30 days without use, and the fixture gets older than that.
  const statements = `${dump}; update auth_sessions set created_at = now(), refreshed_at = now();`
  const dataDir = await emptyDataDir()
  await chmod(dataDir, 0o700)
  await cp(join(formerRelease, 'uploads'), join(dataDir, 'uploads'), { recursive: true })
  const url = await emptyDatabaseUrl()
  if (url !== undefined) {
    await asAdmin(url, client => client.query(statements))
    return { DATA_DIR: dataDir, DATABASE_URL: url }
  }
  const database = await PGlite.create(join(dataDir, 'database'))
  await database.exec(statements)
  await database.close()
  return { DATA_DIR: dataDir }
}

/** What a person sees of their chats. Each look gives other links to the files, so the hash of what they open stands for them. */
export async function seeChats(appUrl: string, { call }: Pick<Person, 'call'>): Promise<SeenChat[]> {
  const { chats } = chatPageSchema.parse(await (await call('/api/chat')).json())
  return Promise.all(
    chats.map(async chat => {
      const response = await call(`/api/chat/${chat.id}/messages`)
      const { messages } = messagePageSchema.parse(await response.json())
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
