import { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openRenderer } from '#server/export/renderer.ts'
import { writeArchive } from '#server/export/write-archive.ts'
import { listChatsToExport } from '#server/store/chats/exported-chats.ts'
import { exportClaimRenewalMs } from '#server/store/retention.ts'
import type { Message } from '#shared/api/chat.ts'
import { maxExportMessages } from '#shared/api/export.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logIn, type Person, signUp, until } from '#tests/support/people/people.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { sampleDossier } from '#tests/support/samples/sample-dossier.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'
import { createChatCounter } from '#web/api/sharing.ts'

/** Exports of chats through the API. src/server/export/export.test.ts tests the contents of the files. */

let app: TestApp
let owner: Person

beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off', LIMIT_EXPORTS_PER_MINUTE: '200' } })
  owner = await signUp(app.url)
})

afterAll(() => app.close())

/** Writes an archive without HTTP, so that a test can choose what writes a chat's files. */
async function archiveOf(userId: UserId, write: Parameters<typeof writeArchive>[0]['write']) {
  return writeArchive({
    db: app.db,
    userId,
    chats: await listChatsToExport(app.db, userId),
    language: 'fr',
    timeZone: 'UTC',
    toSource: ({ messages }) => sampleDossier({ messages }),
    write,
  })
}

/** Adds a chat with this many questions and answers. */
async function addChat(
  person: Person,
  title: string | null,
  pairCount: number,
  newAnswer = () => 'Une réponse **claire**.',
) {
  const id = randomUUID() as ChatId
  await app.db
    .insertInto('chats')
    .values({ id, user_id: person.id as UserId, title, message_count: pairCount * 2 })
    .execute()
  const rows = Array.from({ length: pairCount * 2 }, (_, position) => ({
    id: randomUUID(),
    chat_id: id,
    position,
    role: position % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: position % 2 === 0 ? `Question ${position}` : newAnswer(),
    status: 'complete' as const,
  }))
  for (let start = 0; start < rows.length; start += 500) {
    await app.db
      .insertInto('messages')
      .values(rows.slice(start, start + 500))
      .execute()
  }
  return { id, messageIds: rows.map(row => row.id) }
}

/** Until then, no chat of the person is removed at the end of its retention period. */
async function findExportClaim({ id }: { id: string }): Promise<Date | null> {
  const row = app.db
    .selectFrom('users')
    .select('exporting_until')
    .where('id', '=', id as UserId)
  return (await row.executeTakeFirstOrThrow()).exporting_until
}

