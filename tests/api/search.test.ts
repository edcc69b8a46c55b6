import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type QueryId, sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeOwnWords } from '#server/search/write-words.ts'
import { writeWords } from '#server/store/chats/chat-words.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { type SearchResult, searchPageSchema } from '#shared/api/search.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { pieces } from '#tests/support/model/scripted-scripts.ts'
import { type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel

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

/** Searches until the words of all the person's chats are written, as the page does. */
function search(person: Person, q: string, more = '') {
  return until(
    async () => {
      const response = await person.call(`/api/search?q=${encodeURIComponent(q)}${more}`)
      expect(response.status).toBe(200)
      return v.parse(searchPageSchema, await response.json())
    },
    ({ complete }) => complete,
  )
}

/** The marked words of a result's snippet. */
function markedWords({ snippet, marks }: SearchResult): string[] {
  return marks.map(([start, end]) => snippet.slice(start, end))
}

/** Stores a chat without search words. Its messages are questions and answers in turn, a minute apart. */
async function storeChat(person: Person, title: string, contents: string[]): Promise<ChatId> {
  const id = randomUUID() as ChatId
  const messages = contents.map((content, position) => ({
    id: randomUUID(),
    chat_id: id,
    position,
    content,
    role: position % 2 === 0 ? ('user' as const) : ('assistant' as const),
    status: 'complete' as const,
    created_at: new Date(Date.now() - (contents.length - position) * 60_000),
  }))
  const chat = {
    id,
    user_id: person.id as UserId,
    title,
    message_count: contents.length,
    last_message_at: new Date(),
  }
  // In a transaction: otherwise the search's job may mark the chat as searchable before it has messages.
  await app.db.transaction().execute(async transaction => {
    await transaction.insertInto('chats').values(chat).execute()
    await transaction.insertInto('messages').values(messages).execute()
  })
  return id
}

/** As if everything in the chat had happened an hour earlier. */
async function makeOlder(chatId: string): Promise<void> {
  await sql`update messages set created_at = created_at - interval '1 hour' where chat_id = ${chatId}`.execute(
    app.db,
  )
  await sql`update generations set created_at = created_at - interval '1 hour' where chat_id = ${chatId}`.execute(
    app.db,
  )
  await sql`update chats set last_message_at = last_message_at - interval '1 hour',
    searchable_at = searchable_at - interval '1 hour' where id = ${chatId}`.execute(app.db)
}

describe('a search in one’s own chats', () => {
  let person: Person
  let deposit: ChatId
  let work: ChatId

  beforeAll(async () => {
    person = await signUp(app.url)
    deposit = await storeChat(person, 'Dépôt de garantie', [
      'Mon propriétaire refuse de rendre le dépôt de garantie, que faire ?',
      'Vous pouvez envoyer **une lettre recommandée** au bailleur, puis [saisir le juge](https://a.fr). La résiliation est possible.',
    ])
    work = await storeChat(person, 'Notice period', [
      'My employer wants to terminate the contract. What are the notice periods?',
      'It depends on the agreements that apply to your company, and on the œuvres sociales.',
    ])
  })

  it.each([
    ['words in any order', 'garantie propriétaire dépôt', ['propriétaire', 'dépôt', 'garantie']],
    ['words without accents', 'proprietaire depot', ['propriétaire', 'dépôt']],
    ['words in capitals', 'PROPRIÉTAIRE', ['propriétaire']],
    [
      'other French forms of the words',
      'propriétaires refusent garanties',
      ['propriétaire', 'refuse', 'garantie'],
    ],
    ['words among stop words', 'le dépôt du propriétaire ', ['propriétaire', 'dépôt']],
    ['the beginning of a word', 'propr', ['propriétaire']],
    ['an unfinished word that lacks only its ending', 'recommand', ['recommandée']],
    ['an unfinished word that is longer than its stem', 'resiliatio', ['résiliation']],
    ['a link by its words', 'saisi juge', ['saisir', 'juge']],
  ])('finds %s (J-1, J-2)', async (_, q, marked) => {
    const { results } = await search(person, q)
    expect(results.map(result => result.chatId)).toEqual([deposit])
    const [result] = results as [SearchResult]
    expect(markedWords(result)).toEqual(expect.arrayContaining(marked))
    expect(result.messageId).not.toBeNull()
    expect(result.snippet).not.toMatch(/\*|\]\(/)
  })

  it.each([
    ['other English forms', 'terminating employers', ['employer', 'terminate']],
    ['a ligature', 'oeuvres', ['œuvres']],
    ['an unfinished word without its ending', 'agreemen', ['agreements']],
  ])('finds %s (J-2)', async (_, q, marked) => {
    const { results } = await search(person, q)
    expect(results.map(result => result.chatId)).toEqual([work])
    expect(markedWords(results[0] as SearchResult)).toEqual(marked)
  })

  it('finds a chat that has one of the words in its title and the others in a message (J-3)', async () => {
    const { results } = await search(person, 'notice oeuvres companies ')
    expect(results).toMatchObject([{ chatId: work, titleMarks: [[0, 6]] }])
    expect(markedWords(results[0] as SearchResult)).toEqual(['company', 'œuvres'])
  })

  it('marks the words that are in the title, too', async () => {
    const [result] = (await search(person, 'notice employer')).results
    expect(result).toMatchObject({ chatId: work, title: 'Notice period', titleMarks: [[0, 6]] })
  })

  it('finds nothing for other words, for no words, or for a word that is only part of another', async () => {
    for (const q of ['divorce', 'dépôt divorce', '', ' ?! ', 'tie', 'garan ']) {
      expect(await search(person, q)).toEqual({ results: [], hasMore: false, complete: true })
    }
  })

  it('never shows another user’s chats, nor anything to a visitor (J-3)', async () => {
    const other = await signUp(app.url)
    expect((await search(other, 'garantie')).results).toEqual([])
    expect((await fetch(`${app.url}/api/search?q=garantie`)).status).toBe(401)
  })

  it.each(['limit=0', 'limit=101', 'offset=-1', `q=${'x'.repeat(201)}`])('refuses %s', async query => {
    expect((await person.call(`/api/search?${query}`)).status).toBe(400)
  })
})

describe('what a search finds', () => {
  it('is up to date with the last answer, a changed answer, a new title and a deletion (J-4)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text Une réponse sur le bornage.]]')
    const [answer] = (await search(person, 'bornage réponse')).results
    expect(answer).toMatchObject({ chatId })

    await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Mitoyenneté' } })
    const [renamed] = (await search(person, 'mitoyennetés')).results
    expect(renamed).toMatchObject({ chatId, messageId: null, snippet: '', titleMarks: [[0, 11]] })

    const row = { chat_id: chatId as ChatId, position: 1 }
    await app.db
      .updateTable('messages')
      .set({ content: 'Une autre réponse, sur la servitude.' })
      .where('chat_id', '=', row.chat_id)
      .where('position', '=', row.position)
      .execute()
    await app.db
      .updateTable('chats')
      .set({ last_message_at: new Date(Date.now() + 1) })
      .where('id', '=', row.chat_id)
      .execute()
    expect((await search(person, 'servitude')).results).toHaveLength(1)

    await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })
    expect((await search(person, 'servitude')).results).toEqual([])
    expect(
      await app.db.selectFrom('chat_words').select('chat_id').where('chat_id', '=', row.chat_id).execute(),
    ).toEqual([])
  })

  it('includes the model’s title of a chat that was searched before the title arrived (J-4)', async () => {
    const person = await signUp(app.url)
    const question = 'Le voisin [[text refuse]]'
    const named = Promise.withResolvers<void>()
    const title = [{ type: 'text', text: 'Mur mitoyen' } as const, { type: 'complete' } as const]
    model.nextTitle(
      { steps: [{ type: 'hold', until: named.promise }, ...title] },
      request => request.question === question,
    )
    const { chatId } = await person.ask(question)
    expect((await search(person, 'voisin')).results).toMatchObject([{ chatId }])
    named.resolve()
    await until(
      async () => (await search(person, 'mitoyen')).results,
      results => results.length === 1,
    )
  })

  it('has a new title even if words that were read before it are written after it (J-4)', async () => {
    const person = await signUp(app.url)
    const chatId = await storeChat(person, 'Ancien', ['Une question', 'Une réponse'])
    const [isRead, isChanged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let reading: QueryId | undefined
    const holding: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes('is distinct from hashtext')) reading ??= queryId
        return node
      },
      transformResult: async ({ result, queryId }) => {
        if (queryId !== reading) return result
        isRead.resolve()
        await isChanged.promise
        return result
      },
    }
    const late = writeOwnWords(app.db.withPlugin(holding), person.id as UserId)
    await isRead.promise
    await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Nouveau' } })
    expect((await search(person, 'nouveau')).results).toMatchObject([{ chatId }])
    isChanged.resolve()
    await late
    expect((await search(person, 'nouveau')).results).toMatchObject([{ chatId }])
  })

  it('has the new words of an old answer once a retry has replaced its text (J-4)', async () => {
    const person = await signUp(app.url)
    const failure = { type: 'failed', code: 'server_error', message: 'Sorry' } as const
    model.next({ steps: [...pieces('Le bornage commence'), failure] })
    const { chatId } = await person.ask('Et ensuite ?')
    expect((await search(person, 'bornage')).results).toMatchObject([{ chatId }])
    const retry = async () => readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
    model.next({ steps: [...pieces('Le pacage commence'), failure] })
    await retry()
    expect((await search(person, 'pacage')).results).toMatchObject([{ chatId }])
    await makeOlder(chatId)
    model.next({ steps: [...pieces('Une servitude de passage.'), { type: 'complete' }] })
    await retry()
    expect((await search(person, 'servitude')).results).toMatchObject([{ chatId }])
    expect((await search(person, 'bornage')).results).toEqual([])
  })

  it('contains a question while it is being answered, and the answer once it has ended (J-4)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text Bonjour.]]')
    const answer = await holdAnswer(model, person, chatId)
    expect((await search(person, answer.clientMessageId)).results).toMatchObject([{ chatId }])
    await answer.finish()
    expect((await search(person, 'moitié reste')).results).toMatchObject([{ chatId }])
  })

  it('includes every message of a long chat without search words, even while a question in it is being answered', async () => {
    const person = await signUp(app.url)
    const words = ['usufruit', 'bornage', 'mitoyen', 'servitude']
    const contents = Array.from({ length: 120 }, (_, index) => words[(index - 7) / 30] ?? `Rien ${index}`)
    const chatId = await storeChat(person, 'Long', contents)
    const answer = await holdAnswer(model, person, chatId)
    for (const word of words.toReversed())
      expect(await search(person, word)).toMatchObject({ results: [{ chatId }], complete: true })
    await answer.finish()
  })

  it('begins with chats that have the words in the title, then continues from the newest message, page by page (J-3)', async () => {
    const person = await signUp(app.url)
    const older = await storeChat(person, 'Un', ['Le loyer augmente', 'Oui', 'Encore le loyer', 'Non'])
    const newer = await storeChat(person, 'Deux', ['Rien', 'Le loyer'])
    const titled = await storeChat(person, 'Loyer impayé', ['Rien'])
    const all = await search(person, 'loyer')
    expect(all.results.map(result => result.chatId)).toEqual([titled, newer, older])
    expect(all.results[2]?.snippet).toBe('Encore le loyer')
    const second = await search(person, 'loyer', '&limit=1&offset=1')
    expect(second).toMatchObject({ results: [{ chatId: newer }], hasMore: true })
    expect(await search(person, 'loyer', '&limit=1&offset=2')).toMatchObject({ hasMore: false })
  })

  it('leads to the answer if the words are in the question too, although both were created at once (J-3)', async () => {
    const person = await signUp(app.url)
    const answers = new Set<string>()
    for (let index = 0; index < 8; index += 1) {
      const { chatId } = await person.ask(`[[text Le préavis dure un mois.]] Quel préavis ? ${index}`)
      const response = await person.call(`/api/chat/${chatId}/messages`)
      const { messages } = (await response.json()) as { messages: [unknown, { id: string }] }
      answers.add(messages[1].id)
    }
    const { results } = await search(person, 'préavis')
    expect(new Set(results.map(result => result.messageId))).toEqual(answers)
  })

  it('includes messages of a long chat that was stored without search words, and shows only the part of a long text around the words', async () => {
    const person = await signUp(app.url)
    const long = `${'Rien ici. '.repeat(300)}Voici l’usufruit du conjoint. ${'Rien là. '.repeat(300)}`
    const contents = Array.from({ length: 120 }, (_, index) => (index === 3 ? long : `Message ${index}`))
    const chatId = await storeChat(person, 'Long', contents)
    const [result] = (await search(person, 'usufruit')).results as [SearchResult]
    expect(result).toMatchObject({ chatId })
    expect(markedWords(result)).toEqual(['usufruit'])
    expect(result.snippet).toMatch(/^….*usufruit du conjoint.*…$/)
    expect(result.snippet.length).toBeLessThan(200)
  })

  it('includes the first and the last word of a question of the maximum length', async () => {
    const person = await signUp(app.url)
    const words = Array.from({ length: 20_000 }, (_, index) => index.toString(36).padStart(4, 'q'))
    await storeChat(person, 'Mots', [words.join(' ')])
    expect((await search(person, `${words.at(-1)} ${words[0]} `)).results).toHaveLength(1)
  })

  it('can be many long texts, without keeping the server from other work', async () => {
    const person = await signUp(app.url)
    const text = 'ne '.repeat(33_000)
    for (let index = 0; index < 10; index += 1) await storeChat(person, `Long ${index}`, [text])
    await search(person, 'rien')
    let longestMs = 0
    let lastTickAtMs = runningMs()
    const watch = setInterval(() => {
      longestMs = Math.max(longestMs, runningMs() - lastTickAtMs)
      lastTickAtMs = runningMs()
    })
    const startedAtMs = runningMs()
    const pages = await Promise.all([1, 2].map(() => search(person, 'ne ', '&limit=10')))
    clearInterval(watch)
    expect(pages.map(({ results }) => results.length)).toEqual([10, 10])
    // Relative, because a busy machine slows down both.
    expect(longestMs).toBeLessThan((runningMs() - startedAtMs) / 4)
  })
})

