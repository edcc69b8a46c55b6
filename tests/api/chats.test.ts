import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HistoryLimits, listHistory } from '#server/store/chats/history.ts'
import { type ChatPage, chatPageSchema, messagePageSchema } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: Awaited<ReturnType<typeof startScriptedModel>>
let owner: Person
let other: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '1000' },
  })
  owner = await signUp(app.url)
  other = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function listed(person: Person, query = ''): Promise<ChatPage> {
  const response = await person.call(`/api/chat${query}`)
  expect(response.status).toBe(200)
  return v.parse(chatPageSchema, await response.json())
}

async function messages(person: Person, chatId: string, query: string) {
  const response = await person.call(`/api/chat/${chatId}/messages${query}`)
  expect(response.status).toBe(200)
  return v.parse(messagePageSchema, await response.json())
}

it('a question that the database refuses even though no answer is being written gets 500, and is not tried forever', async () => {
  const { chatId } = await owner.ask('[[text oui]]')
  await app.db
    .updateTable('chats')
    .set({ message_count: 0 })
    .where('id', '=', chatId as ChatId)
    .execute()
  expect((await owner.send('et alors', { chatId })).status).toBe(500)
  expect((await owner.call(`/api/chat/${chatId}`, { method: 'DELETE' })).status).toBe(204)
})

it('a chat is found by the id of a question that was sent to it, but only by its owner (F-2)', async () => {
  const clientMessageId = randomUUID()
  const { chatId } = await owner.ask('[[text oui]]', { clientMessageId })
  const find = async (person: Person, id: string) => {
    const response = await person.call(`/api/chat/sent/${id}`)
    expect(response.status).toBe(200)
    return response.json()
  }
  expect(await find(owner, clientMessageId)).toMatchObject({ id: chatId })
  expect(await find(other, clientMessageId)).toBeNull()
  expect(await find(owner, randomUUID())).toBeNull()
  expect((await owner.call('/api/chat/sent/nonsense')).status).toBe(404)
})

describe('forty questions at once', () => {
  it('start only as many answers as one user may have at a time', async () => {
    const person = await signUp(app.url)
    const answerCount = model.answerRequests().length
    const proceed = pauseAnswer(model, 'beaucoup', { answerCount: 5 })
    const responses = await Promise.all(Array.from({ length: 40 }, () => person.send('beaucoup')))
    expect(responses.filter(response => response.status === 429)).toHaveLength(35)
    proceed()
    await Promise.all(responses.map(response => response.text()))
    expect(model.answerRequests()).toHaveLength(answerCount + 5)
    expect((await person.ask('[[text une de plus]]')).done).toBe(true)
  })
})