describe('GET /api/chat/{id}/export', () => {
  it('sends a file of each format, named after the chat, and keeps the chat from being removed (T-1, RT-5)', async () => {
    const { id } = await addChat(owner, 'Bail « été »\\../x', 1)
    const ended = vi.spyOn(ChildProcess.prototype, 'kill')
    onTestFinished(() => ended.mockRestore())
    for (const [format, type, start] of [
      ['md', 'text/markdown; charset=utf-8', '*Réponses rédigées par une IA. '],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
      ['pdf', 'application/pdf', '%PDF-1.7'],
    ] as const) {
      const response = await owner.call(
        `/api/chat/${id}/export?format=${format}&lang=fr&timeZone=Europe/Paris`,
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(
          `^attachment; filename="Parvis - Bail _ ete __.._x - [\\d-]{10}\\.${format}"; filename\\*=UTF-8''Parvis`,
        ),
      )
      expect((await response.text()).startsWith(start)).toBe(true)
    }
    // No process is left behind with its memory.
    expect(ended).toHaveBeenCalledTimes(3)
    expect(await findExportClaim(owner)).toEqual(expect.any(Date))
  })

  it('names files after the day in the time zone of the user (T-1, T-5)', async () => {
    const person = await signUp(app.url)
    const { id } = await addChat(person, 'Un bail', 1)
    // West of Hawaii until 10:00 UTC, and then east of it: there, it is never the same day as in UTC.
    const timeZone = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const day = new Intl.DateTimeFormat('sv', { timeZone }).format()
    const one = await person.call(`/api/chat/${id}/export?format=md&timeZone=${timeZone}`)
    const all = await person.call(`/api/account/export?timeZone=${timeZone}`)
    const files = readZip(new Uint8Array(await all.arrayBuffer()))
    const names = [
      one.headers.get('content-disposition'),
      all.headers.get('content-disposition'),
      ...[...files.keys()].filter(name => name !== 'account.json'),
    ]
    expect(names).toEqual(Array.from({ length: 4 }, () => expect.stringContaining(day)))
  })

  it('sends one answer with its question, in the language of the request (T-1)', async () => {
    const { id, messageIds } = await addChat(owner, 'Un bail', 3)
    const response = await owner.call(`/api/chat/${id}/export?format=md&messageId=${messageIds[3]}`, {
      headers: { 'accept-language': 'en' },
    })
    const text = await response.text()
    expect(text).toContain('One answer, with its question')
    expect(text).toContain('> Question 2')
    expect(text).not.toMatch(/Question [04]/)
    const other = await owner.call(`/api/chat/${id}/export?format=md&messageId=${randomUUID()}`)
    expect(other.status).toBe(404)
  })

  it('says of each answer whether an AI wrote it, even after the model was removed from the settings (L-3, T-1)', async () => {
    const model = await startScriptedModel()
    onTestFinished(() => model.close())
    const before = await startTestApp({ env: model.env })
    onTestFinished(() => before.close())
    const person = await signUp(before.url)
    const { chatId } = await person.ask('[[text a]] Bail ?')
    await before.stop()
    const { OPENAI_BASE_URL: _url, OPENAI_API_KEY: _key, ...env } = before.env
    const after = await startTestAppOn(env)
    onTestFinished(() => after.close())
    const same = await logIn(after.url, person.email)
    const exported = async (messageId = '') =>
      (await same.call(`/api/chat/${chatId}/export?format=md&lang=fr${messageId}`)).text()
    expect(await exported()).toMatch(/^\*Réponses rédigées par une IA\. /)
    await same.ask('Et la caution ?', { chatId })
    const both = await exported()
    expect(both).toMatch(/^\*Réponses rédigées par une IA ou tirées des fiches du cabinet\. /)
    expect(both).toContain('générales, rédigées automatiquement par une IA ou tirées des fiches du cabinet.')
    expect(both.match(/Rédigée (par une IA )?le/g)).toEqual(['Rédigée par une IA le', 'Rédigée le'])
    const page = await (await same.call(`/api/chat/${chatId}/messages`)).json()
    expect(await exported(`&messageId=${page.messages[3].id}`)).not.toMatch(/\bIA\b/)
    // Copied answers and shared pages say it too.
    const shared = await (await same.call(`/api/chat/${chatId}/share`, { method: 'POST', json: {} })).json()
    const read = await (await same.call(`/api/shared/${shared.url.split('/').at(-1)}`)).json()
    for (const { messages } of [page, read]) {
      expect(messages.map(({ builtIn }: Message) => builtIn)).toEqual([undefined, undefined, undefined, true])
    }
  })

  it('refuses an invalid format, message, time zone or language, and a chat that is too long (T-4)', async () => {
    const { id, messageIds } = await addChat(owner, 'Long', maxExportMessages / 2 + 1)
    for (const query of [
      '',
      'format=html',
      'format=md&messageId=x',
      'format=md&timeZone=Nowhere',
      'format=md&lang=de',
    ]) {
      expect((await owner.call(`/api/chat/${id}/export?${query}`)).status, query).toBe(400)
    }
    const { error } = (await (
      await owner.call(`/api/chat/${id}/export?format=md&timeZone=Nowhere`)
    ).json()) as {
      error: { message: string }
    }
    expect(error.message).toContain('timeZone must be a time zone, such as Europe/Paris or +02:00.')
    const refused = await owner.call(`/api/chat/${id}/export?format=pdf`)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ error: { code: 'export_too_large' } })
    const shared = await owner.call(`/api/chat/${id}/share`, { method: 'POST' })
    expect([shared.status, await shared.json()]).toMatchObject([413, { error: { code: 'share_too_large' } }])
    const single = `/api/chat/${id}/export?format=md&messageId=${messageIds.at(-1)}`
    const accepted = await owner.call(`${single}&timeZone=%2B02:00`)
    expect([accepted.status, await accepted.text()]).toEqual([200, expect.stringContaining('+02:00')])
  })

  it('writes a long chat while the server responds to other calls, one file at a time for each user (T-4)', async () => {
    const { id } = await addChat(owner, 'Long', 30, () =>
      'Une *réponse* [source](https://a.fr) assez longue. '.repeat(10),
    )
    const other = await signUp(app.url)
    const both = [1, 2].map(() => owner.call(`/api/chat/${id}/export?format=pdf`))
    // The refusal comes first, because writing the file takes longer.
    const refused = await Promise.race(both)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ error: { code: 'export_running' } })
    const exporting = Promise.all(both).then(responses => responses.find(({ ok }) => ok))
    let isDone = false
    void exporting.then(() => {
      isDone = true
    })
    let responseCount = 0
    while (!isDone) {
      expect((await other.call('/api/chat')).status).toBe(200)
      responseCount += 1
      // Leaves the processor to the worker thread.
      await pause(10)
    }
    expect((await (await exporting)?.arrayBuffer())?.byteLength).toBeGreaterThan(50_000)
    expect(responseCount).toBeGreaterThan(10)
    expect((await owner.call(`/api/chat/${id}/export?format=md`)).status).toBe(200)
  })
})

