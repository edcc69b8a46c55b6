import type { PositionedEvent } from '#shared/api/sse.ts'
import type { PickedFile } from './draft-message.ts'
import { newQuestion, type ShownMessage, type UploadProblem } from './shown-message.ts'

/** How a question on screen is added, and how it changes until the end of its answer. */

type Messages = readonly ShownMessage[]

/** The emergency box in the stream belongs to the question, which is the last message while its answer streams. */
export function withEmergency(messages: Messages, events: readonly PositionedEvent[]): Messages {
  const question = messages.at(-1)
  if (question?.role !== 'user' || question.emergency) return messages
  const box = events.map(({ event }) => event).find(event => event.type === 'emergency')
  return box ? [...messages.slice(0, -1), { ...question, emergency: box.emergency }] : messages
}

/** Moves the question's files to `unsent`: it is sent without them. */
export function withUnsentFiles(
  messages: Messages,
  { questionKey, problem }: { questionKey: string; problem: UploadProblem },
): Messages {
  return messages.map(message => {
    if (message.key !== questionKey) return message
    const files = message.attachments.map(({ name, file }) => ({ name, file }))
    return { ...message, attachments: [], unsent: { files, problem } }
  })
}

/** The messages before the one with this key, or all if there is none. */
export function messagesBeforeKey(messages: Messages, key: string): Messages {
  const index = messages.findIndex(message => message.key === key)
  return index === -1 ? messages : messages.slice(0, index)
}

/**
 * Adds a question at the end. An edited one has the key of the former question: it takes over its row and its files,
 * and the messages after it are removed.
 */
export function withQuestion(
  messages: Messages,
  { questionKey, question, files }: { questionKey: string; question: string; files: readonly PickedFile[] },
): Messages {
  const former = messages.find(message => message.key === questionKey)
  const added = newQuestion(questionKey, question, files)
  return [
    ...messagesBeforeKey(messages, questionKey),
    former ? { ...added, attachments: former.attachments } : added,
  ]
}