describe('the list of chats', () => {
  it('is empty at first, and is paged newest first', async () => {
    const person = await signUp(app.url)
    expect(await listed(person)).toEqual({ chats: [], hasMore: false })
    const ids: string[] = []
    for (const number of [1, 2, 3, 4, 5]) ids.unshift((await person.ask(`Question ${number}`)).chatId)
    const first = await listed(person, '?limit=2&offset=0')
    const second = await listed(person, '?limit=2&offset=2')
    const third = await listed(person, '?limit=2&offset=4')
    expect([first, second, third].map(page => page.hasMore)).toEqual([true, true, false])
    expect([first, second, third].flatMap(page => page.chats.map(chat => chat.id))).toEqual(ids)
    expect((await listed(person, '?limit=5')).hasMore).toBe(false)
    expect(await listed(person, '?limit=2&offset=50')).toEqual({ chats: [], hasMore: false })
    expect((await listed(person)).chats[0]).toMatchObject({ messageCount: 2 })
  })

  it.each(['2147483547', '2147483548', '99999999999', '9'.repeat(30)])(
    'has an empty page at offset %s, as its messages do (H-2)',
    async offset => {
      expect(await listed(owner, `?offset=${offset}`)).toEqual({ chats: [], hasMore: false })
      const { chatId } = await owner.ask('Une question')
      const messages = await owner.call(`/api/chat/${chatId}/messages?offset=${offset}`)
      expect([messages.status, await messages.json()]).toEqual([
        200,
        expect.objectContaining({ messages: [] }),
      ])
    },
  )

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'offset=-1', 'offset=1.5', 'offset=', 'offset=1e3'])(
    'refuses %s',
    async query => {
      const response = await owner.call(`/api/chat?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        error: { code: 'invalid_request', message: expect.stringContaining('whole number') },
      })
    },
  )
})

describe('renaming a chat', () => {
  it('trims the title, ignores other fields, and returns the chat (H-3)', async () => {
    const { chatId } = await owner.ask('Bonjour')
    const response = await owner.call(`/api/chat/${chatId}`, {
      method: 'PATCH',
      json: { title: '  Mon bail  ', user_id: other.id, created_at: '2000-01-01T00:00:00Z' },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: chatId, title: 'Mon bail', messageCount: 2 })
    expect((await listed(other)).chats).toEqual([])
  })

  it.each([
    [{ title: '' }],
    [{ title: '   ' }],
    [{ title: 'x'.repeat(201) }],
    [{ title: 'a\u0007b' }],
    [{ title: 3 }],
    [{ title: ['a'] }],
    [{}],
    [null],
    [[]],
  ])('refuses %j and keeps the title (H-3)', async json => {
    const { chatId } = await owner.ask('Titre à garder')
    await owner.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Titre gardé' } })
    const response = await owner.call(`/api/chat/${chatId}`, { method: 'PATCH', json })
    expect(response.status).toBe(400)
    expect((await listed(owner)).chats.find(chat => chat.id === chatId)?.title).toBe('Titre gardé')
  })

  it('accepts 200 characters, and any script (H-3)', async () => {
    const { chatId } = await owner.ask('Bonjour')
    for (const title of ['é'.repeat(200), 'عقد الإيجار', '租賃合同 😀']) {
      const response = await owner.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title } })
      expect(await response.json()).toMatchObject({ title })
    }
  })
})

describe('deleting a chat', () => {
  it('deletes it with its messages, and updates the counts', async () => {
    const person = await signUp(app.url)
    const kept = await person.ask('Le premier')
    const deleted = await person.ask('Le second')
    const response = await person.call(`/api/chat/${deleted.chatId}`, { method: 'DELETE' })
    expect(response.status).toBe(204)
    expect((await listed(person)).chats.map(chat => chat.id)).toEqual([kept.chatId])
    expect((await person.call(`/api/chat/${deleted.chatId}/messages?tail=true`)).status).toBe(404)
    expect((await person.call(`/api/chat/${deleted.chatId}`, { method: 'DELETE' })).status).toBe(404)
    const row = await app.db
      .selectFrom('users')
      .select(['chat_count', 'last_chat_at'])
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    const chat = await app.db
      .selectFrom('chats')
      .select('created_at')
      .where('id', '=', kept.chatId as ChatId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ chat_count: 1, last_chat_at: chat.created_at })
  })
})

describe('the messages of a chat', () => {
  it('are paged backwards from the newest, with the index of the first one', async () => {
    const { chatId } = await owner.ask('[[text un]] 1')
    for (const number of [2, 3, 4]) await owner.ask(`[[text un]] ${number}`, { chatId })
    const latest = await messages(owner, chatId, '?limit=3&tail=true')
    expect(latest).toMatchObject({ offset: 5, hasOlder: true })
    expect(latest.messages.map(message => message.role)).toEqual(['assistant', 'user', 'assistant'])
    const older = await messages(owner, chatId, '?limit=3&offset=2')
    expect(older).toMatchObject({ offset: 2, hasOlder: true })
    expect(older.messages.at(0)?.content).toBe('[[text un]] 2')
    const first = await messages(owner, chatId, '?limit=3')
    expect(first).toMatchObject({ offset: 0, hasOlder: false })
    const tailWins = await messages(owner, chatId, '?limit=100&tail=true&offset=5')
    expect(tailWins).toMatchObject({ offset: 0, hasOlder: false })
    expect(tailWins.messages).toHaveLength(8)
    expect((await messages(owner, chatId, '?offset=800')).messages).toEqual([])
  })
})

describe('pages', () => {
  it('have 30 chats or 100 messages by default (H-2)', async () => {
    const person = await signUp(app.url)
    await person.call('/api/account')
    const ids = Array.from({ length: 31 }, () => randomUUID())
    const chats = ids.map(id => ({ id: id as ChatId, user_id: person.id as UserId, message_count: 101 }))
    await app.db.insertInto('chats').values(chats).execute()
    const chat_id = ids[0] as ChatId
    const rows = Array.from({ length: 101 }, (_, position) => {
      const id = randomUUID()
      return { id, chat_id, position, role: 'user', content: `${position}`, status: 'complete' } as const
    })
    await app.db.insertInto('messages').values(rows).execute()
    expect((await listed(person)).chats).toHaveLength(30)
    const first = await messages(person, chat_id, '')
    expect([first.messages.length, first.offset, first.hasOlder]).toEqual([100, 0, false])
    const latest = await messages(person, chat_id, '?tail=true')
    expect([latest.messages.length, latest.offset, latest.hasOlder]).toEqual([100, 1, true])
  })
})

describe('another user’s chat', () => {
  it('cannot be read, renamed, deleted, continued or retried, and stopping it does nothing (H-1)', async () => {
    const { chatId } = await owner.ask('[[text secret]]')
    const requestCount = model.answerRequests().length
    const calls: [string, RequestInit & { json?: unknown }][] = [
      [`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'x' } }],
      [`/api/chat/${chatId}`, { method: 'DELETE' }],
      [`/api/chat/${chatId}/messages?tail=true`, {}],
      [`/api/chat/${chatId}/stream`, {}],
      [`/api/chat/${chatId}/retry`, { method: 'POST' }],
      ['/api/chat/stream', { method: 'POST', json: { chatId, messages: [{ role: 'user', content: 'x' }] } }],
    ]
    for (const [path, init] of calls) {
      const response = await other.call(path, init)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain('secret')
    }
    expect((await other.call(`/api/chat/${chatId}/stop`, { method: 'POST' })).status).toBe(204)
    expect(model.answerRequests()).toHaveLength(requestCount)
    expect((await messages(owner, chatId, '?tail=true')).messages).toHaveLength(2)
    expect((await listed(other)).chats).toEqual([])
  })
})

