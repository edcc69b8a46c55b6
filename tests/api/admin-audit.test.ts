import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendAudit } from '#server/store/audit/audit.ts'
import { findAuditHead, verifyAudit } from '#server/store/audit/audit-check.ts'
import { type AuditEntry, auditPageSchema } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { openAdminApi } from '#tests/support/people/admin-api.ts'
import { logInAdmin, type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let adminApi: Awaited<ReturnType<typeof openAdminApi>>
let model: ScriptedModel
let admin: Person
let person: Person
let chatId: string

beforeAll(async () => {
  adminApi = await openAdminApi()
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      ...adminApi.env,
      AUTH_LIMITS: 'off',
      LIMIT_ADMIN_READS_PER_MINUTE: '10000',
    },
  })
  admin = await logInAdmin(app.url)
  person = await signUp(app.url)
  chatId = (await person.ask('[[text secret]] Une question')).chatId
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function entries(query = ''): Promise<AuditEntry[]> {
  const response = await admin.call(`/api/admin/audit?${query}`)
  expect(response.status).toBe(200)
  return v.parse(auditPageSchema, await response.json()).entries
}

const readMessages = (reason?: string) =>
  admin.call(
    `/api/admin/chats/${chatId}/messages`,
    reason === undefined ? {} : { headers: { 'x-access-reason': reason } },
  )

