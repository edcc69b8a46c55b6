import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { startReaper } from '#server/chat/answer/reaper.ts'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { appendLog } from '#server/store/answers/generation-log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import { raiseReservation } from '#server/store/costs/budgets.ts'
import { removeOldUse } from '#server/store/costs/token-use.ts'
import type { AdminUsage } from '#shared/api/admin-usage.ts'
import type { Budget } from '#shared/api/budget.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Problem } from '#shared/api/problem.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { logInAdmin, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** Test servers have no budgets by default, because tests ask more than a user may. `BUDGETS: ''` turns them on. */

async function refusalOf(response: Response) {
  const { error, budget, emergency } = (await response.json()) as Problem
  return {
    status: response.status,
    retryAfterSeconds: Number(response.headers.get('retry-after')),
    error,
    budget,
    emergency,
  }
}

type Counts = { questions: number; tokens: number; reserved: number }

async function countsOf(app: TestApp, person: { id: string }): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select questions, tokens::integer, reserved::integer from budget_use where user_id = ${person.id}`.execute(
    app.db,
  )
  return rows[0]
}

const budgetOf = async (person: Person) =>
  ((await (await person.call('/api/account/budget')).json()) as { budget: Budget | null }).budget

/** Leaves the user `leftCount` questions for today, without asking the others. */
async function leaveQuestions(
  app: TestApp,
  person: { id: string },
  leftCount: number,
  limit = 50,
): Promise<void> {
  await sql`insert into budget_use (user_id, day, questions, tokens, reserved)
    values (${person.id}, (now() at time zone 'Europe/Paris')::date, ${limit - leftCount}, 0, 0)
    on conflict (user_id) do update set questions = excluded.questions`.execute(app.db)
}

describe('with nothing set', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ env: { BUDGETS: '' } })
  })
  afterAll(() => app.close())

  it('a user can ask 50 questions a day, and sees when five are left and when the next day begins (Q-1, Q-5, Q-6)', async () => {
    const person = await signUp(app.url)
    await leaveQuestions(app, person, 6)
    expect(await budgetOf(person)).toBeNull()
    const fewLeft = (await person.ask('Encore une')).events.find(event => event.type === 'budget')
    expect(fewLeft).toMatchObject({ budget: { scope: 'account', questionsLeft: 5, percentLeft: null } })
    await leaveQuestions(app, person, 1)
    expect((await person.ask('La dernière')).events).toContainEqual(
      expect.objectContaining({ budget: expect.objectContaining({ questionsLeft: 0 }) }),
    )
    const refused = await refusalOf(await person.send('Une de trop'))
    expect(refused).toMatchObject({
      status: 429,
      error: { code: 'budget_spent' },
      budget: { questionsLeft: 0 },
    })
    // At midnight in Paris.
    const renewsAt = new Date(refused.budget?.renewsAt ?? '')
    expect(renewsAt.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris' })).toBe('00:00:00')
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
    expect(Math.abs(Date.now() / 1000 + refused.retryAfterSeconds - renewsAt.getTime() / 1000)).toBeLessThan(
      30,
    )
    expect(await budgetOf(person)).toEqual(refused.budget)
    const stored = await sql`select 1 from chats where user_id = ${person.id}`.execute(app.db)
    expect(stored.rows).toHaveLength(2)
    // The next day.
    await sql`update budget_use set day = day - 1 where user_id = ${person.id}`.execute(app.db)
    expect(await budgetOf(person)).toBeNull()
    expect((await person.ask('Le lendemain')).done).toBe(true)
    expect(await countsOf(app, person)).toMatchObject({ questions: 1 })
  })

  it('a question about an emergency gets the emergency numbers even if the budget is spent (Q-6, G-3)', async () => {
    const person = await signUp(app.url)
    await leaveQuestions(app, person, 0)
    const refused = await refusalOf(await person.send('Mon mari me frappe, j’ai peur'))
    expect(refused).toMatchObject({ status: 429, error: { code: 'budget_spent' } })
    expect(refused.emergency?.sections.length).toBeGreaterThan(0)
  })

  it('the same question sent twice counts once, even if it is the last one allowed (Q-3)', async () => {
    const person = await signUp(app.url)
    await leaveQuestions(app, person, 1)
    const clientMessageId = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => person.ask('La même', { clientMessageId })))
    expect(both.map(read => read.done)).toEqual([true, true])
    expect(both[0]?.chatId).toBe(both[1]?.chatId)
    expect(await countsOf(app, person)).toMatchObject({ questions: 50 })
  })
})

describe('with a model', () => {
  let model: ScriptedModel
  let app: TestApp
  const env = () => ({
    ...model.env,
    BUDGETS: '',
    BUDGET_TOKENS_PER_DAY: '12000',
    MODEL_PRICES: 'gpt-4o:2.50/10',
  })

  beforeAll(async () => {
    model = await startScriptedModel()
    app = await startTestApp({ env: env() })
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  const usageIn = async (): Promise<AdminUsage> => {
    const admin = await logInAdmin(app.url)
    return (await (await admin.call('/api/admin/usage')).json()) as AdminUsage
  }
  const figuresOf = async (person: Person) =>
    (await usageIn()).accounts.find(account => account.userId === person.id)

  it('tokens are reserved, then replaced by the provider’s count (Q-3, Q-4, Q-6, Q-8)', async () => {
    const person = await signUp(app.url)
    const go = Promise.withResolvers<void>()
    model.next({
      steps: [{ type: 'text', text: 'a' }, { type: 'hold', until: go.promise }, { type: 'complete' }],
    })
    const reading = person.ask('Combien ?')
    const held = await until(
      () => countsOf(app, person),
      counts => (counts?.reserved ?? 0) > 0,
    )
    expect(held?.reserved).toBeGreaterThan(8192)
    // The running answer may use all that is left.
    const meanwhile = await refusalOf(await person.send('Et moi ?'))
    expect(meanwhile).toMatchObject({
      status: 429,
      error: { code: 'budget_reserved' },
      budget: undefined,
      retryAfterSeconds: 10,
    })
    go.resolve()
    await reading
    // The scripted model counts one token per four characters. The title counts too.
    const requests = await until(
      async () => model.requests.filter(({ question }) => question.includes('Combien ?')),
      ({ length }) => length === 2,
    )
    const tokensIn = (text: string) => Math.ceil(text.length / 4)
    const inputTokens = requests.reduce((sum, { body }) => sum + tokensIn(JSON.stringify(body.input)), 0)
    const outputTokens = tokensIn('a') + tokensIn(model.title)
    await until(
      () => countsOf(app, person),
      counts => counts?.tokens === inputTokens + outputTokens,
    )
    expect(await countsOf(app, person)).toMatchObject({ questions: 1, reserved: 0 })
    const spent = await figuresOf(person)
    expect(spent).toMatchObject({
      questions: 1,
      inputTokens,
      outputTokens,
      estimatedCalls: 0,
      email: person.email,
    })
    expect(spent?.cost).toBeCloseTo((inputTokens * 2.5 + outputTokens * 10) / 1_000_000, 9)
  })

  it('a title that arrives after the end of the answer counts too (Q-4)', async () => {
    const person = await signUp(app.url)
    const named = Promise.withResolvers<void>()
    const title = [{ type: 'text', text: 'Bail' } as const, { type: 'complete' } as const]
    const asked = '[[text a]] Titre ?'
    const steps = [{ type: 'hold', until: named.promise } as const, ...title]
    model.nextTitle({ steps }, request => request.question === asked)
    await person.ask(asked)
    const answered = await countsOf(app, person)
    named.resolve()
    await until(
      () => countsOf(app, person),
      counts => (counts?.tokens ?? 0) > (answered?.tokens ?? 0),
    )
  })

  it('the use of a stopped answer is estimated, and a failed answer gives its question back (Q-4)', async () => {
    const person = await signUp(app.url)
    model.next({ status: 400, body: { error: { message: 'no' } } })
    await person.ask('Échec')
    expect(await countsOf(app, person)).toMatchObject({ questions: 0, reserved: 0 })
    const left = await readStream(await person.send('[[paced 500x20]] arrêter'), soFar => soFar.text === '')
    await person.call(`/api/chat/${left.chatId}/stop`, { method: 'POST' })
    await until(
      () => countsOf(app, person),
      counts => counts?.reserved === 0,
    )
    expect(await countsOf(app, person)).toMatchObject({ questions: 1 })
    expect((await figuresOf(person))?.estimatedCalls).toBeGreaterThan(0)
  })

  it('a request uses nothing if it is refused by a model that cannot stream (Q-4)', async () => {
    const person = await signUp(app.url)
    // In a temporary chat, so that no title adds to the figures later.
    const { chatId } = await person.ask('[[unverified 0]] Premier', { model: 'o3', temporary: true })
    const before = await figuresOf(person)
    expect(before).toMatchObject({ questions: 1, estimatedCalls: 0 })
    await person.ask('[[404]] Second', { model: 'o3', chatId })
    expect(model.answerRequests().at(-1)?.body).not.toHaveProperty('stream', true)
    expect(await figuresOf(person)).toEqual(before)
  })

  it('an edited question and a regenerated answer each count as a question, and are refused like one (Q-3, Q-6)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text a]] Un')
    const ids = async () => {
      const page = await person.call(`/api/chat/${chatId}/messages`)
      return ((await page.json()) as { messages: { id: string }[] }).messages.map(({ id }) => id)
    }
    const [asked, answered] = await ids()
    await person.ask('[[text b]] Deux', { chatId, replaces: asked })
    const again = { method: 'POST', json: { messageId: answered } }
    await readStream(await person.call(`/api/chat/${chatId}/retry`, again))
    expect(await countsOf(app, person)).toMatchObject({ questions: 3, reserved: 0 })
    await person.ask('[[text c]] Trois', { chatId })
    expect(await countsOf(app, person)).toMatchObject({ questions: 4, reserved: 0 })
    await sql`update budget_use set questions = 50 where user_id = ${person.id}`.execute(app.db)
    expect((await person.call(`/api/chat/${chatId}/retry`, again)).status).toBe(429)
    expect((await person.send('Q', { chatId, replaces: asked })).status).toBe(429)
  })

  it('a retry of an incomplete answer counts as a question, and is refused like one (Q-3, Q-6)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[cut]]')
    expect(await countsOf(app, person)).toMatchObject({ questions: 1, reserved: 0 })
    const retry = () => person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })
    await readStream(await retry())
    expect(await countsOf(app, person)).toMatchObject({ questions: 2, reserved: 0 })
    await sql`update budget_use set questions = 50 where user_id = ${person.id}`.execute(app.db)
    expect(await refusalOf(await retry())).toMatchObject({ status: 429, error: { code: 'budget_spent' } })
  })

  it('another answer to a question, or to its edited version, reserves as much for its files and its web search (Q-3)', async () => {
    const person = await signUp(app.url)
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    const image = { name: 'photo.jpg', bytes: Buffer.from(bytes) }
    const former = await uploaded(person, image)
    const { imagePaths, pdfs } = await uploaded(person, image, {
      name: 'bail.pdf',
      bytes: pdfFile({ pages: ['Bail'] }),
    })
    const pdfFileIds = pdfs.map(({ path }) => path)
    const { chatId } = await person.ask('[[text a]] Bail ?', {
      imagePaths: former.imagePaths,
      pdfPaths: pdfFileIds,
    })
    // As a browser does: the chat's earlier PDFs are named too. A PDF that is named twice counts once.
    const files = { imagePaths, pdfPaths: pdfFileIds, pdfFileIds }
    await person.ask('[[cut]] Et cela ?', { chatId, ...files, forceWebSearch: true })
    const clearTokens = () =>
      sql`update budget_use set tokens = 0 where user_id = ${person.id}`.execute(app.db)
    const retry = async (json: object) => {
      await clearTokens()
      await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST', json }))
    }
    await retry({})
    const page = await (await person.call(`/api/chat/${chatId}/messages`)).json()
    const questionId = page.messages[2].id
    await retry({ messageId: questionId })
    await clearTokens()
    // The files and the web search are those of the former version.
    await person.ask('[[cut]] Et ceci ?', { chatId, replaces: questionId })
    const { rows } = await sql<{ reserved: number }>`
      select reserved_input as reserved from generations
      where chat_id = ${chatId} and message_id <> ${page.messages[1].id}`.execute(app.db)
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ reserved }) => reserved)).size).toBe(1)
  })

  it('a chat deleted while its answer is written leaves nothing reserved, and its PDF counts by its pages (Q-4)', async () => {
    const person = await signUp(app.url)
    const { pdfs } = await uploaded(person, { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
    await sql`update uploads set pages = 300 where user_id = ${person.id}`.execute(app.db)
    const { chatId } = await person.ask('[[text a]] Bail ?', { pdfPaths: pdfs.map(({ path }) => path) })
    // Without naming the PDF, which the model gets again.
    const send = await person.send('[[paced 500x20]] supprimer', { chatId })
    await readStream(send, soFar => soFar.text === '')
    await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })
    const counts = await countsOf(app, person)
    expect(counts).toMatchObject({ questions: 2, reserved: 0 })
    expect(counts?.tokens).toBeGreaterThan(300 * 1_500)
    const { rows } = await sql`select reserved from budget_use_of_all where reserved > 0`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('a question is refused once the tokens of its account or of all accounts are spent (Q-1, Q-5, Q-6, Q-7)', async () => {
    const person = await signUp(app.url)
    // In a temporary chat, so that no title adds to the figures later.
    await person.ask('[[text a]] Un', { temporary: true })
    await sql`update budget_use set tokens = 11400 where user_id = ${person.id}`.execute(app.db)
    expect(await budgetOf(person)).toMatchObject({ scope: 'account', percentLeft: 5, questionsLeft: null })
    await sql`update budget_use set tokens = 12000 where user_id = ${person.id}`.execute(app.db)
    const requestCount = model.answerRequests().length
    const refused = await refusalOf(await person.send('Deux'))
    expect(refused).toMatchObject({
      error: { code: 'budget_spent' },
      budget: { percentLeft: 0, questionsLeft: null },
    })
    expect(model.answerRequests()).toHaveLength(requestCount)

    // All accounts share this budget. It is read from the database, as on a second server or after a restart.
    const other = await signUp(app.url)
    await sql`update budget_use_of_all set month_tokens = 50000000`.execute(app.db)
    const shared = await refusalOf(await other.send('Trois'))
    expect(shared.budget).toMatchObject({ scope: 'everyone', percentLeft: 0 })
    expect(
      new Date(shared.budget?.renewsAt ?? '').toLocaleString('fr-FR', { timeZone: 'Europe/Paris' }),
    ).toMatch(/^01\/.* 00:00:00$/)
    expect(await budgetOf(other)).toEqual(shared.budget)
    expect(await countsOf(app, other)).toBeUndefined()
    const metrics = await (await fetch(`${app.url}/metrics`)).text()
    expect(metrics).toContain('parvis_budget_used_ratio{budget="all_month"} 1\n')
    expect(metrics).toContain('parvis_budget_refusals_total{budget="all_month",reason="spent"} 1\n')
    expect((await usageIn()).budgets).toContainEqual(
      expect.objectContaining({ budget: 'all_month', used: 50_000_000, limit: 50_000_000 }),
    )
    await sql`delete from budget_use_of_all`.execute(app.db)
  })

  it('BUDGETS=off sets no limits and counts nothing towards them, but the console still shows what was used (Q-1, Q-8)', async () => {
    const free = await startTestApp({ env: { ...env(), BUDGETS: 'off', MODEL_PRICES: '' } })
    onTestFinished(() => free.close())
    const person = await signUp(free.url)
    // In a temporary chat, so that no title adds to the figures later.
    await person.ask('[[text a]] Un', { temporary: true })
    expect(await countsOf(free, person)).toBeUndefined()
    const admin = await logInAdmin(free.url)
    const usage = (await (await admin.call('/api/admin/usage?days=1')).json()) as AdminUsage
    expect(usage).toMatchObject({ budgets: [], accountCount: 1, total: { questions: 1 }, currency: 'USD' })
    expect(usage.unpriced).toEqual(['gpt-4o'])
    // As if the built-in model had answered.
    await sql`update token_use set input_tokens = 0, output_tokens = 0`.execute(free.db)
    const unused = (await (await admin.call('/api/admin/usage?days=1')).json()) as AdminUsage
    expect(unused).toMatchObject({ unpriced: [], models: [{ model: 'gpt-4o', questions: 1 }] })
  })

  // At any time, at least one of these has another date than the database.
  it.each(['Etc/GMT+12', 'Etc/GMT-14'])(
    'the use of a day in %s is removed after 400 days (Q-8)',
    async timeZone => {
      const day = (daysAgo: number) => sql`(now() at time zone ${timeZone}::text)::date - ${daysAgo}::integer`
      for (const daysAgo of [400, 401]) {
        await sql`insert into token_use values (${day(daysAgo)}, null, 'gpt-4o', 1, 1, 1, 0)`.execute(app.db)
      }
      await removeOldUse(app.db, timeZone)
      const { rows } =
        await sql`select day = ${day(400)} as "isLast" from token_use where day < current_date - 300`.execute(
          app.db,
        )
      expect(rows).toEqual([{ isLast: true }])
      await sql`delete from token_use where day < current_date - 300`.execute(app.db)
    },
  )

  it('an unconfirmed address lowers the limit of a user, but not of an administrator (Q-2)', async () => {
    const strict = await startTestApp({
      env: {
        ...env(),
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'http://127.0.0.1',
        BUDGET_TOKENS_PER_DAY: 'off',
        BUDGET_UNCONFIRMED_QUESTIONS_PER_DAY: '1',
      },
    })
    onTestFinished(() => strict.close())
    const admin = await logInAdmin(strict.url)
    await admin.ask('[[text a]] Un')
    await admin.ask('[[text a]] Deux')
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(strict.db)
    expect((await refusalOf(await admin.send('Trois'))).status).toBe(429)
    await sql`update auth_users set mailbox_proven = true where id = ${admin.id}`.execute(strict.db)
    expect((await admin.ask('[[text a]] Trois')).done).toBe(true)
  })

  it('when an answer whose process died is closed, its tokens are estimated from its text (Q-4)', async () => {
    const person = await signUp(app.url)
    const { budgets: limits, timeZone } = readConfig(app.env).costs
    const reservation = { inputTokens: 1000, outputTokens: 500, limits, timeZone }
    const generation = { ...newGeneration(person.id as UserId), reservation }
    await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
    // One without text gives its question back.
    const empty = { ...newGeneration(generation.userId), reservation }
    await beginChat(app.db, empty, newQuestion, uncounted(generation.userId))
    const body = 'x'.repeat(350)
    await appendLog(app.db, [{ generationId: generation.id, start: 0, kind: 'text', body }])
    expect(await countsOf(app, person)).toEqual({ questions: 2, tokens: 0, reserved: 3000 })
    const log = createLog('silent')
    const live = await openAnswerRegistry(app.db, log)
    const stop = startReaper({ db: app.db, log, live, intervalMs: 50, lateAfterMs: 10_000 })
    const settled = await until(
      () => countsOf(app, person),
      counts => counts?.reserved === 0,
    )
    expect(settled).toEqual({ questions: 1, tokens: 2100, reserved: 0 })
    expect(await figuresOf(person)).toMatchObject({ questions: 1, outputTokens: 100, estimatedCalls: 2 })
    // The process that wrote it was only slow: its end comes too late.
    const end = { status: 'complete' as const, content: 'tard', sources: [], errorCode: undefined }
    expect(await endGeneration(app.db, { id: generation.id, ...end })).toBe(false)
    expect(await countsOf(app, person)).toEqual(settled)
    await stop()
    await live.close(0)
  })

  // The embedded database runs one transaction at a time.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'nothing more is reserved for an answer that ends at that moment (Q-4)',
    async () => {
      const person = await signUp(app.url)
      const { budgets: limits, timeZone } = readConfig(app.env).costs
      const reservation = { inputTokens: 1000, outputTokens: 500, limits, timeZone }
      const generation = { ...newGeneration(person.id as UserId), reservation }
      const { id, userId } = generation
      await beginChat(app.db, generation, newQuestion, uncounted(userId))
      const end = sql`update generations set status = 'stopped' where id = ${id}`
      await callWhileLocked(app.db, end, [() => raiseReservation(app.db, id, 5000)])
      expect(await countsOf(app, person)).toMatchObject({ reserved: 1500 })
    },
  )
})

describe.skipIf(inject('databaseTemplate').kind === 'embedded')(
  '50 questions at once on two processes',
  () => {
    it('exactly as many are answered as the budget allows (Q-3)', { timeout: 60_000 }, async () => {
      const model = await startScriptedModel()
      onTestFinished(model.close)
      const app = await startTestApp({
        env: {
          ...model.env,
          BUDGETS: '',
          BUDGET_QUESTIONS_PER_DAY: '7',
          BUDGET_TOKENS_PER_DAY: 'off',
          LIMIT_LIVE_ANSWERS: '100',
          LIMIT_SENDS_PER_MINUTE: '100',
        },
      })
      onTestFinished(() => app.close())
      const other = await startServerProcess(app.env)
      onTestFinished(() => other.end('SIGTERM').then(() => undefined))
      const person = await signUp(app.url)
      // As a client does: if the server is busy, the question is sent again with the same id.
      const send = async (index: number): Promise<number> => {
        const messages = [{ role: 'user', content: `[[text a]] ${index}` }]
        const response = await fetch(`${(index % 2 === 0 ? app : other).url}/api/chat/stream`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ messages, clientMessageId: ids[index] }),
        })
        await response.text()
        return response.status === 503 ? send(index) : response.status
      }
      const ids = Array.from({ length: 50 }, () => crypto.randomUUID())
      const statuses = await Promise.all(ids.map((_, index) => send(index)))
      expect(statuses.filter(status => status === 200)).toHaveLength(7)
      expect(statuses.filter(status => status === 429)).toHaveLength(43)
      expect(await countsOf(app, person)).toEqual({ questions: 7, tokens: expect.any(Number), reserved: 0 })
      const { rows } = await sql`select 1 from chats where user_id = ${person.id}`.execute(app.db)
      expect(rows).toHaveLength(7)
    })
  },
)
