import type { Send } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { defaultModel } from '#shared/api/models.ts'
import { temporaryChat } from '#web/lib/storage/drafts.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { DraftMessage, PickedFile } from './draft-message.ts'
import { afterLast, type Before, forcesSearch } from './send-body.ts'
import type { ShownMessage } from './shown-message.ts'

/**
 * The last send of each chat whose question returned to the composer. The server may have it: if the same question is
 * sent again, it must be the same message.
 */

/** Where a chat's send is remembered. Temporary chats without an id have a place of their own, which is not stored. */
export function sendPlace({ chatId, temporary }: Pick<Conversation, 'chatId' | 'temporary'>) {
  return chatId ?? (temporary ? temporaryChat : undefined)
}

export function returnedSendOf({ api, returnedSends }: ConversationStore, place: ChatId | undefined) {
  // Read only once: what is stored later was sent by this page.
  if (!returnedSends.has(place)) {
    const body = api.findSend(place)
    returnedSends.set(place, body && { body, files: [], reloaded: true })
  }
  return returnedSends.get(place)
}

/**
 * If the same question is sent again after a failure, with the same files, model and web search, the body is reused,
 * because the server may have received it already. If the upload of the files failed, they are uploaded again.
 * `replaces`: the id of the question being edited.
 */
export function findSameSend(
  store: ConversationStore,
  before: Before,
  draft: DraftMessage,
  replaces: string | undefined,
): Send | undefined {
  const returned = returnedSendOf(store, sendPlace(before))
  if (!returned || returned.outdated) return undefined
  const { body, files, reloaded } = returned
  const isSame =
    body.replaces === replaces &&
    body.messages.at(-1)?.content === draft.text &&
    body.failedAttachments === undefined &&
    (reloaded
      ? isUnchangedSinceReload(body, before.messages, draft)
      : hasSameFiles(files, draft.files) && hasSameChoices(body, draft))
  return isSame ? body : undefined
}

function hasSameFiles(before: readonly PickedFile[], files: readonly PickedFile[]): boolean {
  return (
    before.length === files.length && before.every(({ file }) => files.some(other => other.file === file))
  )
}

/** An edit sends no web search setting. */
function hasSameChoices(body: Send, draft: DraftMessage): boolean {
  return body.model === draft.model && (Boolean(body.replaces) || body.forceWebSearch === forcesSearch(draft))
}

/**
 * After a reload, the composer has the question's text, but not its files, model or web search. True if the user has
 * chosen none of these since, and the conversation has not continued elsewhere.
 */
function isUnchangedSinceReload(body: Send, messages: readonly ShownMessage[], draft: DraftMessage): boolean {
  const hasNoFiles = ![draft.files, body.imagePaths, body.pdfPaths].some(files => files?.length)
  const hasNoNewChoices = draft.model === defaultModel && !draft.webSearch
  const isNext = Boolean(body.replaces) || (body.after ?? undefined) === afterLast(messages).after
  return hasNoFiles && (hasNoNewChoices || hasSameChoices(body, draft)) && isNext
}

/** A retry was stored. The server may still have the question that returned before it. */
export function keepOutdatedSend(store: ConversationStore, place: ChatId | undefined): void {
  const returned = returnedSendOf(store, place)
  if (returned) store.returnedSends.set(place, { ...returned, outdated: true })
}

/**
 * A question was stored. Once the conversation has gone on, the same words are another question: the server would join
 * the old body to its old answer, or return to the version that it follows.
 */
export function forgetReturnedSend(
  { api, returnedSends }: ConversationStore,
  place: ChatId | undefined,
): void {
  returnedSends.set(place, undefined)
  api.storeSend(place, undefined)
}
