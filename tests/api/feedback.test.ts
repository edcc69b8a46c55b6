import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { removeOldFeedback } from '#server/store/feedback-reports.ts'
import { markUserRemoved, unmarkUserRemoved } from '#server/store/users/user-removals.ts'
import { type AuditEntry, auditPageSchema } from '#shared/api/admin.ts'
import {
  type FeedbackTexts,
  type FeedbackTotals,
  feedbackTextsSchema,
  feedbackTotalsSchema,
} from '#shared/api/feedback.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logInAdmin, type Person, readStream, signUp, statusAndCode } from '#tests/support/people/people.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let model: ScriptedModel
let app: TestApp
let admin: Person
let owner: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      AUTH_LIMITS: 'off',
      LIMIT_SENDS_PER_MINUTE: '1000',
      ...model.env,
    },
  })
  admin = await logInAdmin(app.url)
  owner = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

type Rated = { chatId: string; id: string }

/** A new chat with one answer. */
async function answered(person: Person, more: object = {}, question = '[[text a]]'): Promise<Rated> {
  const { chatId } = await person.ask(question, { ...more })
  const answer = (await person.messages(chatId)).at(-1)
  return { chatId, id: answer?.id ?? '' }
}

const rate = (person: Person, { chatId, id }: Rated, json: unknown) =>
  person.call(`/api/chat/${chatId}/messages/${id}/feedback`, { method: 'PUT', json })

const feedbackOf = async (person: Person, { chatId, id }: Rated) =>
  (await person.messages(chatId)).find(message => message.id === id)?.feedback

async function seqOf({ id }: Rated): Promise<number> {
  const found = await app.db
    .selectFrom('feedback')
    .select('seq')
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow()
  return found.seq
}

/** Moves feedback to a time, given in SQL. */
async function moveTo({ id }: Rated, time: string): Promise<void> {
  await sql`update feedback set given_at = ${sql.raw(time)} where message_id = ${id}`.execute(app.db)
}

const good = { value: 1, reason: null, text: null, withAnswer: false }

