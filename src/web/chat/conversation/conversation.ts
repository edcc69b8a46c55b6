import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { ShownMessage } from './shown-message.ts'
import type { Failure, StreamingAnswer } from './streaming-answer.ts'

/**
 * One conversation as shown on screen: stored messages, then the streaming answer. conversation-reducer.ts changes it.
 */
export type Conversation = {
  /** A React key: changes when another conversation is opened, even if neither the old nor the new one has an id. */
  viewKey: number
  chatId: ChatId | undefined
  latest: 'none' | 'loading' | 'loaded' | 'failed' | 'missing'
  older: 'idle' | 'loading' | 'failed'
  messages: readonly ShownMessage[]
  /** The index in the chat of the first loaded message. */
  offset: number
  hasOlder: boolean
  /** The id of the message before the first loaded one, if the chat has versions. */
  before: string | undefined
  /** The version that is being chosen, and the key of the message whose row it takes. */
  choosing: { key: string; id: string } | undefined
  /** The answer that is being written. Nothing can be sent until it ends. */
  answer: StreamingAnswer | undefined
  /**
   * Why the last question has no complete answer, shown under it or under the partial answer. The reason stays while
   * the next answer is being written, in case the new question or retry is refused.
   */
  failure: Failure | undefined
  /** The chat is removed when it is closed, and appears in no list. Chosen before the first question. */
  temporary: boolean
  /** The box for a question that was refused, and so is not among the messages. */
  refusedEmergency: Emergency | undefined
  /** The last question was refused or withdrawn. It is in the composer again, or in the field of the edit. */
  returned: boolean
  /** It was refused for another reason than a spent budget, which the line about the budget explains. */
  refused: boolean
}

export const emptyConversation: Conversation = {
  viewKey: 0,
  chatId: undefined,
  latest: 'none',
  older: 'idle',
  messages: [],
  offset: 0,
  hasOlder: false,
  before: undefined,
  choosing: undefined,
  answer: undefined,
  failure: undefined,
  temporary: false,
  refusedEmergency: undefined,
  returned: false,
  refused: false,
}
