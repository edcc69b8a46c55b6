import { startOf } from '#shared/api/sse.ts'
import { tryParse } from '#shared/schema.ts'
import { receivedChatId } from '#web/api/received-ids.ts'
import {
  type ConversationStore,
  dispatch,
  emitFor,
  endSending,
  isCurrent,
  type OpenChat,
  queueEvents,
} from './conversation-store.ts'
import { type AnswerConnection, type AnswerStream, followAnswer } from './follow-answer.ts'
import { loadLatest } from './load-latest.ts'
import type { ShownMessage } from './shown-message.ts'
import { requestStop } from './stop-answer.ts'

export type AnswerSource = Pick<AnswerConnection, 'reconnect' | 'signal'> & {
  /** Undefined for an answer that began elsewhere. */
  stream: AnswerStream | undefined
  /** Whether this answer's question created the chat. */
  createdChat: boolean
}

/** Reads an answer to its end and shows it as it grows. */
export async function readAnswer(
  store: ConversationStore,
  chat: OpenChat,
  { stream, reconnect, signal, createdChat }: AnswerSource,
): Promise<void> {
  const { isFinal, wait } = store.api
  let errorReported = false
  const identify = (connected: AnswerStream | undefined) => {
    if (connected) dispatch(store, chat, { type: 'identified', answerId: connected.answerId })
    return connected
  }
  const connection = {
    reconnect: async (after: string | undefined) => {
      // Another answer may be live by now. Only this one is read from its beginning.
      const answerId = chat.state.answer?.answerId
      return identify(await reconnect(after ?? (answerId && startOf(answerId))))
    },
    signal,
    isFinal,
    wait,
  }
  identify(stream)
  settleSending(store, chat)
  for await (const event of followAnswer(stream, connection)) {
    if (event.type !== 'events') dispatch(store, chat, event)
    else {
      for (const { event: part } of event.events) {
        if (part.type === 'chat') handleChatEvent(store, chat, part, createdChat)
        if (part.type === 'budget') store.emit(part)
        // Only once: a stream that starts over repeats it.
        if (part.type === 'error' && !errorReported && isCurrent(store, chat)) {
          errorReported = true
          emitFor(store, chat, { type: 'streaming-error' })
        }
      }
      queueEvents(store, chat, event.events)
      settleSending(store, chat)
    }
    if (event.type === 'ended') {
      emitFor(store, chat, {
        type: 'answered',
        chatId: chat.state.chatId,
        createdChat,
        current: isCurrent(store, chat),
      })
    }
  }
}

/** The answer can be stopped, and the chat closed, only once the question is stored and its chat has an id. */
function settleSending(store: ConversationStore, chat: OpenChat): void {
  if (!chat.sending?.stored || !chat.state.chatId) return
  if (chat.state.answer?.stopping) void requestStop(store, chat)
  endSending(store, chat)
}

function handleChatEvent(
  store: ConversationStore,
  chat: OpenChat,
  { id, title }: { id: string; title: string | null },
  createdChat: boolean,
): void {
  const chatId = tryParse(receivedChatId, id)
  if (!chatId) return
  const isNew = chat.state.chatId === undefined
  if (isNew) dispatch(store, chat, { type: 'named', chatId })
  const current = isCurrent(store, chat)
  emitFor(store, chat, { type: 'named', chatId, title, createdChat: createdChat && isNew, current })
  // The stored question contains the links to its files.
  if (current && chat.state.messages.some(hasOwnFiles)) void loadLatest(store, chat)
}

function hasOwnFiles({ attachments }: ShownMessage): boolean {
  return attachments.some(({ file }) => file !== undefined)
}
