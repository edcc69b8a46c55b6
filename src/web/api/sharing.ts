import { archiveChatCountHeader, type ExportFormat, maxExportWriteMs } from '#shared/api/export.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { type NewShare, newShareSchema, type Share, shareableSchema, shareSchema } from '#shared/api/share.ts'
import type { Language } from '#shared/language.ts'
import { finite, parseOrThrow, plainObject, text, textOrNull, tryParse } from '#shared/schema.ts'
import type { DownloadedFile } from '#web/lib/dom/save-file.ts'
import { request, send } from './client.ts'
import { receiveFile } from './receive-file.ts'
import { items, listOf } from './received.ts'
import { receivedMessagePage } from './received-chats.ts'
import { sendDeletion } from './send-deletion.ts'

/**
 * The calls for exported and shared chats. A failed request throws ApiError, and an aborted one the signal's own error.
 * A download throws another error if its connection fails or stalls.
 */

type ExportOptions = {
  chatId: ChatId
  messageId?: string | undefined
  format: ExportFormat
  language: Language
}

export async function exportChat({
  chatId,
  messageId,
  format,
  language,
}: ExportOptions): Promise<DownloadedFile> {
  const query = new URLSearchParams({ format, ...localeQuery(language), ...(messageId && { messageId }) })
  const response = await send(`/chat/${chatId}/export?${query}`, { maxWorkMs: maxExportWriteMs })
  return { blob: await receiveFile(response), name: nameOf(response, `chat.${format}`) }
}

/** Two files are written at a time, so the next one of an archive may have to wait for other users' files. */
const maxArchiveSilenceMs = 3 * maxExportWriteMs

type Progress = { chatCount: number; doneCount: number }

/** All chats of the user, except temporary ones, as a zip. `onProgress` is called as it arrives. */
export async function exportAccount(
  language: Language,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<DownloadedFile> {
  const response = await send(`/account/export?${new URLSearchParams(localeQuery(language))}`, { signal })
  const chatCount = Number(response.headers.get(archiveChatCountHeader)) || 0
  const count = createChatCounter()
  const blob = await receiveFile(response, {
    maxSilenceMs: maxArchiveSilenceMs,
    onPart: part => onProgress({ chatCount, doneCount: Math.min(chatCount, count(part)) }),
  })
  return { blob, name: nameOf(response, 'chats.zip') }
}

/** Each file in a zip begins with this. In compressed data, what `fileStart` looks for is too rare to matter. */
const fileMark = 'PK\x03\x04'
/** After the mark, 26 bytes of details and the file's name, which has the chat's number, such as `chats/0012 `. */
const fileStart = new RegExp(`${fileMark}[^]{26}chats/(\\d+) `, 'g')
const maxFileStartLength = 50

/**
 * Returns a function that takes the pieces of a zip in turn and returns how many chats are done: the number of the last
 * one that has a file so far. Counting the files would not do: a chat can have a single one, or none if it was deleted
 * in the meantime. Exported for its tests.
 */
export function createChatCounter(): (piece: Uint8Array) => number {
  // One character for each byte.
  const decoder = new TextDecoder('latin1')
  let count = 0
  let end = ''
  return piece => {
    const bytes = end + decoder.decode(piece)
    for (const [, number] of bytes.matchAll(fileStart)) count = Number(number)
    end = bytes.slice(-maxFileStartLength)
    return count
  }
}

function localeQuery(language: Language): Record<string, string> {
  return { lang: language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

function nameOf(response: Response, fallback: string): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return name === undefined ? fallback : decodeURIComponent(name)
}

export async function hasFilesToShare(chatId: ChatId, signal: AbortSignal): Promise<boolean> {
  return (await request(`/chat/${chatId}/share`, shareableSchema, { signal })).hasFiles
}

/** The `url` of the result is absolute. */
export async function createShare(
  chatId: ChatId,
  options: { expiresInDays: number; withFiles: boolean },
): Promise<NewShare> {
  const share = await request(`/chat/${chatId}/share`, newShareSchema, { method: 'POST', body: options })
  return { ...share, url: new URL(share.url, location.origin).href }
}

/** A share that cannot be read does not hide the others. */
export async function listShares(signal?: AbortSignal): Promise<Share[]> {
  return (await request('/shares', plainObject({ shares: listOf(shareSchema) }), { signal })).shares
}

export async function removeShare(id: string): Promise<void> {
  await sendDeletion(`/shares/${id}`)
}

const receivedSharedChat = plainObject({
  title: textOrNull,
  createdAt: text,
  expiresAt: text,
  messages: items,
})

export type ReceivedSharedChat = Awaited<ReturnType<typeof getSharedChat>>

/** `hiddenFileCounts`: for each message's id, how many files were attached and are not shared. */
export async function getSharedChat(token: string, signal?: AbortSignal) {
  const options = { signal, asVisitor: true }
  const { messages, ...chat } = await request(`/shared/${token}`, receivedSharedChat, options)
  const page = parseOrThrow(receivedMessagePage, { messages, offset: 0, hasOlder: false })
  const hiddenFileCounts = new Map(
    page.messages.map(({ id }, index) => [id, countHiddenFiles(messages[index])]),
  )
  return { ...chat, messages: page.messages, hiddenFileCounts }
}

function countHiddenFiles(message: unknown): number {
  return tryParse(plainObject({ hiddenFiles: finite }), message)?.hiddenFiles ?? 0
}
