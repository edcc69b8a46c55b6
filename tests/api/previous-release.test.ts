import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { startReaper } from '#server/chat/answer/reaper.ts'
import { createLog } from '#server/log.ts'
import { verifyAudit } from '#server/store/audit/audit-check.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import type { AuditPage } from '#shared/api/admin.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, logIn, until } from '#tests/support/people/people.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import {
  type Credentials,
  listVisibleChats,
  type PreviousRelease,
  previousReleaseDir,
  readPreviousRelease,
  restorePreviousRelease,
} from '#tests/support/samples/previous-release.ts'
import { startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** O-7: this server on the data of the previous release, which was killed. */

let previous: PreviousRelease
let app: TestApp
let model: ScriptedModel

beforeAll(async () => {
  model = await startScriptedModel()
  previous = await readPreviousRelease()
  app = await startTestAppOn({
    ...(await restorePreviousRelease()),
    LIBRARY_DIR: noLibrary,
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...model.env,
    ADMIN_EMAIL: previous.admin.email,
    ADMIN_PASSWORD: previous.admin.password,
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** One sign-in for each user, because checking a password is slow. */
const signedIn = new Map<string, ReturnType<typeof logIn>>()

function signIn({ email, password }: Credentials): ReturnType<typeof logIn> {
  const session = signedIn.get(email) ?? logIn(app.url, email, password)
  signedIn.set(email, session)
  return session
}

async function auditOf(admin: { call: (path: string) => Promise<Response> }): Promise<AuditPage['entries']> {
  return ((await (await admin.call('/api/admin/audit')).json()) as AuditPage).entries
}

describe('after an upgrade', () => {
  it('users sign in with their passwords, and open sessions continue', async () => {
    for (const one of [previous.admin, previous.promoted, previous.client]) await signIn(one)
    const renewed = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: previous.refreshToken }),
    })
    expect(renewed.status).toBe(200)
    const { access_token, user } = (await renewed.json()) as { access_token: string; user: { email: string } }
    expect(user.email).toBe(previous.client.email)
    expect((await callApi(app.url, access_token, '/api/chat')).status).toBe(200)
  })

  it('chats keep their titles, messages, statuses, sources and files', async () => {
    const chats = await listVisibleChats(app.url, await signIn(previous.client))
    // This release may have added fields.
    expect(chats.filter(chat => chat.id !== previous.running.chatId)).toMatchObject(previous.chats)
    const statuses = previous.chats.flatMap(chat => chat.messages.map(message => message.status))
    expect(new Set(statuses)).toEqual(new Set(['complete', 'stopped', 'interrupted', 'error']))
    expect(previous.chats.flatMap(chat => chat.messages.flatMap(one => one.attachments ?? []))).toHaveLength(
      2,
    )
  })

  it('a running answer is closed as interrupted, with its text', async () => {
    const { chatId, question, text } = previous.running
    // On PostgreSQL, the server's own reaper takes several seconds: it checks once a second whether a process has
    // missed seven heartbeats. This one checks more often.
    const log = createLog('silent')
    const live = await openAnswerRegistry(app.db, log)
    const stop = startReaper({ db: app.db, log, live, intervalMs: 50, lateAfterMs: 10_000 })
    const client = await signIn(previous.client)
    const chat = await until(
      async () => (await listVisibleChats(app.url, client)).find(one => one.id === chatId),
      found => found?.messages.at(-1)?.status !== 'running',
    )
    await stop()
    await live.close(0)
    expect(text.length).toBeGreaterThan(100)
    expect(chat?.messages).toMatchObject([
      { role: 'user', content: question, status: 'complete' },
      { role: 'assistant', content: text, status: 'interrupted' },
    ])
    const retried = await client.call(`/api/chat/${chatId}/retry`, { method: 'POST', json: {} })
    expect(retried.status).toBe(200)
    await retried.body?.cancel()
  })

  it('new questions are answered, even in existing chats with files', async () => {
    const client = await signIn(previous.client)
    expect((await client.ask('[[text Bonjour]]')).text).toBe('Bonjour')
    for (const chat of previous.chats) {
      const { text } = await client.ask('[[text Voici la suite.]]', { chatId: chat.id })
      expect(text).toBe('Voici la suite.')
    }
  })

  it('the same users are administrators', async () => {
    const statuses = [previous.admin, previous.promoted, previous.client].map(async one => {
      return (await (await signIn(one)).call('/api/admin/users')).status
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 403])
  })

  it('the audit log is unchanged and intact, and an entry now records the administrator’s address', async () => {
    const [last] = previous.audit
    expect((await verifyAudit(app.db, last)).broken).toBeUndefined()
    const entries = await auditOf(await signIn(previous.admin))
    expect(entries.filter(entry => entry.seq <= previous.audit.length)).toEqual(previous.audit)
    expect(entries.filter(entry => entry.action === 'record_address')).toMatchObject([
      { seq: previous.audit.length + 1, user: { email: previous.admin.email } },
    ])
  })

  it('the uploads belong to this installation, and none are removed', async () => {
    const folder = join(app.dataDir, 'uploads')
    const found = await until(
      () => readdir(folder),
      names => names.includes('installation-id'),
    )
    const recorded = await readdir(join(previousReleaseDir, 'uploads'))
    // On PostgreSQL, the folder also has an id.
    expect(found.filter(name => name !== 'folder-id').toSorted()).toEqual(
      ['installation-id', ...recorded].toSorted(),
    )
    const id = await readFile(join(folder, 'installation-id'), 'utf8')
    expect(id.trim()).toBe(await getInstallationId(app.db))
    expect(app.log()).not.toContain('"level":50')
  })
})
