import { cp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { type AdminLibrary, adminLibrarySchema } from '#shared/api/admin-library.ts'
import { emptyDataDir, freshDataDir } from '#tests/support/databases/databases.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { logInAdmin, type Person, signUp, until } from '#tests/support/people/people.ts'
import { copySheets, shippedLibrary } from '#tests/support/samples/libraries.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** On a busy machine, a start that reads the library takes seconds. */
const slow = { timeout: 60_000 }

let folder: string
let app: TestApp
let admin: Person

beforeAll(async () => {
  folder = await freshDataDir()
  await copySheets(folder, ['small-claims', 'eviction', 'neighbours', 'dismissal'])
  await rm(join(folder, 'eviction.en.md'))
  await writeFile(join(folder, 'broken.en.md'), 'Hello')
  app = await startTestApp({ env: { LIBRARY_DIR: folder, LIMIT_ADMIN_LISTS_PER_MINUTE: '1000' } })
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A library that is read quickly. It has one sheet, and the subjects of questions that no sheet answers. */
async function oneSheet(): Promise<string> {
  const small = await emptyDataDir()
  for (const name of ['eviction.fr.md', 'subjects.yaml']) {
    await cp(join(shippedLibrary, name), join(small, name))
  }
  return small
}

async function library(): Promise<AdminLibrary> {
  const response = await admin.call('/api/admin/library')
  expect(response.status).toBe(200)
  return v.parse(adminLibrarySchema, await response.json())
}

function usedSheets(sheets: AdminLibrary['sheets']) {
  return sheets.filter(({ total }) => total > 0).map(({ id, recent, total }) => [id, recent, total])
}

function addCounts(kind: string, key: string, daysAgo: number, count: number) {
  return sql`insert into library_counts (day, kind, key, count)
    values ((now() at time zone 'UTC')::date - ${daysAgo}::integer, ${kind}, ${key}, ${count})`.execute(
    app.db,
  )
}

it('the console lists the sheets by topic, and says what to change in broken files (B-35, B-36)', async () => {
  const entries = () => app.db.selectFrom('audit_log').select('seq').execute()
  const entriesBefore = await entries()
  const { sheets, broken } = await library()
  expect(await entries()).toEqual(entriesBefore)
  expect(sheets).toHaveLength(4)
  expect(sheets.map(({ topic }) => topic)).toEqual(sheets.map(({ topic }) => topic).sort())
  expect(sheets.find(({ id }) => id === 'eviction')?.editions).toHaveLength(1)
  expect(sheets.find(({ id }) => id === 'small-claims')?.editions).toEqual([
    { language: 'en', title: expect.any(String), written: '2026-11-22', reviewer: null },
    { language: 'fr', title: expect.stringContaining('petite somme'), written: '2026-11-22', reviewer: null },
  ])
  expect(broken).toEqual([
    { file: 'broken.en.md', problems: [{ code: 'front_matter_missing', values: {} }] },
    { file: 'eviction.fr.md', problems: [{ code: 'missing_file', values: { file: 'eviction.en.md' } }] },
  ])
  // For the test of a removed file below.
  await rm(join(folder, 'broken.en.md'))
})

it('questions count for the sheets found or for their subject, and nothing else is left of them once their chats are deleted (B-37)', async () => {
  const person = await signUp(app.url)
  const name = 'Zephyrine'
  const ask = async (question: string) => (await person.ask(`${question} (${name})`)).chatId
  const chatIds = await Promise.all([
    ask('Comment réclamer une petite somme ?'),
    ask('How do I register a trademark for my logo?'),
    ask('Comment déposer une marque et un brevet ?'),
    ask('Xyzzy ?'),
  ])
  const { sheets, unanswered } = await library()
  expect(usedSheets(sheets)).toContainEqual(['small-claims', 1, 1])
  expect(unanswered.map(({ id, recent, total }) => [id, recent, total])).toEqual([
    ['trademarks', 2, 2],
    ['other', 1, 1],
  ])
  expect(await tablesContaining(app.db, name)).toContain('messages')
  for (const id of chatIds) await person.call(`/api/chat/${id}`, { method: 'DELETE' })
  expect(await tablesContaining(app.db, name)).toEqual([])
  expect((await library()).unanswered).toHaveLength(2)
})

it('a question that is refused does not count (B-37)', slow, async () => {
  const env = { BUDGETS: '', BUDGET_QUESTIONS_PER_DAY: '1', LIBRARY_DIR: await oneSheet() }
  const limited = await startTestApp({ env })
  onTestFinished(() => limited.close())
  const person = await signUp(limited.url)
  const statuses: number[] = []
  for (const content of ['How do I register a trademark?', 'Can I adopt my stepchild?']) {
    const response = await person.send(content)
    statuses.push(response.status)
    await response.text()
  }
  expect(statuses).toEqual([200, 429])
  const { call } = await logInAdmin(limited.url)
  const { unanswered } = v.parse(adminLibrarySchema, await (await call('/api/admin/library')).json())
  expect(unanswered.map(({ id, total }) => [id, total])).toEqual([['trademarks', 1]])
})

it('a question that cannot be counted gets a complete answer, and is counted later (B-37)', async () => {
  const person = await signUp(app.url)
  await sql`alter table library_counts rename to moved`.execute(app.db)
  expect((await person.ask('Can I adopt my stepchild?')).done).toBe(true)
  expect((await admin.call('/api/admin/library')).status).toBe(500)
  await sql`alter table moved rename to library_counts`.execute(app.db)
  expect((await library()).unanswered.map(({ id, total }) => [id, total])).toContainEqual(['adoption', 1])
})

/** The embedded database runs one transaction at a time. */
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'the console shows a question whose count is being stored at this moment (B-37)',
  async () => {
    const adoptions = ({ unanswered }: AdminLibrary) => unanswered.find(({ id }) => id === 'adoption')?.total
    const person = await signUp(app.url)
    const before = adoptions(await library()) ?? 0
    const { reports } = await app.db.transaction().execute(async trx => {
      await sql`lock table library_counts in exclusive mode`.execute(trx)
      await person.ask('Can I adopt my stepchild?')
      const storing = library()
      await untilBlocked(app.db)
      const reports = [storing, library()]
      await person.call('/api/account')
      return { reports }
    })
    expect((await Promise.all(reports)).map(adoptions)).toEqual([before + 1, before + 1])
  },
)

it('counts that cannot be stored before the server ends are lost, and the log says so', slow, async () => {
  const ending = await startTestApp({ env: { LIBRARY_DIR: await oneSheet() } })
  onTestFinished(() => ending.close())
  const person = await signUp(ending.url)
  await sql`alter table library_counts rename to moved`.execute(ending.db)
  expect((await person.ask('Can I adopt my stepchild?')).done).toBe(true)
  await ending.stop()
  expect(ending.log()).toContain('the last use of the library could not be stored')
})

it('while subjects.yaml cannot be read, the console names it and shows the rest; questions are counted once it can (B-37, B-38)', async () => {
  const file = join(folder, 'subjects.yaml')
  const total = (counts: { id: string; total: number }[], id: string) =>
    counts.find(count => count.id === id)?.total ?? 0
  const before = await library()
  await rm(file)
  // A link to itself.
  await symlink('subjects.yaml', file)
  const person = await signUp(app.url)
  await person.ask('Comment faire une mise en demeure ?')
  await person.ask('How do I register a trademark for my logo?')
  const during = await library()
  expect(during.broken).toContainEqual({
    file: 'subjects.yaml',
    problems: [{ code: 'unreadable', values: {} }],
  })
  expect(during.sheets).toHaveLength(before.sheets.length)
  expect(during.unanswered.map(({ id, total }) => [id, total])).toEqual(
    before.unanswered.map(({ id, total }) => [id, total]),
  )
  const found = app.db.selectFrom('library_counts').select('count').where('key', '=', 'small-claims')
  expect((await found.executeTakeFirst())?.count).toBe(total(before.sheets, 'small-claims') + 1)
  // In one step: without the file, the periodic job would count the questions as others.
  await rename(join(await oneSheet(), 'subjects.yaml'), file)
  const after = await library()
  expect(total(after.unanswered, 'trademarks')).toBe(total(before.unanswered, 'trademarks') + 1)
  expect(after.broken.map(({ file }) => file)).not.toContain('subjects.yaml')
})

it('a broken file that was removed leaves the list without a restart (B-36)', async () => {
  const { broken } = await until(library, ({ broken }) => broken.length === 1)
  expect(broken[0]?.file).toBe('eviction.fr.md')
})

it('counts cover the last 30 and 400 days, and older ones are removed (B-39)', async () => {
  await app.db.deleteFrom('library_counts').execute()
  for (const [daysAgo, count] of [
    [0, 1],
    [29, 10],
    [30, 100],
    [399, 1_000],
    [400, 10_000],
  ] as const) {
    await addCounts('found', 'small-claims', daysAgo, count)
    await addCounts('unanswered', 'trademarks', daysAgo, count)
  }
  await addCounts('unanswered', 'other', 1, 50)
  await addCounts('unanswered', 'once-a-subject', 300, 3)
  const { sheets, unanswered } = await library()
  expect(usedSheets(sheets)).toEqual([['small-claims', 11, 1_111]])
  expect(unanswered).toEqual([
    { id: 'other', names: null, recent: 50, total: 50 },
    {
      id: 'trademarks',
      names: { fr: 'Marques et brevets', en: 'Trademarks and patents' },
      recent: 11,
      total: 1_111,
    },
    { id: 'once-a-subject', names: null, recent: 0, total: 3 },
  ])

  // The same job removes old figures of use and old feedback.
  await sql`insert into token_use (day, user_id, model, questions, input_tokens, output_tokens, estimated_calls)
    values (current_date - 402, null, 'o3', 1, 1, 1, 0)`.execute(app.db)
  await (await signUp(app.url)).ask('Bonjour')
  await sql`insert into feedback (message_id, model, value, given_at)
    select id, 'o3', 1, now() - interval '401 days' from messages where role = 'assistant' limit 1`.execute(
    app.db,
  )

  await app.close()
  app = await startTestAppOn(app.env)
  await until(
    () => app.db.selectFrom('feedback').select('message_id').execute(),
    rows => rows.length === 0,
  )
  const oldUse = sql`select from token_use where day < current_date - 400`
  expect((await oldUse.execute(app.db)).rows).toEqual([])
  const countOld = async () => {
    const rows = await app.db
      .selectFrom('library_counts')
      .select('count')
      .where('count', '=', 10_000)
      .execute()
    return rows.length
  }
  await until(countOld, oldCount => oldCount === 0)
})
