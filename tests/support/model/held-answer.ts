import { randomUUID } from 'node:crypto'
import { type Person, readStream } from '#tests/support/people/people.ts'
import type { ScriptedModel } from './scripted-model.ts'
import type { Step } from './scripted-scripts.ts'

export type HeldAnswer = Awaited<ReturnType<typeof holdAnswer>>

/** `answerCount`: how many answers pause, one after the other or at once. `paceMs`: the interval between steps. */
type Pause = { half?: Step[]; rest?: Step[]; paceMs?: number; answerCount?: number }

const defaultHalf: Step[] = [{ type: 'text', text: 'La moitié' }]
const defaultRest: Step[] = [{ type: 'text', text: ' et le reste.' }]

/**
 * Pauses the next answer to `question` between its halves, until the returned function is called. This way the answer
 * is still running when a test needs it, no matter how slow the machine is.
 */
export function pauseAnswer(model: ScriptedModel, question: string, pause: Pause = {}): () => void {
  const { half = defaultHalf, rest = defaultRest, paceMs = 0, answerCount = 1 } = pause
  const held = Promise.withResolvers<void>()
  const steps: Step[] = [...half, { type: 'hold', until: held.promise }, ...rest, { type: 'complete' }]
  for (let queued = 0; queued < answerCount; queued += 1) {
    model.next({ steps, paceMs }, request => request.question === question)
  }
  return held.resolve
}

/** Starts an answer in the chat and pauses it halfway until `finish` is called. */
export async function holdAnswer(model: ScriptedModel, owner: Person, chatId: string) {
  const clientMessageId = randomUUID()
  const question = `[[text ${clientMessageId}]]`
  const proceed = pauseAnswer(model, question)
  const response = await owner.send(question, { chatId, clientMessageId })
  const half = Promise.withResolvers<void>()
  const read = readStream(response, ({ text }) => {
    if (text !== '') half.resolve()
    return true
  })
  await Promise.race([half.promise, read])
  return {
    clientMessageId,
    question,
    /** Lets the model write the rest, and returns the text that the owner read. */
    async finish(): Promise<string> {
      proceed()
      return (await read).text
    },
  }
}
