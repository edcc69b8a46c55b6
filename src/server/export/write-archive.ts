import { once } from 'node:events'
import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '#server/database/database.ts'
import { AppError } from '#server/errors.ts'
import { safeFileName } from '#server/http/content-disposition.ts'
import type { ExportedChat } from '#server/store/chats/exported-chats.ts'
import { claimForExport, exportClaimRenewalMs } from '#server/store/retention.ts'
import { listShares } from '#server/store/shares.ts'
import { findAccountData } from '#server/store/users/account-data.ts'
import type { Message } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Language } from '#shared/language.ts'
import { dayIn } from './dates.ts'
import { type DossierSource, textsOf } from './dossier.ts'
import { dossierTexts } from './dossier-texts.ts'
import { oneLine } from './printable-text.ts'
import { readChat, type WholeChat } from './read-chat.ts'
import type { Renderer } from './renderer.ts'

type Options = {
  db: Db
  userId: UserId
  chats: readonly ExportedChat[]
  language: Language
  timeZone: string
  toSource(whole: WholeChat): DossierSource
  write: Renderer['render']
}

/**
 * A zip with the account's other data, and two files for each chat: Markdown to read and JSON for programs. Chats are
 * read one at a time, and no faster than the client reads the archive. The compressed files stay in memory until the
 * archive is finished.
 */
export function writeArchive(options: Options): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  addFiles(zip, options).then(
    () => zip.end(),
    error => output.destroy(error),
  )
  return output
}

async function addFiles(zip: ZipFile, options: Options): Promise<void> {
  await addChats(zip, options)
  await addFile(zip, 'account.json', await accountOf(options))
}

async function accountOf({ db, userId }: Options): Promise<Uint8Array> {
  const account = await findAccountData(db, userId)
  return toJson({ ...account, shares: await listShares(db, userId) })
}

async function addChats(zip: ZipFile, options: Options): Promise<void> {
  let claimedAtMs = performance.now()
  for (const [index, chat] of options.chats.entries()) {
    if (performance.now() - claimedAtMs > exportClaimRenewalMs) {
      await claimForExport(options.db, options.userId)
      claimedAtMs = performance.now()
    }
    const name = nameOf(chat, index + 1, options.timeZone)
    for (const [extension, content] of await filesOf(chat, options)) {
      await addFile(zip, `${name}.${extension}`, content)
    }
  }
}

/**
 * The files of a chat, by extension: only a note if it is too long, or takes too much time or memory; none if it was
 * deleted in the meantime.
 */
async function filesOf(
  chat: ExportedChat,
  { db, userId, language, toSource, write }: Options,
): Promise<[string, Uint8Array][]> {
  try {
    const whole = await readChat(db, { chatId: chat.id, userId })
    const markdown = await write({ format: 'md', source: toSource(whole) })
    return [
      ['json', jsonOf(whole, language)],
      ['md', markdown],
    ]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.status === 413 ? [['txt', Buffer.from(`${dossierTexts(language).notExported}\n`)]] : []
  }
}

const maxNameLength = 60

/**
 * The number keeps names unique, in order, and different from those that Windows reserves. The page reads it to show
 * its progress (`src/web/api/sharing.ts`).
 */
function nameOf({ title, created_at }: ExportedChat, number: number, timeZone: string): string {
  const words = safeFileName(oneLine(title ?? '', maxNameLength)).replace(/[. ]+$/, '')
  const parts = [String(number).padStart(4, '0'), dayIn(timeZone, created_at), words]
  return `chats/${parts.filter(part => part !== '').join(' ')}`
}

/** Links to files expire, so they are left out. */
function jsonOf({ chat, messages }: WholeChat, language: Language): Uint8Array {
  const { notice } = textsOf({ language, messages })
  return toJson({ notice, ...chat, messages: messages.map(withoutLinks) })
}

function toJson(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

function withoutLinks({ attachments, ...message }: Message) {
  if (!attachments) return message
  return { ...message, attachments: attachments.map(({ url: _, ...file }) => file) }
}

/**
 * Waits while the client has not read what was sent before. Each file is compressed as a whole: otherwise the archive
 * would keep a compressing stream of about 100 KB for each file until the archive is finished.
 */
async function addFile(zip: ZipFile, path: string, content: Uint8Array): Promise<void> {
  zip.addBuffer(Buffer.from(content.buffer, content.byteOffset, content.byteLength), path, { mode: 0o100600 })
  const output = zip.outputStream as PassThrough
  if (output.writableNeedDrain) await once(output, 'drain')
}
