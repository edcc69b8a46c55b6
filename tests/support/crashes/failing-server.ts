import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { messagesAt, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

const failOnSignal = fileURLToPath(new URL('./fail-on-signal.ts', import.meta.url))
const secret = 'une question privée'
/** The length of the text that is shown within a second. */
const maxLostLength = 100 * '    0 words of text'.length

/** Makes a server fail by itself during an answer, and checks what is left of the answer after a restart. */
export async function failDuringAnswer(failure: 'exception' | 'rejection' | 'memory'): Promise<void> {
  const model = await startScriptedModel()
  const env = { ...(await freshStorage()), ...model.env }
  const failing = await startServerProcess({ ...env, ...optionsFor(failure) })
  let app: TestApp | undefined
  try {
    const person = await signUp(failing.url)
    const { reading } = await begin(person)
    process.kill(failing.pid, 'SIGUSR2')
    const code = await failing.ended
    const shown = await reading
    if (failure !== 'memory') {
      expect(code).toBe(1)
      expect(failing.output()).toContain('the server stops after an unexpected failure')
      expect(shown.events).toContainEqual(expect.objectContaining({ type: 'error', code: 'interrupted' }))
    }
    expect(failing.output()).not.toContain('privée')
    app = await startTestAppOn({ ...env, PORT: '0' })
    const { url } = app
    const messages = await until(
      () => messagesAt(url, person, shown.chatId),
      ([, answer]) => answer?.status !== 'running',
    )
    expect(messages).toMatchObject([{ role: 'user' }, { role: 'assistant', status: 'interrupted' }])
    const stored = messages[1]?.content ?? ''
    expect(shown.text.startsWith(stored) || stored.startsWith(shown.text)).toBe(true)
    expect(shown.text.length - stored.length).toBeLessThan(failure === 'memory' ? maxLostLength : 1)
    expect(model.answerRequests()).toHaveLength(1)
  } finally {
    await failing.end('SIGKILL')
    await app?.close()
    await model.close()
  }
}

/** Blocks a server for five seconds during an answer, and checks that the answer is complete. */
export async function blockDuringAnswer(): Promise<void> {
  const model = await startScriptedModel()
  const env = { ...(await freshStorage()), ...model.env }
  const server = await startServerProcess({ ...env, ...optionsFor('blocked') })
  try {
    const person = await signUp(server.url)
    const { reading } = await begin(person)
    process.kill(server.pid, 'SIGUSR2')
    const read = await reading
    expect(read.done).toBe(true)
    const messages = await messagesAt(server.url, person, read.chatId)
    expect(messages[1]).toMatchObject({ status: 'complete' })
    expect(messages[1]?.content === read.text).toBe(true)
  } finally {
    await server.end('SIGKILL')
    await model.close()
  }
}

function optionsFor(failure: string): Record<string, string> {
  const options = [`--import=${failOnSignal}`, '--max-old-space-size=256']
  return { NODE_OPTIONS: options.join(' '), FAILURE: failure, FAILURE_TEXT: secret }
}

/** Asks a question, and resolves after half a second of its answer, when some of it is stored. */
async function begin(person: Person) {
  const response = await person.send(`[[paced 300x10]] ${secret}`)
  const shown = Promise.withResolvers<void>()
  const reading = readStream(response, ({ text }) => {
    if (text.length > 1_000) shown.resolve()
    return true
  })
  await shown.promise
  return { reading }
}
