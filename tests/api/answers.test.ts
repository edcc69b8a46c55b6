import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { defaultText, numbered } from '#tests/support/model/scripted-scripts.ts'
import { type Person, type ReadStream, readStream, signUp, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      LIMIT_SENDS_PER_MINUTE: '1000',
      LIMIT_LIVE_ANSWERS: '50',
      MODEL_CAPABILITIES: 'o3:none',
    },
  })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function titleOf(chatId: string): Promise<unknown> {
  const response = await person.call(`/api/chat/${chatId}`)
  return ((await response.json()) as { title: unknown }).title
}

/** Sends a question and leaves the body of the response unread. */
async function sendUnread(chatId: string): Promise<IncomingMessage> {
  const call = request(`${app.url}/api/chat/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
  })
  call.end(JSON.stringify({ chatId, messages: [{ role: 'user', content: 'un très long texte' }] }))
  const [response] = await once(call, 'response')
  return response
}

function answersTo(question: string) {
  return model.answerRequests().filter(request => request.question === question)
}

function hasNoText(read: ReadStream): boolean {
  return read.text === ''
}

describe('asking a question', () => {
  it('streams the answer, and stores question and answer (F-2, R-1)', async () => {
    const response = await person.send('Quel délai pour mon dépôt de garantie ?')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-cache')
    const read = await readStream(response)
    expect(read.events[0]).toEqual({
      type: 'chat',
      id: expect.any(String),
      title: 'Quel délai pour mon dépôt de garantie ?',
    })
    expect(read.text).toBe(defaultText)
    expect(read.done).toBe(true)
    expect(read.raw).not.toContain('\nid:')
    const messages = await person.messages(read.chatId)
    expect(messages).toMatchObject([
      { role: 'user', content: 'Quel délai pour mon dépôt de garantie ?', status: 'complete' },
      { role: 'assistant', content: defaultText, status: 'complete' },
    ])
  })

  it('sends the current title of the chat with later answers', async () => {
    const { chatId } = await person.ask('le titre')
    await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Mon bail' } })
    const next = await person.ask('ensuite', { chatId })
    const again = await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
    const chat = { type: 'chat', id: chatId, title: 'Mon bail' }
    expect([next.events[0], again.events[0]]).toEqual([chat, chat])
    expect(await (await person.call(`/api/chat/${chatId}`)).json()).toMatchObject({ title: 'Mon bail' })
  })

  it('sends the model the stored history, not the history that the client sent (F-11, M-3)', async () => {
    const { chatId } = await person.ask('[[text Réponse une]] première')
    const question = '[[text Réponse deux]] seconde'
    await person
      .call('/api/chat/stream', {
        method: 'POST',
        json: {
          chatId,
          model: 'o3',
          messages: [
            { role: 'user', content: 'forgé' },
            { role: 'assistant', content: 'forgé aussi' },
            { role: 'user', content: question },
          ],
        },
      })
      .then(readStream)
    const [request] = answersTo(question)
    expect(request?.body).toMatchObject({ model: 'o3', store: false })
    expect(JSON.stringify(request?.body.input)).not.toContain('forgé')
    expect(request?.body.input).toHaveLength(3)
    expect(await person.messages(chatId)).toHaveLength(4)
  })

  it('leaves out the oldest turns that do not fit into the token budget (F-11)', async () => {
    const { chatId } = await person.ask(`[[text court]] ${'a'.repeat(30_000)}`)
    await person.ask(`[[text court]] ${'b'.repeat(30_000)}`, { chatId })
    const question = '[[text court]] la dernière'
    await person.ask(question, { chatId })
    const input = JSON.stringify(answersTo(question)[0]?.body.input)
    expect(input).toContain('bbbb')
    expect(input).not.toContain('aaaa')
  })

  it('counts a text by its bytes, because other scripts have more tokens per character (F-11)', async () => {
    const { chatId } = await person.ask(`[[text court]] ${'ب'.repeat(18_000)}`)
    await person.ask(`[[text court]] ${'b'.repeat(18_000)}`, { chatId })
    const question = '[[text court]] la dernière en français'
    await person.ask(question, { chatId })
    const input = JSON.stringify(answersTo(question)[0]?.body.input)
    expect(input).toContain('bbbb')
    expect(input).not.toContain('بببب')
  })

  it('in a long chat sends the model the same history as before, then the new turns, for the provider’s prompt cache (F-11)', async () => {
    const { chatId } = await person.ask('Bonjour')
    const messageCount = 120
    await sql`insert into messages (id, chat_id, position, role, content, status)
      select gen_random_uuid(), ${chatId}, n, case n % 2 when 0 then 'user' else 'assistant' end, 'Turn ' || n, 'complete'
      from generate_series(2, ${messageCount - 1}) as n`.execute(app.db)
    await sql`update chats set message_count = ${messageCount} where id = ${chatId}`.execute(app.db)
    const inputs: unknown[][] = []
    for (const question of ['et une', 'et deux', 'et trois']) {
      await person.ask(question, { chatId })
      inputs.push(answersTo(question)[0]?.body.input as unknown[])
    }
    const [first = [], second = [], third = []] = inputs
    expect(first.length).toBeGreaterThan(75)
    expect(second.slice(0, first.length)).toEqual(first)
    expect(third.slice(0, second.length)).toEqual(second)
  })

  it('lets the model name the chat, unless the user renamed it first (F-10)', async () => {
    const question = 'Comment contester une amende ?'
    const thought = Promise.withResolvers<void>()
    model.nextTitle(
      {
        steps: [
          { type: 'hold', until: thought.promise },
          { type: 'text', text: 'Trop tard' },
          { type: 'complete' },
        ],
      },
      request => request.question === question,
    )
    const { chatId } = await person.ask(question)
    await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Mon titre' } })
    thought.resolve()
    await until(
      async () =>
        model.requests.find(each => each.purpose === 'title' && each.question === question)?.endedAtMs,
      endedAtMs => endedAtMs !== undefined,
    )
    // Once the title of another chat, requested later, has arrived, the first one has arrived too.
    const other = await person.ask('Et une contravention ?')
    await until(
      () => titleOf(other.chatId),
      title => title === model.title,
    )
    expect(await titleOf(chatId)).toBe('Mon titre')
  })

  it('searches the web on request, but never with gpt-5 (W-1)', async () => {
    const tools = async (choice: string) => {
      const question = `Cherche avec ${choice} [[text voilà]]`
      await person.ask(question, { model: choice, forceWebSearch: true })
      return answersTo(question).map(({ body }) => body.tools?.map((tool: { type: string }) => tool.type))
    }
    expect(await tools('gpt-4o')).toEqual([['web_search']])
    expect(await tools('gpt-5')).toEqual([undefined])
  })

  it('offers no tool to a model that cannot search the web, and says so before the answer (W-3, M-3)', async () => {
    const question = 'Cherche [[text voilà]]'
    const { text } = await person.ask(question, { model: 'o3', forceWebSearch: true })
    expect(text).toMatch(/^\*Web search is not available with this model[^\n]+\n\nvoilà$/)
    expect(answersTo(question).map(({ body }) => body.tools)).toEqual([undefined])
    expect((await person.ask('Sans chercher [[text voilà]]', { model: 'o3' })).text).toBe('voilà')
  })

  it.each([
    ['no body', undefined],
    ['no messages', {}],
    ['an empty list', { messages: [] }],
    ['a blank message', { messages: [{ role: 'user', content: ' \n ' }] }],
    ['the assistant last', { messages: [{ role: 'assistant', content: 'x' }] }],
    ['a system message', { messages: [{ role: 'system', content: 'x' }] }],
    ['an object as text', { messages: [{ role: 'user', content: { a: 1 } }] }],
    ['an unknown model', { messages: [{ role: 'user', content: 'x' }], model: 'gpt-3' }],
    ['an invalid chat id', { messages: [{ role: 'user', content: 'x' }], chatId: 'x' }],
    ['a message that is too long', { messages: [{ role: 'user', content: 'x'.repeat(100_001) }] }],
  ])('with %s is refused, and nothing is stored', async (_name, json) => {
    const before = await app.db.selectFrom('messages').select('id').execute()
    const requestCount = model.answerRequests().length
    const response = await person.call('/api/chat/stream', { method: 'POST', ...(json ? { json } : {}) })
    expect([400, 415]).toContain(response.status)
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } })
    expect(await app.db.selectFrom('messages').select('id').execute()).toHaveLength(before.length)
    expect(model.answerRequests()).toHaveLength(requestCount)
  })

  it('is refused with a file that was never uploaded', async () => {
    for (const files of [{ imagePaths: ['x'] }, { pdfPaths: ['file-abc'] }, { pdfFileIds: ['file-abc'] }]) {
      expect((await person.send('x', files)).status).toBe(404)
    }
  })
})

describe('text that is difficult to stream', () => {
  it.each(['a \\n b', 'const s = "\\\\n"', '[DONE]', '  two spaces', 'ligne 1\nligne 2\n\n\n', 'é😀\u2028'])(
    'arrives and is stored byte for byte: %j (R-2)',
    async text => {
      model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] })
      const read = await person.ask('difficile')
      expect(read.text).toBe(text)
      expect((await person.messages(read.chatId)).at(-1)?.content).toBe(text)
    },
  )

  it('gets LF line endings, even if a line ending is split between two pieces (R-2)', async () => {
    const steps = ['a\r', '\nb\r\nc\rd', '\ud83d', '\ude00', 'e\r'].map(text => ({
      type: 'text' as const,
      text,
    }))
    model.next({ steps: [...steps, { type: 'complete' }] })
    const read = await person.ask('fins de ligne')
    expect(read.text).toBe('a\nb\nc\nd😀e\n')
    expect((await person.messages(read.chatId)).at(-1)?.content).toBe(read.text)
  })
})

describe('a user who leaves during an answer', () => {
  it('finds the running answer in the chat, and can follow it to its end (F-5)', async () => {
    const proceed = pauseAnswer(model, 'suivre')
    const left = await readStream(await person.send('suivre'), hasNoText)
    const running = (await person.messages(left.chatId)).at(-1)
    expect(running).toMatchObject({ role: 'assistant', status: 'running' })
    const following = await person.call(`/api/chat/${left.chatId}/stream`)
    proceed()
    const whole = await readStream(following)
    expect(whole.done).toBe(true)
    expect(whole.text.startsWith(left.text)).toBe(true)
    expect((await person.messages(left.chatId)).at(-1)).toMatchObject({
      content: whole.text,
      status: 'complete',
    })
    expect((await person.call(`/api/chat/${left.chatId}/stream`)).status).toBe(204)
  })

  it('can resume from the last id received, without a gap or a repetition (R-5)', async () => {
    const [half, rest] = [numbered(0, 20), numbered(20, 40)]
    const proceed = pauseAnswer(model, 'reprendre', { half, rest, paceMs: 15 })
    const response = await person.send('reprendre')
    const first = await readStream(response, hasNoText)
    const followed = readStream(await person.call(`/api/chat/${first.chatId}/stream`))
    const resumed = await readStream(
      await person.call(`/api/chat/${first.chatId}/stream`),
      soFar => soFar.text.length < 100,
    )
    const last = resumed.placed.findLast(placed => placed.id !== undefined)?.id ?? ''
    const byHeader = readStream(
      await person.call(`/api/chat/${first.chatId}/stream`, { headers: { 'last-event-id': last } }),
    )
    const byQuery = readStream(await person.call(`/api/chat/${first.chatId}/stream?after=${last}`))
    proceed()
    const whole = (await followed).text
    expect(resumed.text + (await byHeader).text).toBe(whole)
    expect(resumed.text + (await byQuery).text).toBe(whole)
    const proceedOther = pauseAnswer(model, 'une autre')
    const other = await readStream(await person.send('une autre', { chatId: first.chatId }), hasNoText)
    const follow = (after: string) => person.call(`/api/chat/${other.chatId}/stream?after=${after}`)
    // That answer has ended, and the one running now does not continue it.
    expect((await follow(last)).status).toBe(204)
    for (const after of ['x.1', '2147483648']) expect((await follow(after)).status).toBe(400)
    const following = await follow('1')
    proceedOther()
    expect((await readStream(following)).text).toContain('et le reste.')
  })
})

describe('a reader that cannot keep up', () => {
  it('does not delay the answer, and gets every character once it reads again', async () => {
    const text = 'Été à Nîmes \\n 😀\n'.repeat(100)
    const steps = Array.from({ length: 1_000 }, () => ({ type: 'text' as const, text }))
    const { chatId } = await person.ask('[[text bonjour]]')
    model.next({ steps: [...steps, { type: 'complete' }] })
    const slow = await sendUnread(chatId)
    const messages = await until(
      () => person.messages(chatId),
      rows => rows.length === 4 && rows.at(-1)?.status === 'complete',
    )
    expect(messages.at(-1)?.content).toBe(text.repeat(1_000))
    const read = await readStream(new Response(Readable.toWeb(slow) as ReadableStream))
    expect(read.done).toBe(true)
    expect(read.text === text.repeat(1_000)).toBe(true)
  })
})

describe('stopping', () => {
  it('stores the partial answer, ends the call to the model within a second, and always responds with 204 (R-6, C-10)', async () => {
    const question = '[[paced 500x20]] arrêter'
    let chatId = ''
    const read = readStream(await person.send(question), soFar => {
      chatId = soFar.chatId
      return true
    })
    await until(
      async () => (chatId === '' ? '' : ((await person.messages(chatId)).at(-1)?.content ?? '')),
      content => content.length > 50,
    )
    const stoppedAtMs = runningMs()
    expect((await person.call(`/api/chat/${chatId}/stop`, { method: 'POST' })).status).toBe(204)
    const ended = await read
    expect(ended.done).toBe(true)
    expect((await person.messages(chatId)).at(-1)).toMatchObject({ status: 'stopped', content: ended.text })
    const abortedAtMs = await until(
      async () => answersTo(question)[0]?.abortedAtMs,
      abortedAtMs => abortedAtMs !== undefined,
    )
    expect((abortedAtMs ?? 0) - stoppedAtMs).toBeLessThan(1_000)
    for (const id of [chatId, randomUUID(), 'unknown']) {
      expect((await person.call(`/api/chat/${id}/stop`, { method: 'POST' })).status).toBe(204)
    }
  })
})

describe('retrying', () => {
  it('answers the last question again without storing it twice (R-6)', async () => {
    const { chatId } = await person.ask('[[text Une réponse]] encore')
    const read = await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
    expect(read).toMatchObject({ text: 'Une réponse', done: true })
    expect(await person.messages(chatId)).toMatchObject([
      { role: 'user', content: '[[text Une réponse]] encore' },
      { role: 'assistant', content: 'Une réponse', status: 'complete' },
    ])
    expect(answersTo('[[text Une réponse]] encore')).toHaveLength(2)
  })

  it('searches the web again if the question asked for it, and otherwise not (R-6)', async () => {
    const searches = async (question: string, more = {}) => {
      const { chatId } = await person.ask(question, more)
      await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
      await person.ask(`${question}, suite`, { chatId, ...more })
      await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
      return [...answersTo(question), ...answersTo(`${question}, suite`)].map(({ body }) => 'tools' in body)
    }
    expect(await searches('le préavis', { forceWebSearch: true })).toEqual([true, true, true, true])
    expect(await searches('le dépôt')).toEqual([false, false, false, false])
  })

  it('keeps a complete answer and its feedback as another version (E-2)', async () => {
    const { chatId } = await person.ask('[[text Entière]] complète')
    const former = (await person.messages(chatId)).at(-1)
    const feedback = `/api/chat/${chatId}/messages/${former?.id}/feedback`
    expect((await person.call(feedback, { method: 'PUT', json: { value: 1 } })).status).toBe(204)
    await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
    const again = (await person.messages(chatId)).at(-1)
    expect(again?.id).not.toBe(former?.id)
    expect(again?.versions).toEqual([former?.id, again?.id])
    await person.call(`/api/chat/${chatId}/choose`, { method: 'POST', json: { messageId: former?.id } })
    expect((await person.messages(chatId)).at(-1)).toMatchObject({
      content: 'Entière',
      feedback: { value: 1 },
    })
  })

  it('works after an answer that failed without text', async () => {
    model.next({ status: 401, body: {} })
    const failed = await person.ask('[[text Enfin]] vide')
    expect(failed.events).toContainEqual(expect.objectContaining({ code: 'model_misconfigured' }))
    expect(await person.messages(failed.chatId)).toHaveLength(1)
    await readStream(
      await person.call(`/api/chat/${failed.chatId}/retry`, { method: 'POST', json: { model: 'o3' } }),
    )
    expect((await person.messages(failed.chatId)).map(message => message.content)).toEqual([
      '[[text Enfin]] vide',
      'Enfin',
    ])
  })
})

describe('a retried answer', () => {
  it('keeps its text if the retry produces none; while it is being written, it shows nothing of the former answer (R-6)', async () => {
    const failed = { type: 'failed', code: 'server_error', message: 'No.' } as const
    const source = { type: 'citation', title: 'Dépôt', url: 'https://example.fr/' } as const
    model.next({ steps: [{ type: 'text', text: 'La moitié' }, source, failed] })
    const question = '[[text Le tout]] moitié'
    const { chatId } = await person.ask(question)
    await sql`update messages set suggestions = '[]' where chat_id = ${chatId}`.execute(app.db)
    const before = await person.messages(chatId)
    expect(before.at(-1)).toMatchObject({ content: 'La moitié', status: 'error', sources: [{}] })
    model.next({ status: 401, body: {} })
    const empty = await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
    expect([empty.text, empty.done]).toEqual(['', true])
    expect(await person.messages(chatId)).toEqual(before)
    const proceed = pauseAnswer(model, question, { half: [] })
    const retried = await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })
    const running = { content: '', status: 'running', sources: undefined, suggestions: undefined }
    expect((await person.messages(chatId)).at(-1)).toEqual({ ...before.at(-1), ...running })
    proceed()
    await readStream(retried)
    const after = await person.messages(chatId)
    expect(after).toHaveLength(2)
    expect(after.at(-1)).toMatchObject({ content: ' et le reste.', status: 'complete' })
  })

  it('is written once for two retries at once (R-6)', async () => {
    const question = 'réessayer'
    const { chatId } = await person.ask(question)
    const proceed = pauseAnswer(model, question)
    const retry = () => person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })
    const responses = [...(await Promise.all([retry(), retry()])), await retry()]
    proceed()
    const reads = await Promise.all(responses.map(response => readStream(response)))
    expect(reads.map(read => read.text)).toEqual(reads.map(() => 'La moitié et le reste.'))
    expect(answersTo(question)).toHaveLength(2)
  })
})

describe('two sends at once in one chat', () => {
  it('are answered in turn (F-8)', async () => {
    const { chatId } = await person.ask('[[text un]] tour')
    const [first, second] = await Promise.all([
      person.ask('[[paced 10x20]] A', { chatId }),
      person.ask('[[paced 10x20]] B', { chatId }),
    ])
    expect([first.done, second.done]).toEqual([true, true])
    const roles = (await person.messages(chatId)).map(message => message.role)
    expect(roles).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant'])
  })
})

describe('a send repeated with the same id', () => {
  it('is stored and answered once, however often and however fast it arrives (F-9)', async () => {
    const clientMessageId = randomUUID()
    const question = '[[paced 10x20]] double clic'
    const reads = await Promise.all(
      Array.from({ length: 10 }, () => person.ask(question, { clientMessageId })),
    )
    expect(new Set(reads.map(read => read.chatId)).size).toBe(1)
    expect(new Set(reads.map(read => read.text)).size).toBe(1)
    expect(reads.every(read => read.done)).toBe(true)
    expect(answersTo(question)).toHaveLength(1)
    const later = await person.ask(question, { clientMessageId })
    expect(later.text).toBe(reads[0]?.text)
    expect(await person.messages(later.chatId)).toHaveLength(2)
  })

  it('is refused if its text differs (F-9)', async () => {
    const clientMessageId = randomUUID()
    await person.ask('[[text a]]', { clientMessageId })
    const response = await person.send('[[text b]]', { clientMessageId })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'message_id_reused' } })
  })
})

describe('a chat deleted during an answer', () => {
  it('ends the answer and the call to the model, and stays deleted', async () => {
    const question = '[[paced 500x20]] supprimer'
    const read = await readStream(await person.send(question), hasNoText)
    expect((await person.call(`/api/chat/${read.chatId}`, { method: 'DELETE' })).status).toBe(204)
    await until(
      async () => answersTo(question)[0]?.abortedAtMs,
      abortedAtMs => abortedAtMs !== undefined,
    )
    expect((await person.call(`/api/chat/${read.chatId}/messages?tail=true`)).status).toBe(404)
    expect((await person.call('/api/account')).status).toBe(200)
  })
})
