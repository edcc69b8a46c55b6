import { chmodSync } from 'node:fs'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readArchive } from '#server/backup/archive-reader.ts'
import { saveArchive } from '#server/backup/backup.ts'
import type { Totals } from '#server/backup/parts.ts'
import type { Watch } from '#server/backup/progress.ts'
import { runDataCommand } from '#server/commands/data-commands.ts'
import { findHolder } from '#server/database/data-dir.ts'
import { verifyAudit } from '#server/store/audit/audit-check.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import { emptyDatabaseUrl, emptyDataDir } from '#tests/support/databases/databases.ts'
import { keepEmbeddedCode } from '#tests/support/databases/embedded-code.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logIn, type Person, until } from '#tests/support/people/people.ts'
import { rateLastAnswer } from '#tests/support/people/rating.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import {
  listVisibleChats,
  type PreviousRelease,
  readPreviousRelease,
  restorePreviousRelease,
} from '#tests/support/samples/previous-release.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/**
 * The data of the previous release is backed up, restored on the embedded database, and backed up from there, with and
 * without a server that uses it. If there is PostgreSQL, the last backup is restored on it, backed up while a server
 * uses it, and restored once more. At the end, the files move to S3 and, if there is PostgreSQL, the rows move too.
 */

// Filling an embedded database takes a second of processor time, and longer on a busy machine.
const timeoutMs = 120_000

const isPostgres = inject('databaseTemplate').kind === 'postgres'

let previous: PreviousRelease
let model: ScriptedModel
let s3: S3Server
let folder: string

beforeAll(async () => {
  await keepEmbeddedCode()
  previous = await readPreviousRelease()
  model = await startScriptedModel()
  s3 = await startS3Server()
  folder = await emptyDataDir()
})

afterAll(async () => {
  await stopApp()
  await model.close()
  await s3.close()
})

type Environment = Record<string, string>

/** `stopAfter`: the part at which the command is interrupted. */
async function run(args: string[], env: Environment, stopAfter?: number) {
  const lines: string[] = []
  const code = await runDataCommand(args, watching(lines, stopAfter), env)
  return { code, text: lines.join('\n') }
}

function watching(lines: string[], stopAfter = Number.POSITIVE_INFINITY): Watch {
  const interruption = new AbortController()
  let partCount = 0
  const { signal } = interruption
  const throwIfAborted = signal.throwIfAborted.bind(signal)
  signal.throwIfAborted = () => {
    partCount += 1
    if (partCount === stopAfter) interruption.abort()
    throwIfAborted()
  }
  return { print: line => void lines.push(line), signal }
}

async function succeed(args: string[], env: Environment): Promise<string> {
  const { code, text } = await run(args, env)
  expect(code, text).toBe(0)
  return text
}

/** What an archive contains, and how many parts it is read in. */
async function totalsOf(path: string): Promise<{ totals: Totals; partCount: number }> {
  let totals: Totals | undefined
  let partCount = 0
  const reading = readArchive(path, found => {
    totals = found
  })
  for await (const _ of reading) partCount += 1
  if (!totals) throw new Error('the archive is incomplete')
  return { totals, partCount }
}

async function postgresPlace(): Promise<Environment> {
  return { DATA_DIR: await emptyDataDir(), DATABASE_URL: (await emptyDatabaseUrl()) ?? '' }
}

async function picture(): Promise<Buffer<ArrayBuffer>> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a3' } })
  return Buffer.from(await image.png().toBuffer())
}

function start(env: Environment): Promise<TestApp> {
  const settings = { PORT: '0', LOG_LEVEL: 'debug', LIBRARY_DIR: noLibrary }
  return startTestAppOn({ ...env, ...settings, ...model.env })
}

let app: TestApp | undefined
/** Where the previous release's data was restored: an embedded database and files on disk. */
let restored: Environment
const oldArchive = () => join(folder, 'old.tar')

async function stopApp(): Promise<void> {
  await app?.close()
  app = undefined
}

/** Users can sign in, renew a session, see their chats and open their files, and the audit log is intact. */
async function expectPreviousData({ url, db }: TestApp): Promise<Person> {
  for (const { email, password } of [previous.admin, previous.promoted]) await logIn(url, email, password)
  const client = await logIn(url, previous.client.email, previous.client.password)
  const renewed = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: previous.refreshToken }),
  })
  expect(renewed.status).toBe(200)
  const ids = new Set(previous.chats.map(chat => chat.id))
  const chats = await listVisibleChats(url, client)
  // Later releases add fields.
  expect(chats.filter(chat => ids.has(chat.id))).toMatchObject(previous.chats)
  expect((await verifyAudit(db, previous.audit[0])).broken).toBeUndefined()
  return client
}

