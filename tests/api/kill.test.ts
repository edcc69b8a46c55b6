import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { chatPageSchema } from '#shared/api/chat.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import {
  callApi,
  logIn,
  messagesAt,
  type Person,
  type ReadStream,
  readStream,
  signUp,
  until,
} from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestAppOn } from '#tests/support/servers/test-app.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

const never = new Promise<void>(() => undefined)
const hold = { type: 'hold', until: never } as const
const whole = 'Tout le texte.'
const long = '[[paced 1000x10]] longue'
const interrupted = [
  expect.objectContaining({ type: 'error', code: 'interrupted' }),
  expect.objectContaining({ type: 'done' }),
]
/** A kill can lose up to one second of the text that was shown. */
const maxLostCharacters = 100 * ' 00000 words of text'.length

async function startAnswers(url: string, person: Person, model: ScriptedModel) {
  model.next({ steps: [hold] }, ({ question }) => question === 'avant')
  model.next({ steps: [{ type: 'text', text: whole }, hold] }, ({ question }) => question === 'après')
  model.nextTitle({ steps: [hold] }, ({ question }) => question.includes('titre'))
  const before = await begin(person, 'avant')
  const after = await begin(person, 'après')
  const titled = await begin(person, '[[text fini]] titre')
  expect((await titled.read).done).toBe(true)
  await until(
    () => messagesAt(url, person, after.id),
    messages => messages.at(-1)?.content === whole,
  )
  await until(
    async () => model.requests.map(({ purpose, question }) => `${purpose} ${question}`),
    calls => calls.includes('answer avant') && calls.includes('title [[text fini]] titre'),
  )
  return { before, after, titled, during: await begin(person, long) }
}

/** Resolves once the answer has begun. `soFar` returns what was read of it. */
async function begin(person: Person, content: string) {
  const reading = follow(await person.send(content))
  const id = await until(
    async () => reading.soFar()?.chatId ?? '',
    chatId => chatId !== '',
  )
  return { id, ...reading }
}

type Followed = ReturnType<typeof follow>

const lengthOf = ({ soFar }: Followed) => soFar()?.text.length ?? 0

const untilLonger = (followed: Followed, minLength: number) =>
  until(
    async () => lengthOf(followed),
    length => length > minLength,
  )

function follow(response: Response) {
  let latest: ReadStream | undefined
  const read = readStream(response, soFar => {
    latest = soFar
    return true
  })
  return { read, soFar: () => latest }
}

/**
 * With the embedded database, the server is started again. On PostgreSQL another one runs beside it, and closes the
 * answers after seven missed heartbeats.
 */
it('a server killed before the first word, during the answer, after the last word, or while the title is written loses nothing that was stored; another one ends its streams within 10 s (F-7, F-10, D-4)', async () => {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const env = { ...(await freshStorage()), PORT: '0', ...model.env }
  const startAnother = async () => {
    const app = await startTestAppOn({ ...env, LOG_LEVEL: 'debug', BUDGETS: 'off' })
    onTestFinished(() => app.close())
    return app
  }
  const killed = await startServerProcess(env)
  onTestFinished(async () => void (await killed.end('SIGKILL')))
  const beside = isEmbedded ? undefined : await startAnother()
  const person = await signUp(killed.url)
  const { before, after, titled, during } = await startAnswers(killed.url, person, model)
  const followed = beside && follow(await callApi(beside.url, person.token, `/api/chat/${during.id}/stream`))
  if (followed) await untilLonger(followed, 100)
  // More than a kill can lose, and not right after some text was stored.
  await untilLonger(during, lengthOf(during) + maxLostCharacters + randomInt(100, 600))

  await killed.end('SIGKILL')
  const killedAtMs = runningMs()
  const sinceKillMs = () => runningMs() - killedAtMs
  const end = followed?.read.then(({ events }) => ({ events: events.slice(-2), endedMs: sinceKillMs() }))
  const { url } = beside ?? (await startAnother())
  const restartedAtMs = runningMs()
  const maxClosingMs = isEmbedded ? 5_000 : 10_000
  // Waits until the answer before it has ended.
  const next = callApi(url, person.token, '/api/chat/stream', {
    method: 'POST',
    json: { messages: [{ role: 'user', content: '[[text suivante]]' }], chatId: during.id },
  }).then(async response => ({ startedAtMs: sinceKillMs(), read: await readStream(response) }))
  const all = await until(
    () => Promise.all([before, after, titled].map(({ id }) => messagesAt(url, person, id))),
    chats => chats.flat().every(({ status }) => status !== 'running'),
    maxClosingMs,
  )
  expect(beside ? sinceKillMs() : runningMs() - restartedAtMs).toBeLessThan(maxClosingMs)
  expect(all).toMatchObject([
    [{ content: 'avant' }],
    [{ content: 'après' }, { content: whole, status: 'interrupted' }],
    [{ content: '[[text fini]] titre' }, { content: 'fini', status: 'complete' }],
  ])
  const { startedAtMs, read } = await next
  expect(read.text).toBe('suivante')
  const followedEnd = await end
  expect(followedEnd?.events).toEqual(beside && interrupted)
  const waitedMs = beside ? [startedAtMs, followedEnd?.endedMs ?? 0] : []
  expect(Math.max(...waitedMs)).toBeLessThan(maxClosingMs)

  const [question, stored, ...later] = await messagesAt(url, person, during.id)
  expect(question).toMatchObject({ role: 'user', content: long })
  expect(stored).toMatchObject({ role: 'assistant', status: 'interrupted' })
  expect(later).toMatchObject([{ role: 'user' }, { content: 'suivante', status: 'complete' }])
  const shown = await during.read
  const text = stored?.content ?? ''
  expect(shown.text.startsWith(text) || text.startsWith(shown.text)).toBe(true)
  expect(shown.text.length - text.length).toBeLessThanOrEqual(maxLostCharacters)
  expect(shown.done).toBe(false)

  const again = await logIn(url, person.email)
  const { chats } = v.parse(chatPageSchema, await (await again.call('/api/chat')).json())
  expect(chats).toHaveLength(4)
  expect(chats.find(({ id }) => id === titled.id)).toMatchObject({ title: '[[text fini]] titre' })
  // No answer was requested from the model a second time.
  expect(model.answerRequests()).toHaveLength(5)
  for (const { id } of [before, after]) {
    const retried = await readStream(await again.call(`/api/chat/${id}/retry`, { method: 'POST' }))
    expect(retried).toMatchObject({ done: true, chatId: id })
    expect(await messagesAt(url, person, id)).toMatchObject([
      { role: 'user' },
      { content: retried.text, status: 'complete' },
    ])
  }
}, 60_000)
