import { useSyncExternalStore } from 'react'
import { type Conversation, emptyConversation } from './conversation.ts'

/**
 * What a component needs to render part of the conversation. The state changes with every frame of a streaming answer.
 */
export type ReadableConversation = {
  subscribe(onChange: () => void): () => void
  getState(): Conversation
}

/** Selects part of the conversation. The component is rendered again only when that part changes. */
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

/** False while it is not known whether there are messages. In an empty chat, the input is in the middle of the page. */
export function isEmpty(state: Conversation): boolean {
  const settled = state.latest === 'none' || state.latest === 'loaded'
  return settled && state.messages.length === 0 && !state.answer
}

export function hasReturned({ returned }: Conversation): boolean {
  return returned
}

/** Whether the conversation links to a sheet of the firm's library, which opens beside it. */
export function citesSheet({ messages, answer }: Conversation): boolean {
  return [...messages, answer].some(each => each?.sources.some(({ url }) => url.startsWith('/library/')))
}
