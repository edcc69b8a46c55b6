import { useEffect, useSyncExternalStore } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { takeBack, type Waiting } from '#web/chat/composer/waiting-messages.ts'
import type { Conversation } from '#web/chat/conversation/conversation.ts'
import type { DraftMessage } from '#web/chat/conversation/draft-message.ts'
import { isStored } from '#web/chat/conversation/shown-message.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import type { PageMemory } from './page-memory.ts'

type Options = {
  chatId: ChatId | undefined
  conversation: ReadableConversation
  memory: PageMemory
  /** Returns false if an answer is already being written, or another version is being chosen. */
  send(message: DraftMessage): boolean
}

export type WaitingActions = {
  waiting: Waiting | undefined
  wait(message: DraftMessage): void
  sendNow(): void
  takeBack(): void
}

/** Sends the message that waits in the chat on screen as soon as the answer is complete. */
export function useWaitingMessage({ chatId, conversation, memory, send }: Options): WaitingActions {
  const { waiting: messages, drafts, tray } = memory
  const waiting = useSyncExternalStore(messages.subscribe, () => messages.get(chatId))
  const state = useConversationState(conversation, each =>
    each.chatId === chatId ? answerState(each) : 'unknown',
  )

  const sendNow = (waited = false) => {
    const current = messages.get(chatId)
    if (current && send({ ...current.message, waited })) messages.set(chatId, undefined)
  }
  useEffect(() => {
    const current = messages.get(chatId)
    if (!current || state === 'unknown') return
    if (state === 'complete' && !current.paused) sendNow(true)
    else if (current.paused !== (state === 'incomplete'))
      messages.set(chatId, { ...current, paused: !current.paused })
  })
  return {
    waiting,
    wait: message => {
      drafts.beginSend(chatId, message.text)
      tray.clear(chatId)
      messages.set(chatId, { message, paused: false })
    },
    sendNow,
    takeBack: () => takeBack(memory, chatId),
  }
}

/** `unknown`: how the answer ended is known only once the stored messages are loaded. */
type AnswerState = 'running' | 'complete' | 'incomplete' | 'unknown'

function answerState({ answer, latest, messages, returned }: Conversation): AnswerState {
  if (answer) return 'running'
  // The waiting message may be about the question that was not sent.
  if (returned) return 'incomplete'
  const last = messages.at(-1)
  if (latest === 'loading' || latest === 'failed' || !last) return 'unknown'
  if (last.role === 'user') return 'incomplete'
  // Only the stored copy says whether the answer was stopped in another tab.
  if (!isStored(last) && (last.status === 'complete' || last.status === 'interrupted')) return 'unknown'
  return last.status === 'complete' ? 'complete' : 'incomplete'
}
