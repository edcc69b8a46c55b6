import { randomUUID } from 'node:crypto'
import { OutgoingMessage } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Administration } from '#server/admin/access.ts'
import { startAdminJobs } from '#server/admin/periodic-jobs.ts'
import { readChats } from '#server/admin/read-chats.ts'
import { type Actor, appendAudit, listAudit } from '#server/store/audit/audit.ts'
import { findAuditHead } from '#server/store/audit/audit-check.ts'
import { eraseUser, markUserRemoved, unmarkUserRemoved } from '#server/store/users/user-removals.ts'
import { setRole } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { logInAdmin, type Person, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let boss: Person

beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  boss = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
})

async function newAdmin(): Promise<{ person: Person; actor: Actor }> {
  const person = await signUp(app.url)
  const id = person.id as UserId
  await setRole(app.db, id, 'admin')
  return { person, actor: { id, email: person.email, requestId: randomUUID(), reason: 'test' } }
}

/** Reads chats for an administrator whose request was authorized a moment ago. */
function readAs(reader: Actor) {
  const page = { userId: boss.id as UserId, limit: 50, offset: 0, sort: 'created_desc' } as const
  return readChats({ db: app.db }, reader, page)
}

async function countAddresses({ email }: Actor): Promise<number> {
  const rows = await app.db.selectFrom('audit_addresses').select('id').where('email', '=', email).execute()
  return rows.length
}

describe('an administrator whose account is deleted while they read', () => {
  it('sees nothing more once the account is marked as removed, and their address is not stored again', async () => {
    const { actor } = await newAdmin()
    await readAs(actor)
    expect(await countAddresses(actor)).toBe(1)
    await markUserRemoved(app.db, actor.id)
    await expect(readAs(actor)).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
    await eraseUser(app.db, actor.id)
    const before = await findAuditHead(app.db)
    await expect(readAs(actor)).rejects.toMatchObject({ status: 401 })
    expect(await countAddresses(actor)).toBe(0)
    expect(await findAuditHead(app.db)).toEqual(before)
  })

  it('leaves no address behind, however many reads are in flight', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, actor } = await newAdmin()
      const reads = Array.from({ length: 6 }, () => person.call(`/api/admin/users/${boss.id}/chats`))
      const removal = await boss.call(`/api/admin/users/${person.id}`, { method: 'DELETE' })
      expect(removal.status).toBe(204)
      for (const response of await Promise.all(reads)) expect([200, 401, 403]).toContain(response.status)
      expect(await countAddresses(actor)).toBe(0)
    }
  })

  it('is logged without an address for actions that finish later', async () => {
    const { actor } = await newAdmin()
    await markUserRemoved(app.db, actor.id)
    await eraseUser(app.db, actor.id)
    await app.db
      .transaction()
      .execute(trx => appendAudit(trx, actor, { action: 'delete_user_failed', subjectId: actor.id }))
    expect((await listAudit(app.db, { limit: 1 })).entries).toMatchObject([
      { action: 'delete_user_failed', admin: { id: actor.id, email: null } },
    ])
    expect(await countAddresses(actor)).toBe(0)
  })
})

it('an administrator who loses the role while reading sees nothing more', async () => {
  const { actor } = await newAdmin()
  await readAs(actor)
  await setRole(app.db, actor.id, 'user')
  await expect(readAs(actor)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
})

/** The embedded database runs one transaction at a time. */
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'an administrator who loses the role while the entry for a read waits for another one sees nothing, and the log has no read after the demotion',
  async () => {
    const { actor } = await newAdmin()
    await readAs(actor)
    const { head, reading } = await app.db.transaction().execute(async trx => {
      await setRole(trx, actor.id, 'user')
      await appendAudit(trx, undefined, { action: 'demote', subjectId: actor.id })
      const reading = Promise.allSettled([readAs(actor)])
      await untilBlocked(app.db)
      return { head: await findAuditHead(trx), reading }
    })
    expect(await reading).toMatchObject([{ status: 'rejected', reason: { status: 403, code: 'forbidden' } }])
    expect(await findAuditHead(app.db)).toEqual(head)
  },
)

it('an administrator whose deletion was undone can read again, and is logged with each of their addresses', async () => {
  const { actor } = await newAdmin()
  await markUserRemoved(app.db, actor.id)
  await unmarkUserRemoved(app.db, actor.id)
  await expect(readAs(actor)).resolves.toMatchObject({ hasMore: false })
  const renamed = { ...actor, email: `new-${actor.email}` }
  await readAs(renamed)
  expect([await countAddresses(actor), await countAddresses(renamed)]).toEqual([1, 1])
})

