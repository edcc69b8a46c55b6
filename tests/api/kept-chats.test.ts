import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startRemovingTemporaryChats } from '#server/chat/temporary-chats.ts'
import { createLog } from '#server/log.ts'
import { removeExpiredTemporaryChats } from '#server/store/chats/chats.ts'
import { type Chat, chatPageSchema } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { temporaryChatHours } from '#shared/limits.ts'
import { callWhileLocked, untilBlocked } from '#tests/support/databases/poll-database.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logInAdmin, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { isFolderMark, uploaded } from '#tests/support/people/uploading.ts'
import { removeDueFilesOf } from '#tests/support/remove-files.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: Awaited<ReturnType<typeof startScriptedModel>>

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '1000' },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function list(person: Person, query = '') {
  const response = await person.call(`/api/chat${query}`)
  expect(response.status).toBe(200)
  return v.parse(chatPageSchema, await response.json())
}

const titles = ({ chats }: { chats: Chat[] }) => chats.map(chat => chat.title)

async function change(person: Person, chatId: string, json: unknown) {
  return person.call(`/api/chat/${chatId}`, { method: 'PATCH', json })
}

describe('pinned and archived chats', () => {
  it('pinned ones come first, archived ones leave the list, and the rest keeps its order and pages (J-7, J-8)', async () => {
    const person = await signUp(app.url)
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const { chatId } = await person.ask(title)
      await change(person, chatId, { title })
      ids.push(chatId)
    }
    const [one = '', two = '', three = ''] = ids
    const pinned = await change(person, two, { pinned: true })
    expect(await pinned.json()).toMatchObject({ id: two, title: 'Two', pinned: true, archived: false })
    expect((await change(person, three, { archived: true, title: 'Third' })).status).toBe(200)

    expect(titles(await list(person))).toEqual(['Two', 'Four', 'One'])
    const pages = [await list(person, '?limit=2&offset=0'), await list(person, '?limit=2&offset=2')]
    expect(pages.map(titles)).toEqual([['Two', 'Four'], ['One']])
    expect(pages.map(page => page.hasMore)).toEqual([true, false])
    expect(titles(await list(person, '?archived=true'))).toEqual(['Third'])
    const found = (await (await person.call('/api/search?q=third')).json()) as { results: unknown[] }
    expect(found.results).toMatchObject([{ chatId: three, archived: true }])

    await change(person, three, { archived: false })
    await change(person, one, { pinned: true })
    await change(person, two, { pinned: false })
    expect(titles(await list(person))).toEqual(['One', 'Four', 'Third', 'Two'])
    expect(titles(await list(person, '?archived=true'))).toEqual([])
  })

  it('an empty or invalid change is refused, and the console still lists archived chats', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('Archived question')
    for (const json of [{}, { pinned: 'yes' }, { archived: null }, { title: ' ', pinned: true }]) {
      expect((await change(person, chatId, json)).status).toBe(400)
    }
    const other = await signUp(app.url)
    expect((await change(other, chatId, { pinned: true })).status).toBe(404)
    await change(person, chatId, { archived: true })
    const admin = await logInAdmin(app.url)
    const chats = await admin.call(`/api/admin/users/${person.id}/chats`)
    expect(await chats.json()).toMatchObject({ chats: [{ id: chatId, archived: true }] })
  })
})

