import { useSyncExternalStore } from 'react'
import { type Conversation, emptyConversation } from './conversation.ts'

/** The conversation on screen, for whoever draws a part of it. It changes with every frame of a live answer. */
export type ConversationStore = {
  subscribe(onChange: () => void): () => void
  current(): Conversation
}

/** A part of the conversation: whoever asks for it is drawn again only when that part changes. */
export function useConversationState<T>(store: ConversationStore, part: (state: Conversation) => T): T {
  return useSyncExternalStore(store.subscribe, () => part(store.current()))
}

export const emptyStore: ConversationStore = { subscribe: () => () => {}, current: () => emptyConversation }

/** Nothing said and nothing on its way: the input stands in the middle of the page. */
export function isEmpty(state: Conversation): boolean {
  const settled = state.latest === 'none' || state.latest === 'loaded'
  return settled && state.messages.length === 0 && !state.answer
}