describe('the audit log', () => {
  it('says who looked at whose chat, when, why, and in which request', async () => {
    const chats = await admin.call(`/api/admin/users/${person.id}/chats`)
    const messages = await readMessages(encodeURIComponent('Réclamation n° 12, 50 % de remise'))
    const [second, first] = await entries('limit=2')
    expect(first).toMatchObject({
      action: 'read_chats',
      admin: { id: admin.id, email: 'admin@example.fr' },
      user: { id: person.id, email: person.email },
      chatId: null,
      requestId: chats.headers.get('x-request-id'),
      reason: 'not given',
    })
    expect(second).toMatchObject({
      action: 'read_messages',
      user: { id: person.id },
      chatId,
      requestId: messages.headers.get('x-request-id'),
      reason: 'Réclamation n° 12, 50 % de remise',
    })
    expect(Math.abs(Date.now() - Date.parse(second?.at ?? ''))).toBeLessThan(60_000)
  })

  it('has no entry for what was refused or not found, nor for the list of users or the log itself', async () => {
    const before = await findAuditHead(app.db)
    await person.call(`/api/admin/users/${person.id}/chats`)
    await admin.call('/api/admin/users/00000000-0000-4000-8000-000000000000/chats')
    await admin.call(`/api/admin/users/${person.id}/chats?limit=0`)
    await admin.call('/api/admin/demote', { method: 'POST', json: { userId: admin.id } })
    await admin.call('/api/admin/users')
    await admin.call('/api/admin/audit')
    expect(await findAuditHead(app.db)).toEqual(before)
  })

  it('accepts reasons of up to 500 characters in any script, and stores them without control characters, characters that change the direction of the text, or email addresses', async () => {
    const long = '租'.repeat(500)
    expect((await readMessages(encodeURIComponent(long))).status).toBe(200)
    expect((await entries('limit=1'))[0]?.reason).toBe(long)
    const refused = await readMessages(encodeURIComponent(`${long}x`))
    expect(refused.status).toBe(400)
    for (const [sent, stored] of [
      ['50% off', '50% off'],
      ['%20%0A%09', 'not given'],
      ['a%0Ab%00c', 'a b c'],
      [encodeURIComponent('plainte \u202e41\u202c\u2028'), 'plainte  41'],
      ['mail%20de%20marie%40exemple.fr%2C%20urgent', 'mail de [address], urgent'],
    ] as const) {
      expect((await readMessages(sent)).status).toBe(200)
      expect((await entries('limit=1'))[0]?.reason).toBe(stored)
    }
  })

  it('is listed newest first, in pages, and can be filtered by user, by administrator or by both, and up to a time', async () => {
    const second = await signUp(app.url)
    await admin.call('/api/admin/promote', { method: 'POST', json: { userId: second.id } })
    await second.call(`/api/admin/users/${person.id}/chats`)
    await second.call(`/api/admin/users/${admin.id}/chats`)
    await admin.call('/api/admin/demote', { method: 'POST', json: { userId: second.id } })
    const actions = (list: AuditEntry[]) => list.map(entry => entry.action)
    expect(actions(await entries(`user=${second.id}`))).toEqual(['demote', 'promote'])
    expect(actions(await entries(`admin=${second.id}`))).toEqual(['read_chats', 'read_chats'])
    expect(await entries(`admin=${second.id}&user=${person.id}`)).toHaveLength(1)
    const all = await entries('limit=100')
    expect(all.map(entry => entry.seq)).toEqual(all.map((_, index) => all.length - index))
    const response = await admin.call('/api/admin/audit?limit=2')
    const page = v.parse(auditPageSchema, await response.json())
    expect(page).toMatchObject({ entries: all.slice(0, 2), hasMore: true })
    expect(await entries(`limit=2&before=${page.entries[1]?.seq}`)).toEqual(all.slice(2, 4))
    expect(await entries('before=1')).toEqual([])
    const until = all[1]?.at ?? ''
    expect(await entries(`limit=100&until=${until}`)).toEqual(all.filter(entry => entry.at < until))
    // `offset` is ignored like any unknown parameter. Pages are requested by `before`, because new entries would shift
    // the pages of an offset.
    expect(await entries('limit=2&offset=x')).toEqual(all.slice(0, 2))
    for (const query of [
      'limit=0',
      'before=x',
      'user=x',
      'admin=1',
      'until=2026-02-01',
      'until=2026-19-39T00:00Z',
    ]) {
      expect([query, (await admin.call(`/api/admin/audit?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('lists the reads without a reason, alone and combined with the other filters', async () => {
    const subject = await signUp(app.url)
    const chats = `/api/admin/users/${subject.id}/chats`
    await admin.call(chats, { headers: { 'x-access-reason': 'why' } })
    await admin.call(chats)
    await admin.call('/api/admin/promote', { method: 'POST', json: { userId: subject.id } })
    await subject.call(chats)
    const all = await entries('reason=none&limit=100')
    expect(new Set(all.map(entry => entry.reason))).toEqual(new Set(['not given']))
    expect(new Set(all.map(entry => entry.action))).toEqual(new Set(['read_chats', 'read_messages']))
    const [second, first] = await entries(`reason=none&user=${subject.id}`)
    expect([first?.admin?.id, second?.admin?.id]).toEqual([admin.id, subject.id])
    expect(await entries(`reason=none&user=${subject.id}&admin=${admin.id}`)).toEqual([first])
    expect(await entries(`reason=none&limit=1&before=${second?.seq}`)).toEqual([first])
    expect((await admin.call('/api/admin/audit?reason=some')).status).toBe(400)
    expect((await person.call('/api/admin/audit?reason=none')).status).toBe(403)
  })

  it('stays one chain without gaps under concurrent reads', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => readMessages()))
    expect(new Set(responses.map(response => response.status))).toEqual(new Set([200]))
    const head = await findAuditHead(app.db)
    expect(await verifyAudit(app.db)).toEqual({ last: head, broken: undefined })
    expect((await entries('limit=1'))[0]?.hash).toBe(head?.hash)
  })

  it('cannot be changed or emptied', async () => {
    for (const statement of [
      sql`update audit_log set reason = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(statement.execute(app.db)).rejects.toThrow('only ever added to')
    }
  })

  it('reveals a row that was altered or deleted directly in the database', async () => {
    const checkAfter = (change: ReturnType<typeof sql>) =>
      app.db
        .transaction()
        .execute(async trx => {
          await sql`alter table audit_log disable trigger user`.execute(trx)
          await change.execute(trx)
          const { broken } = await verifyAudit(trx)
          throw new Error(`broken at ${broken?.seq}`)
        })
        .catch((error: Error) => error.message)
    expect(await checkAfter(sql`select 1`)).toBe('broken at undefined')
    expect(await checkAfter(sql`update audit_log set reason = 'x' where seq = 3`)).toBe('broken at 3')
    expect(await checkAfter(sql`update audit_log set actor_id = null where seq = 2`)).toBe('broken at 2')
    expect(await checkAfter(sql`update audit_log set at = at + interval '1 microsecond' where seq = 2`)).toBe(
      'broken at 2',
    )
    expect(await checkAfter(sql`delete from audit_log where seq = 2`)).toBe('broken at 2')
    expect(await checkAfter(sql`delete from audit_log where seq = 1`)).toBe('broken at 1')
  })
})

describe('without a reason', () => {
  it('no chats are shown if the setting requires one', async () => {
    const strict = await startTestApp({ env: { REQUIRE_ACCESS_REASON: 'on' } })
    try {
      const boss = await logInAdmin(strict.url)
      for (const path of [`users/${boss.id}/chats`, `chats/${chatId}/messages`]) {
        for (const headers of [
          {},
          { 'x-access-reason': ' ' },
          { 'x-access-reason': '%20' },
          { 'x-access-reason': '%E2%80%8B' },
        ]) {
          const response = await boss.call(`/api/admin/${path}`, { headers })
          expect([response.status, await response.json()]).toMatchObject([
            403,
            { error: { code: 'reason_required' } },
          ])
        }
      }
      const headers = { 'x-access-reason': 'contr%C3%B4le' }
      expect((await boss.call(`/api/admin/users/${boss.id}/chats`, { headers })).status).toBe(200)
      expect((await boss.call('/api/admin/users')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('the exported log', () => {
  it('contains nothing that a spreadsheet takes for a formula, and its export is logged', async () => {
    const schemer = await signUp(app.url, '=1+cmd@example.fr')
    for (const reason of ['=HYPERLINK("x")', '+1', '-1', '@a', '"a", b']) {
      const headers = { 'x-access-reason': encodeURIComponent(reason) }
      await admin.call(`/api/admin/users/${schemer.id}/chats`, { headers })
    }
    const response = await admin.call('/api/admin/audit.csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="parvis-audit.csv"')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '"seq","at","action","admin_id","admin_email","user_id","user_email","chat_id","request_id","reason","hash"',
    )
    expect(lines[1]).toContain('"export_audit"')
    const cells = lines.slice(1).flatMap(line => line.slice(1, -1).split('","'))
    expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain("'=1+cmd@example.fr")
    expect(cells).toContain(`'=HYPERLINK(""x"")`)
    const head = await findAuditHead(app.db)
    expect(lines).toHaveLength((head?.seq ?? 0) + 1)
  })

  it('separates its cells with semicolons on request, as spreadsheets in French expect', async () => {
    const text = await (await admin.call('/api/admin/audit.csv?separator=semicolon')).text()
    expect(text.split('\r\n')[0]).toContain('"seq";"at";"action"')
    expect((await admin.call('/api/admin/audit.csv?separator=x')).status).toBe(400)
  })

  it('accepts the filters of the list, and its own entry names them', async () => {
    const until = '2999-12-31T23:00:00.000Z'
    const response = await admin.call(`/api/admin/audit.csv?admin=${admin.id}&reason=none&until=${until}`)
    const lines = (await response.text()).trimEnd().split('\r\n').slice(1)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter(line => !line.includes('"not given"'))).toEqual([])
    expect(await entries('limit=1')).toMatchObject([
      {
        action: 'export_audit',
        user: null,
        reason: `not given; admin=${admin.id}; reason=none; until=${until}`,
      },
    ])
  })

  it('can cover one user, and is complete however long it is', async () => {
    const subject = await signUp(app.url)
    const actor = { id: admin.id as UserId, email: admin.email, requestId: randomUUID(), reason: 'not given' }
    await app.db.transaction().execute(async trx => {
      for (let index = 0; index < 520; index += 1) {
        await appendAudit(trx, actor, { action: 'read_chats', subjectId: subject.id as UserId })
      }
    })
    const response = await admin.call(`/api/admin/audit.csv?user=${subject.id}`)
    const lines = (await response.text()).trimEnd().split('\r\n').slice(1)
    // The export's own entry also names the user.
    expect(lines).toHaveLength(521)
    expect(lines.filter(line => line.includes('"read_chats"'))).toHaveLength(520)
    expect((await admin.call('/api/admin/audit.csv?user=x')).status).toBe(400)
    expect((await person.call('/api/admin/audit.csv')).status).toBe(403)
  })
})

describe('an audit log that cannot be written', () => {
  it('stops every read, change and deletion with 503, before it has any effect, and logs why', async () => {
    const other = await signUp(app.url)
    await sql`alter table audit_log rename to audit_log_away`.execute(app.db)
    const calls: [string, string, RequestInit & { json?: unknown }][] = [
      ['chats', `/api/admin/users/${person.id}/chats`, {}],
      ['messages', `/api/admin/chats/${chatId}/messages`, {}],
      ['promote', '/api/admin/promote', { method: 'POST', json: { userId: person.id } }],
      ['delete', `/api/admin/users/${other.id}`, { method: 'DELETE' }],
      ['export', '/api/admin/audit.csv', {}],
    ]
    for (const [name, path, init] of calls) {
      const response = await admin.call(path, init)
      const text = await response.text()
      expect([name, response.status, JSON.parse(text).error.code]).toEqual([name, 503, 'audit_unavailable'])
      expect(text).not.toContain('secret')
      expect(response.headers.get('retry-after')).not.toBeNull()
      const logged = app
        .log()
        .split('\n')
        .filter(line => line.includes('"msg":"audit_unavailable"'))
        .map(line => JSON.parse(line))
      const request = response.headers.get('x-request-id')
      expect(logged.filter(line => line.request === request)).toMatchObject([
        { err: { cause: { code: '42P01' } } },
      ])
    }
    await sql`alter table audit_log_away rename to audit_log`.execute(app.db)
    expect(await (await person.call('/api/account')).json()).toMatchObject({ role: 'user' })
    expect((await other.call('/api/account')).status).toBe(200)
    expect((await readMessages()).status).toBe(200)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
  })

  it('also stops the operator’s tools with 503, and they can try again', async () => {
    const other = await signUp(app.url)
    const tools = adminApi.clientOf(app.url)
    const ban = () => tools.updateUserById(admin.id, { ban_duration: '1h' })
    await sql`alter table audit_log rename to audit_log_away`.execute(app.db)
    const refused = [await ban(), await tools.deleteUser(other.id)]
    expect(refused.map(({ error }) => error?.status)).toEqual([503, 503])
    await sql`alter table audit_log_away rename to audit_log`.execute(app.db)
    expect((await admin.call('/api/account')).status).toBe(200)
    expect((await other.call('/api/account')).status).toBe(200)
    expect((await tools.deleteUser(other.id)).error).toBeNull()
    expect((await ban()).error).toBeNull()
    expect((await admin.call('/api/account')).status).toBe(401)
  })
})