describe('a temporary chat', () => {
  async function begin(person: Person, content = 'Une question [[text une réponse]] secrète') {
    const { chatId } = await person.ask(content, { temporary: true })
    return chatId
  }

  /** How many rows of each table belong to the chat. */
  async function rowCountsOf(chatId: string) {
    const id = chatId as ChatId
    const tables = ['messages', 'generations', 'chat_words'] as const
    const counts = await Promise.all(
      tables.map(table => app.db.selectFrom(table).select('chat_id').where('chat_id', '=', id).execute()),
    )
    return counts.map(rows => rows.length)
  }

  it('is answered, continued and read like any other, but no list, search or console shows it (J-11)', async () => {
    const person = await signUp(app.url)
    await person.ask('Ordinaire')
    const chatId = await begin(person)
    expect((await person.ask('Et ensuite ?', { chatId })).done).toBe(true)
    const page = await person.call(`/api/chat/${chatId}/messages`)
    const { messages } = (await page.json()) as { messages: { id: string }[] }
    expect(messages).toHaveLength(4)
    const edited = await person.ask('Une autre question secrète', { chatId, replaces: messages[0]?.id })
    expect(edited.done).toBe(true)

    expect((await list(person)).chats).toHaveLength(1)
    expect((await list(person, '?archived=true')).chats).toEqual([])
    const found = await person.call('/api/search?q=secr%C3%A8te')
    expect(await found.json()).toMatchObject({ results: [] })
    // The search stores the words of the other chats first.
    expect((await rowCountsOf(chatId)).at(-1)).toBe(0)
    const admin = await logInAdmin(app.url)
    const chats = (await (await admin.call(`/api/admin/users/${person.id}/chats`)).json()) as { chats: [] }
    expect(chats.chats).toHaveLength(1)
    expect((await admin.call(`/api/admin/chats/${chatId}/messages`)).status).toBe(404)
    const { users } = (await (await admin.call('/api/admin/users')).json()) as {
      users: { id: string; chatCount: number }[]
    }
    expect(users.find(user => user.id === person.id)?.chatCount).toBe(1)
    expect((await change(person, chatId, { pinned: true })).status).toBe(404)
    expect((await person.call(`/api/chat/${chatId}/share`, { method: 'POST' })).status).toBe(404)
    expect(
      model.requests.filter(request => request.purpose === 'title' && request.question.includes('secrète')),
    ).toEqual([])
  })

  it('leaves nothing behind once it is closed, and the counts stay right (J-12)', async () => {
    const person = await signUp(app.url)
    await person.ask('Ordinaire')
    const { pdfs } = await uploaded(person, { name: 'pamplemousse.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
    const { chatId } = await person.ask('Le pamplemousse [[text Un pamplemousse.]]', {
      temporary: true,
      pdfPaths: pdfs.map(pdf => pdf.path),
    })
    expect(await tablesContaining(app.db, 'pamplemousse')).not.toEqual([])
    expect(await storedFiles()).not.toEqual([])
    expect((await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })).status).toBe(204)
    expect(await rowCountsOf(chatId)).toEqual([0, 0, 0])
    expect(await tablesContaining(app.db, 'pamplemousse')).toEqual([])
    await removeDueFilesOf(app)
    await until(storedFiles, files => files.length === 0)
    const { chats } = await list(person)
    expect(chats).toHaveLength(1)
    // While there is a newer temporary chat, the newest chat is still an ordinary one.
    const { chatId: removed } = await person.ask('À supprimer')
    await begin(person)
    await person.call(`/api/chat/${removed}`, { method: 'DELETE' })
    const counts = await app.db
      .selectFrom('users')
      .select(['chat_count', 'last_chat_at'])
      .where('id', '=', person.id as UserId)
      .executeTakeFirstOrThrow()
    expect(counts).toEqual({ chat_count: 1, last_chat_at: new Date(chats[0]?.created_at ?? '') })
  })

  it('can be closed by the id of its first question, before the client has the chat’s id (J-12)', async () => {
    const person = await signUp(app.url)
    const other = await signUp(app.url)
    const close = (one: Person, id: string) => one.call(`/api/chat/sent/${id}`, { method: 'DELETE' })
    const [sentId, listedId] = [randomUUID(), randomUUID()]
    const { chatId } = await person.ask('Une question', { temporary: true, clientMessageId: sentId })
    await person.ask('Ordinaire', { clientMessageId: listedId })
    for (const [one, id] of [
      [other, sentId],
      [person, listedId],
      [person, randomUUID()],
    ] as const)
      expect((await close(one, id)).status).toBe(204)
    expect(await rowCountsOf(chatId)).not.toEqual([0, 0, 0])
    expect((await list(person)).chats).toHaveLength(1)

    expect((await close(person, sentId)).status).toBe(204)
    expect(await rowCountsOf(chatId)).toEqual([0, 0, 0])
    expect((await person.call(`/api/chat/${chatId}`)).status).toBe(404)
  })

  /** The embedded database runs one transaction at a time. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'leaves nothing behind if the client leaves while its first question is being stored (J-12)',
    async () => {
      const person = await signUp(app.url)
      const userId = person.id as UserId
      const leaving = new AbortController()
      const countLogged = async (text: string) => app.log().split(text).length
      const [left, ended] = ['"route":"/api/chat/stream","status":499', '"answer ended"']
      const [leftCountBefore, endedCountBefore] = [await countLogged(left), await countLogged(ended)]
      const waiting = async () =>
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          app.db,
        )
      await app.db.transaction().execute(async trx => {
        await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
        const json = { messages: [{ role: 'user', content: 'Un secret' }], temporary: true }
        const { signal } = leaving
        const sending = person.call('/api/chat/stream', { method: 'POST', json, signal })
        await until(waiting, blocked => blocked.rows.length === 1)
        leaving.abort()
        await expect(sending).rejects.toThrow()
        await until(
          () => countLogged(left),
          count => count > leftCountBefore,
        )
      })
      await until(
        () => countLogged(ended),
        count => count > endedCountBefore,
      )
      const chats = () => app.db.selectFrom('chats').select('id').where('user_id', '=', userId).execute()
      await until(chats, rows => rows.length === 0)
    },
  )

  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'stays if its first question is sent again because the first connection was lost (J-12)',
    async () => {
      for (let round = 0; round < 12; round += 1) {
        const person = await signUp(app.url)
        const leaving = new AbortController()
        const json = {
          messages: [{ role: 'user', content: 'Un secret' }],
          temporary: true,
          clientMessageId: randomUUID(),
        }
        const send = (signal?: AbortSignal) =>
          person.call('/api/chat/stream', { method: 'POST', json, ...(signal && { signal }) })
        const owner = sql`select from users where id = ${person.id} for update`
        const [, again] = await callWhileLocked(app.db, owner, [
          () => send(leaving.signal).then(readStream),
          () => {
            leaving.abort()
            return send().then(readStream)
          },
        ])
        expect(again).toMatchObject({ status: 'fulfilled', value: { done: true } })
        const chatId = again?.status === 'fulfilled' ? again.value.chatId : ''
        expect((await person.messages(chatId)).map(({ role }) => role)).toEqual(['user', 'assistant'])
      }
    },
  )

  it('ends some hours after its last question unless it is closed earlier, and is then removed (J-12)', async () => {
    const person = await signUp(app.url)
    const chatId = await begin(person)
    const expiryOf = async () => {
      const row = await app.db
        .selectFrom('chats')
        .select('expires_at')
        .where('id', '=', chatId as ChatId)
        .executeTakeFirst()
      return row?.expires_at?.getTime() ?? Number.NaN
    }
    const hourMs = 60 * 60_000
    expect(await expiryOf()).toBeLessThanOrEqual(Date.now() + temporaryChatHours * hourMs + 1000)
    await setExpiry(chatId, new Date(Date.now() + hourMs))
    const expectRenewal = async () => {
      expect(await expiryOf()).toBeGreaterThan(Date.now() + (temporaryChatHours - 1) * hourMs)
      await setExpiry(chatId, new Date(Date.now() + hourMs))
    }
    model.next({ steps: [{ type: 'failed', code: 'server_error', message: 'No.' }] })
    await person.ask('Encore', { chatId })
    await expectRenewal()
    // The first retry answers the question, and the second one adds another version of the answer.
    for (const _ of [1, 2]) {
      await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
      await expectRenewal()
    }

    const page = await (await person.call(`/api/chat/${chatId}/messages`)).json()
    await setExpiry(chatId, new Date(Date.now() - 1000))
    for (const path of ['', '/messages']) {
      expect((await person.call(`/api/chat/${chatId}${path}`)).status).toBe(404)
    }
    const feedback = `/api/chat/${chatId}/messages/${page.messages.at(-1).id}/feedback`
    expect((await person.call(feedback, { method: 'PUT', json: { value: 1 } })).status).toBe(404)
    expect((await person.send('Trop tard', { chatId })).status).toBe(404)
    expect((await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })).status).toBe(404)
    const job = { db: app.db, log: createLog('silent') }
    const stop = startRemovingTemporaryChats(job)
    await until(
      () => rowCountsOf(chatId),
      counts => counts.join() === '0,0,0',
    )
    await stop()
  })

  // The embedded database has a single session, which the transaction with the lock would occupy.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'is not removed if a question renews it while the removal waits for it (J-12)',
    async () => {
      const chatId = await begin(await signUp(app.url))
      await setExpiry(chatId, new Date(Date.now() - 1000))
      const removal = await app.db.transaction().execute(async trx => {
        await sql`update chats set expires_at = now() + interval '1 hour' where id = ${chatId}::uuid`.execute(
          trx,
        )
        const waiting = removeExpiredTemporaryChats(app.db)
        await untilBlocked(app.db)
        return { waiting }
      })
      expect(await removal.waiting).toBe(0)
    },
  )

  const storedFiles = async () =>
    (await readdir(join(app.dataDir, 'uploads'))).filter(name => !isFolderMark(name))

  async function setExpiry(chatId: string, expires_at: Date) {
    await app.db
      .updateTable('chats')
      .set({ expires_at })
      .where('id', '=', chatId as ChatId)
      .execute()
  }
})
