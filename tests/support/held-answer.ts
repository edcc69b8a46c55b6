import { randomUUID } from 'node:crypto'
import { type Person, readStream } from './people.ts'
import type { ScriptedModel } from './scripted-model.ts'

export type HeldAnswer = Awaited<ReturnType<typeof holdAnswer>>

/** Starts an answer in the chat and pauses it halfway until `finish` is called. */
export async function holdAnswer(model: ScriptedModel, owner: Person, chatId: string) {
  const held = Promise.withResolvers<void>()
  const clientMessageId = randomUUID()
  const question = `[[text ${clientMessageId}]]`
  model.next(
    {
      steps: [
        { type: 'text', text: 'La moitié' },
        { type: 'hold', until: held.promise },
        { type: 'text', text: ' et le reste.' },
        { type: 'complete' },
      ],
    },
    request => request.question === question,
  )
  const messages = [{ role: 'user', content: question }]
  const send = await owner.call('/api/chat/stream', {
    method: 'POST',
    json: { messages, chatId, clientMessageId },
  })
  const half = Promise.withResolvers<void>()
  const read = readStream(send, ({ text }) => {
    if (text !== '') half.resolve()
    return true
  })
  await Promise.race([half.promise, read])
  return {
    clientMessageId,
    question,
    /** Lets the model write the rest, and returns the text that the owner read. */
    async finish(): Promise<string> {
      held.resolve()
      return (await read).text
    },
  }
}
