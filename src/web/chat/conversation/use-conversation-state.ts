import { useSyncExternalStore } from 'react'
import { type Conversation, emptyConversation } from './conversation.ts'

/** What a component needs to draw a part of the conversation. The state changes with every frame of a streaming answer. */
export type ReadableConversation = {
  subscribe(onChange: () => void): () => void
  getState(): Conversation
}

/** A part of the conversation. The component is drawn again only when that part changes. */
export function useConversationState<T>(
  conversation: ReadableConversation,
  select: (state: Conversation) => T,
): T {
  return useSyncExternalStore(conversation.subscribe, () => select(conversation.getState()))
}

export const noConversation: ReadableConversation = {
  subscribe: () => () => {},
  getState: () => emptyConversation,
}

/** No message and none on its way: the input stands in the middle of the page. */
export function isEmpty(state: Conversation): boolean {
  const settled = state.latest === 'none' || state.latest === 'loaded'
  return settled && state.messages.length === 0 && !state.answer
}