/** Not written within 60 s. */
const slowToWrite = () => '_a__b'.repeat(140_000)

describe('GET /api/account/export', () => {
  it('sends all chats of the user except temporary ones as Markdown and JSON, in one archive (T-5, J-11)', async () => {
    const person = await signUp(app.url)
    await addChat(person, '../../etc/passwd', 2)
    await addChat(person, null, 1)
    await addChat(person, 'Trop long', maxExportMessages / 2 + 1)
    await person.ask('Une question', { temporary: true })
    const response = await person.call('/api/account/export?lang=fr')
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('x-chat-count')).toBe('3')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Parvis - [\d-]{10}\.zip"/,
    )
    const archive = new Uint8Array(await response.arrayBuffer())
    expect(await findExportClaim(person)).toEqual(expect.any(Date))
    // What the page shows as its progress (T-14).
    expect(createChatCounter()(archive)).toBe(3)
    const files = readZip(archive)
    const day = new Date().toISOString().slice(0, 10)
    expect([...files.keys()]).toEqual([
      `chats/0001 ${day} .._.._etc_passwd.json`,
      `chats/0001 ${day} .._.._etc_passwd.md`,
      `chats/0002 ${day}.json`,
      `chats/0002 ${day}.md`,
      `chats/0003 ${day} Trop long.txt`,
      'account.json',
    ])
    expect([...files.values()].at(-2)).toMatch(/^Cette conversation n’a pas pu être exportée\. /)
    const [json = '', markdown] = files.values()
    expect(JSON.parse(json)).toMatchObject({
      // L-3.
      notice: expect.stringMatching(/^Informations juridiques générales, .* IA\b/),
      title: '../../etc/passwd',
      messages: [{ role: 'user' }, { role: 'assistant', content: 'Une réponse **claire**.' }, {}, {}],
    })
    expect(markdown).toContain('Une réponse **claire**.')
  })

  it('has the account’s other data: addresses, sign-ins, accepted disclaimers, usage and shared links (T-5)', async () => {
    const person = await signUp(app.url)
    const { firm } = await (await fetch(`${app.url}/api/config`)).json()
    await person.call('/api/account/disclaimer', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: firm.disclaimerVersion }),
    })
    const { chatId } = await person.ask('Une question')
    await person.call(`/api/chat/${chatId}/share`, { method: 'POST' })
    await app.db
      .updateTable('auth_users')
      .set({ new_email: 'autre@example.fr', user_metadata: '{"nom":"Dupont"}' })
      .where('id', '=', person.id as UserId)
      .execute()
    const archive = await (await person.call('/api/account/export')).arrayBuffer()
    const account = JSON.parse(readZip(new Uint8Array(archive)).get('account.json') ?? '')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(account).toEqual({
      id: person.id,
      email: person.email,
      newEmail: 'autre@example.fr',
      userMetadata: { nom: 'Dupont' },
      role: 'user',
      createdAt: time,
      lastSignInAt: time,
      sessions: [{ signedInAt: time, lastUsedAt: time }],
      disclaimers: [{ version: firm.disclaimerVersion, acceptedAt: time }],
      usage: [{ day: expect.any(String), model: 'gpt-4o', questions: 1, inputTokens: 0, outputTokens: 0 }],
      shares: [expect.objectContaining({ chatId, withFiles: false, createdAt: time, expiresAt: time })],
    })
  })

  /** Without HTTP, to give the renderer little memory: filling the usual 512 MB takes several seconds. */
  it('has a text file in place of a chat that takes too much memory, and contains the others (T-5)', async () => {
    const person = await signUp(app.url)
    await addChat(person, 'Avant', 1)
    const cells = (text: string) => text.repeat(3_000)
    await addChat(person, 'Tableau', 1, () => `|${cells('a|')}\n|${cells('-|')}\n${'|x\n'.repeat(10_000)}`)
    await addChat(person, 'Après', 1)
    const renderer = openRenderer(48)
    onTestFinished(() => renderer.close())
    const userId = person.id as UserId
    const archive = await archiveOf(userId, renderer.render)
    const files = readZip(await buffer(archive))
    expect([...files.keys()].map(name => name.replace(/.* /, ''))).toEqual([
      'Avant.json',
      'Avant.md',
      'Tableau.txt',
      'Après.json',
      'Après.md',
      'account.json',
    ])
    expect([...files.values()][2]).toMatch(/^Cette conversation n’a pas pu être exportée\. /)
  })

  it('keeps the chats from being removed until its end, however long it takes (RT-5, T-5)', async () => {
    const person = await signUp(app.url)
    for (const title of ['Avant', 'Après']) await addChat(person, title, 1)
    const userId = person.id as UserId
    const realNow = performance.now.bind(performance)
    let passedMs = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs)
    onTestFinished(() => clock.mockRestore())
    const claims: (Date | null)[] = []
    const archive = await archiveOf(userId, async () => {
      claims.push(await findExportClaim(person))
      passedMs += exportClaimRenewalMs
      return Buffer.from('# Chat')
    })
    await buffer(archive)
    expect(claims).toEqual([null, expect.any(Date)])
  })

  it('ends early if a chat cannot be written, and does not pass for a complete archive (T-5)', async () => {
    const person = await signUp(app.url)
    for (const title of ['Avant', 'Après']) await addChat(person, title, 1)
    const userId = person.id as UserId
    let chatCount = 0
    const archive = await archiveOf(userId, async () => {
      chatCount += 1
      if (chatCount === 2) throw new Error('no worker')
      return Buffer.from('# Avant')
    })
    await expect(buffer(archive)).rejects.toThrow('no worker')
  })

  it('is possible again after one that failed before it began (T-5)', async () => {
    const person = await signUp(app.url)
    const back = () => sql`alter table if exists chats_away rename to chats`.execute(app.db)
    onTestFinished(async () => void (await back()))
    await sql`alter table chats rename to chats_away`.execute(app.db)
    expect((await person.call('/api/account/export')).status).toBe(500)
    await back()
    expect((await person.call('/api/account/export', { method: 'HEAD' })).status).toBe(200)
  })

  it('begins before its first chat is written (T-5)', { timeout: 20_000 }, async () => {
    const person = await signUp(app.url)
    await addChat(person, 'Lent', 1, slowToWrite)
    const response = await person.call('/api/account/export')
    expect(response.headers.get('x-chat-count')).toBe('1')
    await response.body?.cancel()
  })

  it('ends when the user signs out, and is possible again after the next sign-in (T-5)', async () => {
    const person = await signUp(app.url)
    await addChat(person, 'Lent', 1, slowToWrite)
    const response = await person.call('/api/account/export')
    const again = await person.call('/api/account/export')
    expect(again.status).toBe(429)
    await fetch(`${app.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    })
    await expect(response.arrayBuffer()).rejects.toThrow()
    const signedIn = await logIn(app.url, person.email)
    const next = () => signedIn.call('/api/account/export', { method: 'HEAD' })
    expect((await until(next, response => response.status !== 429)).status).toBe(200)
    // A call that only asks for the headers ends at once.
    expect((await next()).status).toBe(200)
  })
})
