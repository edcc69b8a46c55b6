import * as v from 'valibot'
import type { Chat, Feedback, MessagePage } from '#shared/api/chat.ts'
import type { ChatChanges } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { chatPageSize, messagePageSize } from '#shared/limits.ts'
import { request, send } from './client.ts'
import {
  type ReceivedChatPage,
  receivedChat,
  receivedChatPage,
  receivedMessagePage,
} from './received-chats.ts'
import { sendDeletion } from './send-deletion.ts'

/**
 * The calls for chats and their messages, except searches, streams, uploads, exports and shares. A failed call throws
 * ApiError, an aborted one the signal's own error.
 */

/** Pinned chats first, then newest first; `offset` is the number of chats already loaded. */
export function listChats(offset = 0, signal?: AbortSignal): Promise<ReceivedChatPage> {
  return request(`/chat?limit=${chatPageSize}&offset=${offset}`, receivedChatPage, { signal })
}

/** The first chats of the list, as many as the server returns by default: for an update after an answer. */
export function listNewestChats(): Promise<ReceivedChatPage> {
  return request('/chat', receivedChatPage)
}

/** Throws if the chat does not exist, or belongs to another user. */
export function getChat(id: ChatId, signal?: AbortSignal): Promise<Chat> {
  return request(`/chat/${id}`, receivedChat, { signal })
}

/** The archive, newest first. */
export function listArchivedChats(offset = 0, signal?: AbortSignal): Promise<ReceivedChatPage> {
  return request(`/chat?archived=true&limit=${chatPageSize}&offset=${offset}`, receivedChatPage, { signal })
}

/** Renames, pins or archives a chat. */
export async function changeChat(id: ChatId, changes: ChatChanges): Promise<void> {
  const { body } = await send(`/chat/${id}`, { method: 'PATCH', body: changes })
  // Until it is read or cancelled, Chrome keeps it in memory, as long as the page is open.
  body?.cancel().catch(() => {})
}

export function removeChat(id: ChatId, options?: { keepalive?: boolean }): Promise<void> {
  return sendDeletion(`/chat/${id}`, options)
}

/** The chat to which the question with this id was sent, or null if the server has not stored it. */
export function findSentChat(clientMessageId: string, signal?: AbortSignal): Promise<Chat | null> {
  return request(`/chat/sent/${clientMessageId}`, v.nullable(receivedChat), { signal })
}

/**
 * Removes the temporary chat to which the question with this id was sent, if the server has stored it. The request
 * continues if the page is left.
 */
export function removeSentChat(clientMessageId: string): Promise<void> {
  return sendDeletion(`/chat/sent/${clientMessageId}`, { keepalive: true })
}

export function listLatestMessages(id: ChatId, signal?: AbortSignal): Promise<MessagePage> {
  return request(`/chat/${id}/messages?limit=${messagePageSize}&tail=true`, receivedMessagePage, { signal })
}

export function listMessagesFrom(id: ChatId, offset: number, signal?: AbortSignal): Promise<MessagePage> {
  return request(`/chat/${id}/messages?limit=${messagePageSize}&offset=${offset}`, receivedMessagePage, {
    signal,
  })
}

/**
 * Stops the live answer, if there is one. Its text so far stays. `answer`: only this one, by its id, its message's id
 * or the id of its send. The request continues if the page is left.
 */
export async function stopLiveAnswer(id: ChatId, answer?: string): Promise<void> {
  const query = answer ? `?answer=${encodeURIComponent(answer)}` : ''
  await send(`/chat/${id}/stop${query}`, { method: 'POST', keepalive: true })
}

/** Shows a version of a question or an answer, with what followed it. */
export async function storeChoice(id: ChatId, messageId: string): Promise<void> {
  await send(`/chat/${id}/choose`, { method: 'POST', body: { messageId } })
}

/** Replaces the user's feedback on an answer; undefined removes it. */
export async function storeFeedback(
  id: ChatId,
  messageId: string,
  feedback: Feedback | undefined,
): Promise<void> {
  await send(`/chat/${id}/messages/${messageId}/feedback`, { method: 'PUT', body: feedback ?? { value: 0 } })
}
