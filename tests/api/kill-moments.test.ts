import * as v from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { messagePageSchema } from '#shared/chat.ts'
import { freshStorage } from '#tests/support/databases.ts'
import { callApi, readStream, signUp, until } from '#tests/support/people.ts'
import { startScriptedModel } from '#tests/support/scripted-model.ts'
import { startServerProcess } from '#tests/support/server-process.ts'

const never = new Promise<void>(() => undefined)
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

it.runIf(isEmbedded)(
  'a server killed before the first word, after the last one, or while the title is written loses nothing that was stored (F-7, F-10)',
  async () => {
    const model = await startScriptedModel()
    onTestFinished(model.close)
    const env = { ...(await freshStorage()), OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' }
    const killed = await startServerProcess(env)
    onTestFinished(async () => void (await killed.end('SIGKILL')))
    const person = await signUp(killed.url)
    const countAnswerRequests = () => model.requests.filter(({ purpose }) => purpose === 'answer').length

    const begin = async (content: string) => {
      const chat = Promise.withResolvers<string>()
      const json = { messages: [{ role: 'user', content }] }
      const response = await person.call('/api/chat/stream', { method: 'POST', json })
      const read = readStream(response, ({ chatId }) => {
        if (chatId !== '') chat.resolve(chatId)
        return true
      })
      return { id: await chat.promise, read }
    }
    const messagesAt = async (url: string, chatId: string) => {
      const page = await callApi(url, person.token, `/api/chat/${chatId}/messages?tail=true`)
      return v.parse(messagePageSchema, await page.json()).messages
    }

    const [whole, hold] = ['Tout le texte.', { type: 'hold', until: never } as const]
    model.next({ steps: [hold] }, ({ question }) => question === 'avant')
    model.next({ steps: [{ type: 'text', text: whole }, hold] }, ({ question }) => question === 'après')
    model.nextTitle({ steps: [hold] }, ({ question }) => question.includes('titre'))
    const [before, after, titled] = [
      await begin('avant'),
      await begin('après'),
      await begin('[[text fini]] titre'),
    ]
    expect((await titled.read).done).toBe(true)
    await until(
      () => messagesAt(killed.url, after.id),
      messages => messages.at(-1)?.content === whole,
    )
    await until(
      async () => model.requests.map(({ purpose, question }) => `${purpose} ${question}`),
      calls => calls.includes('answer avant') && calls.includes('title [[text fini]] titre'),
    )

    await killed.end('SIGKILL')
    const { url, end } = await startServerProcess(env)
    onTestFinished(async () => void (await end('SIGKILL')))
    const all = await until(
      () => Promise.all([before, after, titled].map(({ id }) => messagesAt(url, id))),
      chats => chats.flat().every(({ status }) => status !== 'running'),
      5_000,
    )
    expect(all).toMatchObject([
      [{ content: 'avant' }],
      [{ content: 'après' }, { content: whole, status: 'interrupted' }],
      [{ content: '[[text fini]] titre' }, { content: 'fini', status: 'complete' }],
    ])
    const chat = await callApi(url, person.token, `/api/chat/${titled.id}`)
    expect(await chat.json()).toMatchObject({ title: '[[text fini]] titre' })
    expect(countAnswerRequests()).toBe(3)
    for (const { id } of [before, after]) {
      const retried = await readStream(
        await callApi(url, person.token, `/api/chat/${id}/retry`, { method: 'POST' }),
      )
      expect(retried).toMatchObject({ done: true, chatId: id })
      expect(await messagesAt(url, id)).toMatchObject([
        { role: 'user' },
        { content: retried.text, status: 'complete' },
      ])
    }
  },
  60_000,
)
