import type { ChatId } from '#shared/api/ids.ts'
import { type ConversationStore, dispatch, type OpenChat } from './conversation-store.ts'

/** How long Stop waits for the server to store the question, which is then withdrawn. */
const stopTimeoutMs = 3000

export async function stopAnswer(store: ConversationStore): Promise<void> {
  const chat = store.current
  const { sending } = chat
  const { answer } = chat.state
  if (!answer || answer.stopping) return
  if (answer.uploading) return sending?.abort.abort()
  dispatch(store, chat, { type: 'stop-requested', requested: true })
  if (!sending) return requestStop(store, chat)
  // The server cannot stop the answer to a question that it has not stored. Once it has, readAnswer requests the stop.
  await store.api.wait(stopTimeoutMs, sending.signal)
  if (!sending.stored) sending.abort.abort()
}

/**
 * Names the answer, because another one may be live when the request arrives: the one on screen, or that of a question
 * or a retry which was withdrawn, by the id with which it was sent.
 */
export async function requestStop(
  store: ConversationStore,
  chat: OpenChat,
  {
    chatId = chat.state.chatId,
    sentId = undefined,
  }: { chatId?: ChatId | undefined; sentId?: string | null | undefined } = {},
): Promise<void> {
  if (!chatId) return
  const { answer } = chat.state
  await store.api.stop(chatId, sentId ?? answer?.answerId ?? answer?.id).catch(error => {
    store.api.log('Failed to stop the answer', error)
    dispatch(store, chat, { type: 'stop-requested', requested: false })
  })
}
