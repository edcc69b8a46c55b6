import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { beginChat } from '#server/store/answers/questions.ts'
import { setRole } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { demote, raceAdmins } from '#tests/support/people/admin-races.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { logInAdmin, type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

let model: ScriptedModel
let app: TestApp

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      AUTH_LIMITS: 'off',
      LIMIT_SENDS_PER_MINUTE: '10000',
      LIMIT_LIVE_ANSWERS: '100',
    },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** The only administrator at the start of each test. */
let boss: Person
beforeEach(async () => {
  await app.db.updateTable('users').set({ role: 'user' }).execute()
  boss = await logInAdmin(app.url)
  await setRole(app.db, boss.id as UserId, 'admin')
})

/** The embedded database runs one transaction at a time, so ten rounds show every order of them. */
it('one administrator remains when two demote or delete each other at once, each time (K-7)', async () => {
  await raceAdmins(app, isEmbedded ? 10 : 50)
})

/** The embedded database belongs to one process. */
it.skipIf(isEmbedded)(
  'one administrator remains when two on different servers demote or delete each other, 20 times',
  async () => {
    const otherApp = await startTestAppOn(app.env)
    try {
      await raceAdmins(app, 20, otherApp.url)
    } finally {
      await otherApp.close()
    }
  },
)

it('one administrator remains when seven demote one another at once', async () => {
  const rivals = await Promise.all(Array.from({ length: 6 }, () => signUp(app.url)))
  for (const { id } of rivals) {
    await app.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', id as UserId)
      .execute()
  }
  const allAdmins = [boss, ...rivals]
  const calls = allAdmins.flatMap(by => allAdmins.filter(on => on !== by).map(on => demote(by, on)))
  const statuses = (await Promise.all(calls)).map(response => response.status)
  expect(statuses.filter(status => ![200, 403, 409].includes(status))).toEqual([])
  const admins = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  expect(admins).toHaveLength(1)
})

/** The embedded database runs one transaction at a time. */
it.skipIf(isEmbedded)(
  'the date of the newest chat stays right if an older chat is stored later',
  async () => {
    const userId = (await signUp(app.url)).id as UserId
    await app.db.transaction().execute(async trx => {
      await sql`select 1`.execute(trx)
      await beginChat(app.db, newGeneration(userId), newQuestion, uncounted(userId))
      await beginChat(trx, newGeneration(userId), newQuestion, uncounted(userId))
    })
    await expectCountsToAgree(2)
  },
)

it('the stored counts equal a full count after many concurrent actions', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(app.url)))
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  const chats = new Map<Person, string[]>(people.map(person => [person, []]))
  const act = async (person: Person, dice: number, which: number) => {
    const own = chats.get(person) ?? []
    const chatId = own[which % Math.max(1, own.length)]
    if (dice < 4 || chatId === undefined) {
      const read = await person.ask('[[text a]]')
      own.push(read.chatId)
    } else if (dice < 7) {
      // The chat may be deleted at the same time: 404, or an interrupted answer.
      await person.ask('[[text b]]', { chatId }).catch(() => undefined)
    } else if (dice < 9) {
      await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })
    } else {
      await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }).then(response => response.text())
    }
  }
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      Array.from({ length: 12 }, () => {
        const person = people[random(people.length)] as Person
        return act(person, random(10), random(1000))
      }),
    )
  }
  await expectCountsToAgree(12)
  await boss.call(`/api/admin/users/${people[0]?.id}`, { method: 'DELETE' })
  await expectCountsToAgree(12)
})

it.each([
  [
    'the list of users',
    '/api/admin/users',
    sql`insert into users (id, email) select gen_random_uuid(), repeat('x', 1000) || n || '@example.fr'
      from generate_series(1, 8000) n`,
  ],
  [
    'the exported audit log',
    '/api/admin/audit.csv',
    sql`insert into audit_log (seq, at, action, reason, hash) select last.seq + n, now(), 'promote', repeat('x', 1000), ''
      from (select max(seq) as seq from audit_log) last, generate_series(1, 8000) n`,
  ],
])(
  'an administrator who loses the role while %s is being sent does not get the rest',
  async (_what, path, rows) => {
    const second = await signUp(app.url)
    await boss.call('/api/admin/promote', { method: 'POST', json: { userId: second.id } })
    await rows.execute(app.db)
    const response = await second.call(path, { headers: { 'accept-encoding': 'identity' } })
    expect(response.status).toBe(200)
    const reader = response.body?.getReader()
    await reader?.read()
    await boss.call('/api/admin/demote', { method: 'POST', json: { userId: second.id } })
    const rest = async () => {
      for (let piece = await reader?.read(); piece?.done === false; ) piece = await reader?.read()
    }
    await expect(rest()).rejects.toThrow()
  },
)

async function expectCountsToAgree(minChatCount: number): Promise<void> {
  const users = await sql`
    select u.id, u.chat_count, u.last_chat_at, count(c.id)::integer as chats, max(c.created_at) as newest
    from users u left join chats c on c.user_id = u.id group by u.id
    having u.chat_count <> count(c.id) or u.last_chat_at is distinct from max(c.created_at)`.execute(app.db)
  expect(users.rows).toEqual([])
  const chats = await sql`
    select c.id, c.message_count, count(m.id)::integer as messages
    from chats c left join messages m on m.chat_id = c.id group by c.id
    having c.message_count <> count(m.position) or coalesce(c.total_count, c.message_count) <> count(m.id)`.execute(
    app.db,
  )
  expect(chats.rows).toEqual([])
  const { rows } = await sql<{
    chatCount: number
  }>`select count(*)::integer as "chatCount" from chats`.execute(app.db)
  expect(rows[0]?.chatCount).toBeGreaterThanOrEqual(minChatCount)
}