describe('a call for a chat that does not exist', () => {
  it('gets 404, even if the id is invalid (H-1)', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2f', "'"]) {
      const response = await owner.call(`/api/chat/${id}/messages?tail=true`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  })
})

describe('a caller', () => {
  it.each(['/api/chat', '/api/account', '/api/chat/x/messages', '/api/chat/x/stream'])(
    'without a valid token gets 401 from %s (H-1)',
    async path => {
      for (const authorization of [
        undefined,
        '',
        'Bearer',
        'Bearer x.y.z',
        `Basic ${owner.token}`,
        owner.token,
      ]) {
        const response = await fetch(`${app.url}${path}`, authorization ? { headers: { authorization } } : {})
        expect([authorization, response.status]).toEqual([authorization, 401])
        expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } })
      }
    },
  )

  it('is told who they are (H-4)', async () => {
    const response = await owner.call('/api/account')
    expect(await response.json()).toEqual({ id: owner.id, email: owner.email, role: 'user' })
  })
})

describe('an unknown path or method', () => {
  it('is refused in JSON (H-1)', async () => {
    const unknown = await owner.call('/api/nothing')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: expect.any(String) } },
    ])
    const wrong = await owner.call('/api/chat', { method: 'PUT' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')])
    expect(await wrong.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })
})

describe('the history that the model is sent', () => {
  let chatId: ChatId

  const contents = [
    'Mon propriétaire ne rend pas le dépôt de garantie : 1 200 €.',
    '2 user Hello',
    '\nA line break first',
    'An emoji 🏠, a quote " and a backslash \\',
    '',
    'A carriage return \r in the title of a sheet',
    '\u{FEFF}a mark at the beginning, and a separator \u001E',
  ]

  beforeAll(async () => {
    const { id } = await signUp(app.url)
    chatId = randomUUID() as ChatId
    await sql`insert into chats (id, user_id, title, message_count, last_message_at)
      values (${chatId}::uuid, ${id}::uuid, 'a', ${contents.length}::integer, now())`.execute(app.db)
    for (const [position, content] of contents.entries()) {
      const role = position % 2 === 0 ? 'user' : 'assistant'
      await sql`insert into messages (id, chat_id, position, role, content, status)
        values (${randomUUID()}::uuid, ${chatId}::uuid, ${position}, ${role}, ${content}, 'complete')`.execute(
        app.db,
      )
    }
  })

  const noLimits: HistoryLimits = { maxBytes: 10_000, maxTurns: 100, startStep: 1 }

  const history = async (position: number, limits: Partial<HistoryLimits> = {}) =>
    (await listHistory(app.db, chatId, position, { ...noLimits, ...limits })).map(turn => turn.content)

  it('has each turn as it was stored, oldest first', async () => {
    expect(await listHistory(app.db, chatId, contents.length, noLimits)).toEqual(
      contents.map((content, position) => ({
        position,
        role: position % 2 === 0 ? 'user' : 'assistant',
        content,
      })),
    )
  })

  it('has only the newest turns that fit, by number and by bytes', async () => {
    const bytes = (texts: string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    expect(await history(contents.length, { maxTurns: 2 })).toEqual(contents.slice(-2))
    const maxBytes = bytes(contents.slice(-4))
    expect(await history(contents.length, { maxBytes })).toEqual(contents.slice(-4))
    expect(await history(contents.length, { maxBytes: maxBytes - 1 })).toEqual(contents.slice(-3))
    expect(await history(2)).toEqual(contents.slice(0, 2))
    expect(await history(0)).toEqual([])
  })

  it('begins at a multiple of the step if there are too many turns', async () => {
    const firsts = await Promise.all(
      contents.map(async (_, position) => {
        const [first] = await listHistory(app.db, chatId, position, {
          ...noLimits,
          maxTurns: 4,
          startStep: 2,
        })
        return first?.position
      }),
    )
    expect(firsts).toEqual([undefined, 0, 0, 0, 0, 2, 2])
  })
})