/** The embedded database runs one transaction at a time. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'words that are written at the same moment',
  () => {
    /** Ids of temporary chats, in order: their words are not written in the background. */
    async function addChats(count: number): Promise<ChatId[]> {
      const { id } = await signUp(app.url)
      const { rows } = await sql<{ id: ChatId }>`insert into chats (id, user_id, expires_at)
      select gen_random_uuid(), ${id}::uuid, now() + interval '1 hour' from generate_series(1, ${count}) returning id`.execute(
        app.db,
      )
      return rows.map(row => row.id).sort()
    }

    const write = async (chatIds: ChatId[], word: string) => {
      const stored = await sql<{
        checksum: number
      }>`select checksum from chat_words where chat_id = any(${chatIds})`.execute(app.db)
      const checksum = stored.rows[0]?.checksum ?? null
      const title = { text: word, words: [word], language: 'fr' as const, checksum }
      return writeWords(
        app.db,
        chatIds.map(chatId => ({ ...title, chatId, messageId: chatId })),
      )
    }

    it('leave out a chat that is being removed', async () => {
      const [removed, other] = await addChats(2)
      const removal = sql`delete from chats where id = ${removed}`
      const writing = () => write([removed, other] as ChatId[], 'bail')
      expect(await callWhileLocked(app.db, removal, [writing])).toMatchObject([{ value: 1 }])
    })

    it('by two processes in different orders do not end in a deadlock', async () => {
      const chatIds = await addChats(3)
      expect(await write(chatIds, 'bail')).toBe(3)
      const middle = sql`select from chat_words where chat_id = ${chatIds[1]} for update`
      const results = await callWhileLocked(app.db, middle, [
        () => write(chatIds, 'loyer'),
        () => write(chatIds.toReversed(), 'loyer'),
      ])
      expect(results).toMatchObject([{ value: 3 }, { value: 0 }])
    })
  },
)