describe('feedback on an answer', () => {
  it('is returned with the answer, and can be changed and removed (FB-1)', async () => {
    const answer = await answered(owner)
    expect(await feedbackOf(owner, answer)).toBeUndefined()
    expect((await rate(owner, answer, { value: 1 })).status).toBe(204)
    expect(await feedbackOf(owner, answer)).toEqual(good)
    const first = await seqOf(answer)
    await rate(owner, answer, { value: 1, text: ' \n ', reason: null })
    expect(await seqOf(answer)).toBe(first)
    const bad = {
      value: -1,
      reason: 'not_clear',
      text: ' Deux\u0000 mots,\r\nun \ud800retour. ',
      withAnswer: true,
    }
    await moveTo(answer, "now() - interval '200 days'")
    expect((await rate(owner, answer, bad)).status).toBe(204)
    // It counts for the day of the change.
    const isNew = sql<boolean>`given_at > now() - interval '1 day'`.as('is_new')
    const times = app.db.selectFrom('feedback').select(isNew).where('message_id', '=', answer.id)
    expect(await times.execute()).toEqual([{ is_new: true }])
    expect(await feedbackOf(owner, answer)).toEqual({ ...bad, text: 'Deux  mots, \nun \ufffdretour.' })
    expect(await seqOf(answer)).toBeGreaterThan(first)
    // New feedback replaces all of the previous feedback.
    await rate(owner, answer, { value: -1 })
    expect(await feedbackOf(owner, answer)).toEqual({ ...good, value: -1 })
    for (const _ of [1, 2]) expect((await rate(owner, answer, { value: 0 })).status).toBe(204)
    expect(await feedbackOf(owner, answer)).toBeUndefined()
  })

  it('is refused from other users, on questions, and with invalid values (FB-1)', async () => {
    const answer = await answered(owner)
    const stranger = await signUp(app.url)
    await rate(owner, answer, { value: 1 })
    for (const value of [-1, 0]) {
      for (const person of [stranger, admin]) {
        expect((await rate(person, answer, { value })).status).toBe(404)
      }
      const elsewhere = await answered(owner)
      expect((await rate(owner, { ...answer, chatId: elsewhere.chatId }, { value })).status).toBe(404)
      expect((await rate(owner, { ...answer, id: randomUUID() }, { value })).status).toBe(404)
      expect((await rate(owner, { ...answer, id: 'x' }, { value })).status).toBe(404)
      const [question] = await owner.messages(answer.chatId)
      const onQuestion = await rate(owner, { ...answer, id: question?.id ?? '' }, { value })
      expect(await statusAndCode(onQuestion)).toEqual([400, 'not_an_answer'])
    }
    const nonsense = [
      {},
      [],
      { value: 2 },
      { value: '1' },
      { value: null },
      { value: 1, reason: 'not_clear' },
      { value: -1, reason: 'useful' },
      { value: -1, reason: 'x' },
      { value: 0, reason: 'other' },
      { value: 0, text: 'x' },
      { value: 0, withAnswer: true },
      { value: 1, text: 5 },
      { value: 1, text: 'x'.repeat(1001) },
      { value: 1, withAnswer: 'yes' },
    ]
    for (const json of nonsense) expect([json, (await rate(owner, answer, json)).status]).toEqual([json, 400])
    expect(await feedbackOf(owner, answer)).toEqual(good)
    expect((await rate(owner, answer, { value: 1, text: `${'x'.repeat(1000)}  ` })).status).toBe(204)
  })

  it('can be given on complete answers only, and not in a temporary chat (FB-1)', async () => {
    const { chatId } = await answered(owner)
    const held = await holdAnswer(model, owner, chatId as ChatId)
    const running = { chatId, id: (await owner.messages(chatId)).at(-1)?.id ?? '' }
    expect(await statusAndCode(await rate(owner, running, { value: 1 }))).toEqual([409, 'answer_incomplete'])
    await owner.call(`/api/chat/${chatId}/stop`, { method: 'POST' })
    await held.finish()
    expect(await statusAndCode(await rate(owner, running, { value: 1 }))).toEqual([409, 'answer_incomplete'])
    const temporary = await answered(owner, { temporary: true })
    expect(await statusAndCode(await rate(owner, temporary, { value: 1 }))).toEqual([409, 'temporary_chat'])
  })

  it('is stored once for twenty simultaneous clicks (FB-1)', async () => {
    const person = await signUp(app.url)
    const answer = await answered(person)
    const clicks = Array.from({ length: 20 }, (_, index) =>
      rate(person, answer, { value: index % 2 === 0 ? 1 : -1, text: `click ${index}` }),
    )
    const statuses = (await Promise.all(clicks)).map(response => response.status)
    expect(new Set(statuses)).toEqual(new Set([204]))
    const { rows } = await sql`select 1 from feedback where message_id = ${answer.id}`.execute(app.db)
    expect(rows).toHaveLength(1)
    const left = await feedbackOf(person, answer)
    expect(left?.value).toBe(Number(left?.text?.split(' ')[1]) % 2 === 0 ? 1 : -1)
  })

  // The embedded database runs one transaction at a time.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'on an answer whose chat is being removed is refused as it is afterwards (FB-1)',
    async () => {
      const rated = await answered(owner)
      const removal = sql`delete from chats where id = ${rated.chatId}`
      const [response] = await callWhileLocked(app.db, removal, [() => rate(owner, rated, good)])
      expect(response).toMatchObject({ value: { status: 404 } })
    },
  )

  it('belongs to one version of an answer, and stays with it when the answer is regenerated (FB-1)', async () => {
    const first = await answered(owner)
    const { chatId } = first
    await rate(owner, first, { value: 1, withAnswer: true })
    await owner
      .call(`/api/chat/${chatId}/retry`, { method: 'POST', json: { messageId: first.id } })
      .then(r => r.text())
    const second = { chatId, id: (await owner.messages(chatId)).at(-1)?.id ?? '' }
    expect(second.id).not.toBe(first.id)
    expect(await feedbackOf(owner, second)).toBeUndefined()
    await rate(owner, second, { value: -1 })
    await owner.call(`/api/chat/${chatId}/choose`, { method: 'POST', json: { messageId: first.id } })
    expect(await feedbackOf(owner, first)).toEqual({ ...good, withAnswer: true })
  })

  it('is limited to sixty calls a minute', async () => {
    const person = await signUp(app.url)
    const answer = await answered(person)
    const responses = await Promise.all(Array.from({ length: 61 }, () => rate(person, answer, { value: 1 })))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('is in the owner’s export, but neither in a shared chat nor in the console’s view of the chat (FB-4)', async () => {
    const person = await signUp(app.url)
    const answer = await answered(person)
    await rate(person, answer, { value: -1, reason: 'other', text: 'mots-de-canari', withAnswer: true })
    const archive = await (await person.call('/api/account/export')).arrayBuffer()
    const files = [...readZip(new Uint8Array(archive))]
    const json = files.find(([name]) => name.endsWith('.json'))?.[1] ?? ''
    expect(json).toContain('mots-de-canari')
    const made = await person.call(`/api/chat/${answer.chatId}/share`, { method: 'POST' })
    const { url } = (await made.json()) as { url: string }
    const shared = await fetch(`${app.url}/api/shared/${url.split('/').at(-1)}`)
    const inConsole = await admin.call(`/api/admin/chats/${answer.chatId}/messages`)
    for (const response of [shared, inConsole]) {
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/mots-de-canari|feedback/)
    }
  })

  it('is deleted with its chat and with the account (FB-4)', async () => {
    const person = await signUp(app.url)
    const [one, two] = [await answered(person), await answered(person)]
    for (const answer of [one, two])
      await rate(person, answer, { value: -1, text: 'pamplemousse', withAnswer: true })
    await person.call(`/api/chat/${one.chatId}`, { method: 'DELETE' })
    expect(await tablesContaining(app.db, one.id)).toEqual([])
    expect(await tablesContaining(app.db, 'pamplemousse')).toEqual(['feedback'])
    expect((await admin.call(`/api/admin/users/${person.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await tablesContaining(app.db, 'pamplemousse')).toEqual([])
  })
})

describe('in the console', () => {
  const totals = async (days: number): Promise<FeedbackTotals> => {
    const response = await admin.call(`/api/admin/feedback?days=${days}`)
    return v.parse(feedbackTotalsSchema, await response.json())
  }
  const texts = async (query = ''): Promise<FeedbackTexts> => {
    const response = await admin.call(`/api/admin/feedback/texts?${query}`)
    return v.parse(feedbackTextsSchema, await response.json())
  }
  const open = (seq: number) => admin.call(`/api/admin/feedback/${seq}/answer`)
  const newestEntry = async (): Promise<AuditEntry | undefined> =>
    v.parse(auditPageSchema, await (await admin.call('/api/admin/audit?limit=1')).json()).entries[0]

  it('feedback is counted exactly, by day in the firm’s time zone, by model and by reason (FB-5)', async () => {
    await sql`delete from feedback`.execute(app.db)
    const midnight = `date_trunc('day', now() at time zone 'Europe/Paris')`
    const at = (time: string) => `(${time}) at time zone 'Europe/Paris'`
    const given: [string, string, object][] = [
      [at(midnight), 'gpt-4o', { value: 1, reason: 'clear' }],
      [at(midnight), 'gpt-5', { value: -1, reason: 'not_clear' }],
      [at(`${midnight} - interval '1 second'`), 'gpt-4o', { value: 1 }],
      [at(`${midnight} - interval '6 days'`), 'o3', { value: -1, reason: 'other' }],
      [at(`${midnight} - interval '6 days' - interval '1 second'`), 'o3', { value: -1, reason: 'other' }],
      // Two hours after midnight, because feedback is removed after 400 times 24 hours, and the clocks may have
      // changed since then.
      [at(`${midnight} - interval '399 days' + interval '2 hours'`), 'gpt-4o', { value: 1, reason: 'other' }],
      [at(`${midnight} - interval '399 days' - interval '1 second'`), 'gpt-4o', { value: 1 }],
    ]
    for (const [time, by, json] of given) {
      const answer = await answered(owner, { model: by })
      expect((await rate(owner, answer, json)).status).toBe(204)
      await moveTo(answer, time)
    }
    const { rows } = await sql<{ day: string }>`
      select to_char(${sql.raw(midnight)} - make_interval(days => n), 'YYYY-MM-DD') as day
      from unnest(array[0, 1, 6]) as n`.execute(app.db)
    const [today = '', yesterday = '', sixDaysAgo = ''] = rows.map(({ day }) => day)
    expect(await totals(1)).toEqual({
      timeZone: 'Europe/Paris',
      days: [{ day: today, up: 1, down: 1 }],
      models: [
        { model: 'gpt-4o', up: 1, down: 0 },
        { model: 'gpt-5', up: 0, down: 1 },
      ],
      reasons: [
        { value: 1, reason: 'clear', count: 1 },
        { value: -1, reason: 'not_clear', count: 1 },
      ],
    })
    expect(await totals(7)).toMatchObject({
      days: [
        { day: today, up: 1, down: 1 },
        { day: yesterday, up: 1, down: 0 },
        { day: sixDaysAgo, up: 0, down: 1 },
      ],
      models: [
        { model: 'gpt-4o', up: 2, down: 0 },
        { model: 'gpt-5', up: 0, down: 1 },
        { model: 'o3', up: 0, down: 1 },
      ],
    })
    const all = await totals(400)
    expect(all.days.reduce((sum, day) => sum + day.up + day.down, 0)).toBe(6)
    expect(all.reasons).toContainEqual({ value: -1, reason: 'other', count: 2 })
    expect(all.reasons).toContainEqual({ value: 1, reason: 'other', count: 1 })
    for (const days of ['0', '401', 'x']) {
      expect((await admin.call(`/api/admin/feedback?days=${days}`)).status).toBe(400)
    }
    await removeOldFeedback(app.db)
    expect((await totals(400)).days).toHaveLength(5)
  })

  it('feedback on a retried answer counts for the model that wrote it (FB-5)', async () => {
    model.next({
      steps: [
        { type: 'text', text: 'La' },
        { type: 'failed', code: 'server_error', message: 'No.' },
      ],
    })
    const { chatId } = await owner.ask('[[text Le tout]]', { model: 'o3' })
    await readStream(
      await owner.call(`/api/chat/${chatId}/retry`, { method: 'POST', json: { model: 'gpt-5' } }),
    )
    const id = (await owner.messages(chatId))[1]?.id ?? ''
    await rate(owner, { chatId, id }, { value: 1 })
    const stored = app.db.selectFrom('feedback').select('model').where('message_id', '=', id)
    expect(await stored.execute()).toEqual([{ model: 'gpt-5' }])
  })

  it('comments have no name and no exact time that would reveal who wrote them, and the audit log records each page that is read (FB-6)', async () => {
    await sql`delete from feedback`.execute(app.db)
    const answers: Rated[] = []
    for (const text of ['one', 'two', 'three']) {
      const answer = await answered(owner)
      await rate(owner, answer, { value: -1, reason: 'not_correct', text })
      answers.push(answer)
    }
    await rate(owner, await answered(owner), { value: 1 })
    const first = await texts('limit=2')
    expect(first).toMatchObject({ hasMore: true, entries: [{ text: 'three' }, { text: 'two' }] })
    expect(first.entries[0]).toEqual({
      seq: expect.any(Number),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      model: 'gpt-4o',
      value: -1,
      reason: 'not_correct',
      text: 'three',
      sender: null,
    })
    expect((await texts('limit=3')).hasMore).toBe(false)
    const entry = await newestEntry()
    expect(entry).toMatchObject({
      action: 'read_feedback',
      admin: { id: admin.id },
      user: null,
      chatId: null,
    })
    expect(await texts(`limit=2&before=${first.entries[1]?.seq}`)).toMatchObject({
      hasMore: false,
      entries: [{ text: 'one' }],
    })
    expect((await newestEntry())?.seq).toBe((entry?.seq ?? 0) + 1)
    await moveTo(answers[0] as Rated, `now() - interval '2 days'`)
    expect((await texts('days=1')).entries.map(({ text }) => text)).toEqual(['three', 'two'])
    for (const query of ['limit=0', 'limit=101', 'before=0', 'days=x']) {
      expect((await admin.call(`/api/admin/feedback/texts?${query}`)).status).toBe(400)
    }
  })

  it('an administrator reads only the question and the answer, and only while the user includes them (FB-3, FB-6)', async () => {
    await sql`delete from feedback`.execute(app.db)
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text avant]]')
    await person.ask('[[text Le dépôt vous est dû.]]', { chatId })
    await person.ask('[[text après]]', { chatId })
    const answer = { chatId, id: (await person.messages(chatId))[3]?.id ?? '' }
    await rate(person, answer, { value: -1, text: 'Non.' })
    expect((await texts()).entries).toMatchObject([{ text: 'Non.', sender: null }])
    expect((await open(await seqOf(answer))).status).toBe(404)

    await rate(person, answer, { value: -1, text: 'Non.', withAnswer: true })
    const { entries } = await texts()
    expect(entries).toMatchObject([{ text: 'Non.', sender: { id: person.id, email: person.email } }])
    const seq = entries[0]?.seq ?? 0
    expect(await (await open(seq)).json()).toEqual({
      question: '[[text Le dépôt vous est dû.]]',
      answer: 'Le dépôt vous est dû.',
    })
    expect(await newestEntry()).toMatchObject({ action: 'read_feedback', user: { id: person.id }, chatId })

    // Still the same answer: an edit of the question makes another version.
    const sources = [{ title: 'Un site', url: 'https://example.fr', snippet: '' }]
    await app.db
      .updateTable('messages')
      .set({ sources: JSON.stringify(sources) })
      .where('id', '=', answer.id)
      .execute()
    const messages = await person.messages(chatId)
    await person.ask('[[text autre]]', { chatId, replaces: messages[2]?.id })
    expect(await (await open(seq)).json()).toMatchObject({ answer: 'Le dépôt vous est dû.', sources })

    const userId = person.id as UserId
    await app.db.transaction().execute(trx => markUserRemoved(trx, userId))
    expect((await texts()).entries).toEqual([])
    expect((await open(seq)).status).toBe(404)
    await app.db.transaction().execute(trx => unmarkUserRemoved(trx, userId))
    expect((await open(seq)).status).toBe(200)

    const maxSeq = 2 ** 31 - 1
    await sql`update feedback set seq = ${maxSeq} where message_id = ${answer.id}`.execute(app.db)
    expect((await open(maxSeq)).status).toBe(200)

    await rate(person, answer, { value: -1, text: 'Non.' })
    expect((await open(maxSeq)).status).toBe(404)
    expect((await open(await seqOf(answer))).status).toBe(404)
    for (const name of ['0', 'x', '-1', '2147483648', '99999999999', '7']) {
      expect((await admin.call(`/api/admin/feedback/${name}/answer`)).status).toBe(404)
    }
  })

  it('comments, and the permission to read the answer, expire after ninety days (FB-4)', async () => {
    await sql`delete from feedback`.execute(app.db)
    const answer = await answered(owner)
    await rate(owner, answer, { value: -1, reason: 'other', text: 'Vieux mots', withAnswer: true })
    await moveTo(answer, `now() - interval '90 days' + interval '1 minute'`)
    await removeOldFeedback(app.db)
    expect((await texts('days=400')).entries).toMatchObject([{ text: 'Vieux mots' }])
    await moveTo(answer, `now() - interval '90 days'`)
    const silent = await answered(owner)
    await rate(owner, silent, { value: 1, withAnswer: true })
    await moveTo(silent, `now() - interval '90 days'`)
    expect((await texts('days=400')).entries).toEqual([])
    expect((await open(await seqOf(answer))).status).toBe(404)
    await removeOldFeedback(app.db)
    expect(await feedbackOf(owner, answer)).toEqual({ ...good, value: -1, reason: 'other' })
    expect(await feedbackOf(owner, silent)).toEqual(good)
    expect((await totals(400)).reasons).toEqual([{ value: -1, reason: 'other', count: 1 }])
  })
})