it('a backup made before an upgrade is restored, and upgraded (N-1, N-2, N-7)', {
  timeout: timeoutMs,
}, async () => {
  const said = await succeed(['backup', oldArchive()], await restorePreviousRelease())
  expect(said).toContain('read all of it back')
  expect(said).toContain('personal data')
  expect(await readdir(folder)).toEqual(['old.tar'])
  restored = { DATA_DIR: await emptyDataDir() }
  expect(await succeed(['restore', oldArchive()], restored)).toContain('The audit log is intact')
  expect(await readdir(restored.DATA_DIR ?? '')).toEqual(['database', 'uploads'])
})

describe('on the embedded database', () => {
  const runningArchive = () => join(folder, 'running.tar')

  it('a server uses the restored data, and answers while it is backed up (N-1, N-7)', {
    timeout: timeoutMs,
  }, async () => {
    app = await start(restored)
    const client = await expectPreviousData(app)
    const { imagePaths } = await uploaded(client, { name: 'plan.png', bytes: await picture() })
    const { chatId } = await client.ask('[[text Voici un plan.]]', { imagePaths })
    await rateLastAnswer(client, chatId, { value: -1, text: 'Trop court', withAnswer: true })
    const answer = await holdAnswer(model, client, chatId)
    let isDone = false
    const saving = succeed(['backup', runningArchive()], restored).finally(() => {
      isDone = true
    })
    const statuses: number[] = []
    while (!isDone) {
      statuses.push((await client.call('/api/chat')).status)
      await pause(20)
    }
    expect(await saving).toContain('Copying the database of the running server:')
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await answer.finish()).toBe('La moitié et le reste.')
    expect((await totalsOf(runningArchive())).totals.files.count).toBe(8)
    const names = await readdir(restored.DATA_DIR ?? '')
    expect(names.filter(name => name.startsWith('copy-'))).toEqual([])
  })

  it('if the running server is too old to copy its database, the backup command says so and saves nothing (N-7)', {
    timeout: timeoutMs,
  }, async () => {
    const { socketDir = '' } = (await findHolder(restored.DATA_DIR ?? '')) ?? {}
    await rename(join(socketDir, 'copy.sock'), join(socketDir, 'hidden.sock'))
    const { code, text } = await run(['backup', join(folder, 'refused.tar')], restored)
    expect([code, text]).toEqual([1, expect.stringContaining('or it is an older version')])
    expect(await readdir(folder)).not.toContain('refused.tar')
    await rename(join(socketDir, 'hidden.sock'), join(socketDir, 'copy.sock'))
  })

  it('a restore and a move are refused while a server uses the data (N-4, N-8)', {
    timeout: timeoutMs,
  }, async () => {
    expect((await run(['restore', oldArchive()], restored)).text).toMatch(
      /is in use by another Parvis server or command/,
    )
    expect((await run(['move', '--to', 's3'], { ...restored, ...s3.env })).text).toContain('Stop the server')
    const uploads = join(restored.DATA_DIR ?? '', 'uploads')
    const id = await readFile(join(uploads, 'installation-id'), 'utf8')
    if (!app) throw new Error('the server is not running')
    expect(id.trim()).toBe(await getInstallationId(app.db))
    await stopApp()
  })
})

describe('nothing is written', () => {
  async function refused(path: string, env: Environment): Promise<string> {
    const before = await readdir(env.DATA_DIR ?? '')
    const { code, text } = await run(['restore', path], env)
    expect(code).toBe(1)
    expect(await readdir(env.DATA_DIR ?? '')).toEqual(before)
    return text.split('\n').at(-1) ?? ''
  }

  it('if the place to restore into is not empty (N-4)', async () => {
    expect(await refused(oldArchive(), restored)).toMatch(/already contains a database/)
    const withFiles = { DATA_DIR: await emptyDataDir() }
    const uploads = join(restored.DATA_DIR ?? '', 'uploads')
    await cp(uploads, join(withFiles.DATA_DIR, 'uploads'), { recursive: true })
    expect(await refused(oldArchive(), withFiles)).toMatch(/storage of uploads already contains files/)
  })

  it('if the archive is incomplete, or from a newer version (N-4, N-5)', async () => {
    const empty = { DATA_DIR: await emptyDataDir() }
    const cut = join(folder, 'cut.tar')
    const whole = await readFile(oldArchive())
    await writeFile(cut, whole.subarray(0, whole.length - 2_000))
    expect(await refused(cut, empty)).toMatch(/cut.tar is incomplete/)
    const newer = join(folder, 'newer.tar')
    await saveArchive(newer, newerParts(), watching([]))
    expect(await refused(newer, empty)).toMatch(/newer.tar was made by a newer version of Parvis/)
  })

  async function* newerParts() {
    for await (const part of readArchive(oldArchive(), () => undefined)) {
      if (part.kind === 'head') part.head.migrations.push({ name: '9999_future.sql', checksum: '' })
      yield part
    }
  }
})