it('an export whose first part cannot be read is refused, and sends no file', async () => {
  const { person } = await newAdmin()
  await sql`create function take_role() returns trigger language plpgsql as
    $$ begin update users set role = 'user' where id = new.actor_id; return null; end $$`.execute(app.db)
  await sql`create trigger take_role after insert on audit_log for each row execute function take_role()`.execute(
    app.db,
  )
  try {
    const response = await person.call('/api/admin/audit.csv')
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'forbidden' } }])
  } finally {
    await sql`drop trigger take_role on audit_log`.execute(app.db)
  }
})

it('a client that stops reading a long list is disconnected', async () => {
  const { person } = await newAdmin()
  await sql`insert into users (id, email) select gen_random_uuid(), repeat('x', 1000) || n || '@example.fr'
    from generate_series(1, 8000) n`.execute(app.db)
  const disconnected = Promise.withResolvers<{ timeoutMs: number }>()
  const original = OutgoingMessage.prototype.setTimeout
  vi.spyOn(OutgoingMessage.prototype, 'setTimeout').mockImplementation(function (
    this: OutgoingMessage,
    timeoutMs,
    end,
  ) {
    return original.call(this, 300, () => {
      end?.()
      if (this.destroyed) disconnected.resolve({ timeoutMs })
      // The server was slow, so no data was waiting for the client yet: wait once more.
      else this.socket?.setTimeout(300)
    })
  })
  const { hostname, port } = new URL(app.url)
  const reader = connect(Number(port), hostname).pause()
  try {
    reader.write(`GET /api/admin/users HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n\r\n`)
    expect(await disconnected.promise).toEqual({ timeoutMs: 30_000 })
  } finally {
    vi.restoreAllMocks()
    reader.destroy()
  }
})

describe('the newest hash', () => {
  async function anchors(level: string): Promise<unknown[]> {
    const lines: string[] = []
    const log = pino({ level }, { write: line => void lines.push(line) })
    const stop = startAdminJobs({ db: app.db, log } as Administration)
    try {
      if (level === 'silent') await findAuditHead(app.db)
      else
        await until(
          async () => lines.length,
          count => count > 0,
        )
    } finally {
      await stop()
    }
    return lines.map(line => JSON.parse(line))
  }

  it.each(['info', 'fatal'])('is printed when the server starts, at log level %s', async level => {
    expect(await anchors(level)).toMatchObject([
      { msg: 'audit log anchor', ...(await findAuditHead(app.db)) },
    ])
  })

  it('is not printed if the log is silent', async () => {
    expect(await anchors('silent')).toEqual([])
  })
})

describe('reading faster than a person can', () => {
  it('is refused for a while, for that administrator only, and adds nothing to the audit log (H-5)', async () => {
    const limited = await startTestApp({
      env: {
        LIMIT_ADMIN_READS_PER_MINUTE: '3',
        LIMIT_ADMIN_LISTS_PER_MINUTE: '2',
        LIMIT_EXPORTS_PER_MINUTE: '1',
      },
    })
    try {
      const admin = await logInAdmin(limited.url)
      const second = await signUp(limited.url)
      await admin.call('/api/admin/promote', { method: 'POST', json: { userId: second.id } })
      const statuses = async (path: string, callCount: number, by = admin) => {
        const received: number[] = []
        for (let n = 0; n < callCount; n += 1) received.push((await by.call(path)).status)
        return received
      }
      const chats = `/api/admin/users/${second.id}/chats`
      expect(await statuses(chats, 3)).toEqual([200, 200, 200])
      const before = await findAuditHead(limited.db)
      const refused = await admin.call(`/api/admin/chats/${randomUUID()}/messages`)
      expect([refused.status, await refused.json()]).toMatchObject([
        429,
        { error: { code: 'too_many_requests' } },
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      for (const path of [chats, '/api/admin/feedback/texts', '/api/admin/feedback/1/answer']) {
        expect([path, await statuses(path, 1)]).toEqual([path, [429]])
      }
      expect(await findAuditHead(limited.db)).toEqual(before)
      expect(await statuses('/api/admin/users', 1)).toEqual([200])
      expect(await statuses('/api/admin/audit.csv', 2)).toEqual([200, 429])
      for (const path of ['users', 'library', 'usage', 'feedback'].map(name => `/api/admin/${name}`)) {
        expect([path, await statuses(path, 1)]).toEqual([path, [429]])
      }
      expect(await statuses('/api/admin/audit', 5)).toEqual([200, 200, 200, 200, 200])
      expect(await statuses(chats, 1, second)).toEqual([200])
      // Any user's own exports are limited as well.
      expect(await statuses(`/api/chat/${randomUUID()}/export?format=md`, 2, second)).toEqual([404, 429])
    } finally {
      await limited.close()
    }
  })
})
