import * as v from 'valibot'
import { messagePageSchema } from '#shared/api/chat.ts'
import type { FeedbackChange } from '#shared/api/feedback.ts'
import type { Person } from './people.ts'

/** Gives a user's feedback on the last answer of a chat. */
export async function rateLastAnswer(
  person: Person,
  chatId: string,
  feedback: FeedbackChange,
): Promise<void> {
  const list = await person.call(`/api/chat/${chatId}/messages`)
  const id = v.parse(messagePageSchema, await list.json()).messages.at(-1)?.id
  const path = `/api/chat/${chatId}/messages/${id}/feedback`
  const response = await person.call(path, { method: 'PUT', json: feedback })
  if (response.status !== 204) throw new Error(`${response.status}: ${await response.text()}`)
}