it('a restore whose end cannot be checked never says that nothing was restored (N-3)', {
  timeout: 60_000,
}, async () => {
  const target = { DATA_DIR: await emptyDataDir() }
  const lines: string[] = []
  const interruption = new AbortController()
  const print = (line: string) => {
    lines.push(line)
    if (!line.startsWith('Restored ')) return
    interruption.abort()
    // So that the database cannot be opened for the check.
    chmodSync(target.DATA_DIR, 0o755)
  }
  const watch = { print, signal: interruption.signal }
  expect(await runDataCommand(['restore', oldArchive()], watch, target)).toBe(1)
  expect(lines.slice(-2)).toEqual([
    expect.stringContaining('compared all of it with the backup'),
    expect.stringContaining('Other users of this machine have access'),
  ])
})

/** A backup of the restored data, made while no server runs. */
const embeddedArchive = () => join(folder, 'embedded.tar')

it('a database is backed up while no server runs', { timeout: timeoutMs }, () =>
  succeed(['backup', embeddedArchive()], restored),
)

describe.runIf(isPostgres)('on PostgreSQL', () => {
  /** Where a server uses the restored rows. */
  let target: Environment

  it('a backup of the embedded database is restored, even after an interruption (N-2, N-3, N-7)', {
    timeout: timeoutMs,
  }, async () => {
    target = await postgresPlace()
    // In the last part of the second pass.
    const stopAfter = 2 * (await totalsOf(embeddedArchive())).partCount
    const stopped = await run(['restore', embeddedArchive()], target, stopAfter)
    expect(stopped.code).toBe(1)
    expect(stopped.text).toMatch(/Stopped before the end: nothing was saved/)
    await succeed(['restore', embeddedArchive()], target)
    app = await start(target)
    const client = await expectPreviousData(app)
    const { chatId } = await client.ask('[[text Voici.]]')
    await rateLastAnswer(client, chatId, { value: -1, text: 'Trop court', withAnswer: true })
    expect((await run(['restore', embeddedArchive()], target)).text).toMatch(/already contains tables/)
    await stopApp()
  })

  it('a move is refused while a server uses the database, even if no questions are sent (N-8)', {
    timeout: timeoutMs,
  }, async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    app = await start(target)
    const { db, env } = app
    // As if the server had sent no heartbeat for a day.
    await sql`update processes set heartbeat_at = now() - interval '1 day'`.execute(db)
    vi.advanceTimersByTime(10_000)
    await until(
      async () => sql`select from processes where heartbeat_at > now() - interval '20 seconds'`.execute(db),
      ({ rows }) => rows.length === 1,
    )
    const { code, text } = await run(['move', '--to', (await emptyDatabaseUrl()) ?? ''], env)
    expect([code, text]).toEqual([1, expect.stringContaining('Stop the server')])
    await stopApp()
  })

  it('a backup of a running server is restored, and then has the same rows and files (N-1, N-2)', {
    timeout: timeoutMs,
  }, async () => {
    const first = join(folder, 'postgres.tar')
    app = await start(target)
    await succeed(['backup', first], app.env)
    // As if the database had been lost, but not the uploads.
    const other = { ...app.env, ...(await postgresPlace()), DATA_DIR: app.dataDir }
    await stopApp()
    expect((await run(['restore', first], other)).text).toMatch(/storage of uploads already contains files/)
    await succeed(['restore', first, '--keep-files'], other)
    const second = join(folder, 'again.tar')
    await succeed(['backup', second], other)
    expect((await totalsOf(second)).totals).toEqual((await totalsOf(first)).totals)
  })
})

it('files, and rows too if there is PostgreSQL, move to another place (N-8)', {
  timeout: timeoutMs,
}, async () => {
  const database = isPostgres ? await emptyDatabaseUrl() : undefined
  const target = { ...restored, ...(database !== undefined && { DATABASE_URL: database }), ...s3.env }
  const to = database === undefined ? ['--to', 's3'] : ['--to', database, '--to', 's3']
  const said = await succeed(['move', ...to], { ...restored, ...s3.env })
  expect(said).toContain('  S3_BUCKET=parvis-test')
  expect(said).not.toContain(`SECRET_ACCESS_KEY=${s3.env.S3_SECRET_ACCESS_KEY}`)
  expect(said).toContain(database === undefined ? '.env' : `  DATABASE_URL=${database}`)
  const after = join(folder, 'after.tar')
  await succeed(['backup', after], target)
  expect((await totalsOf(after)).totals).toEqual((await totalsOf(embeddedArchive())).totals)
  expect((await run(['move', '--to', 's3'], { ...restored, ...s3.env })).text).toMatch(
    /already contains files/,
  )
})
