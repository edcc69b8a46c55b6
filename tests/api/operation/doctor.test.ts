import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkDatabase } from '#server/doctor/check-database.ts'
import { checkRedis } from '#server/doctor/check-redis.ts'
import { freshDataDir, freshStorage } from '#tests/support/databases/databases.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { until } from '#tests/support/people/people.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import { freePort } from '#tests/support/servers/built-server.ts'
import { type HostedAuth, startHostedAuth } from '#tests/support/servers/hosted-auth.ts'
import { type MailSink, startMailSink } from '#tests/support/servers/mail-sink.ts'
import { startRedis } from '#tests/support/servers/redis-server.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'
import { findRedis } from '../../../script/find-redis.mjs'

/** The program that `npm run doctor` runs (O-13). */
const doctor = fileURLToPath(new URL('../../../dist/server/doctor.mjs', import.meta.url))
let model: ScriptedModel
let mail: MailSink
let storage: S3Server
let hosted: HostedAuth
/** Nothing listens there. */
let deadAddress = ''

beforeAll(async () => {
  deadAddress = `127.0.0.1:${await freePort()}`
  ;[model, mail, storage, hosted] = await Promise.all([
    startScriptedModel({ apiKey: 'right' }),
    startMailSink(),
    startS3Server(),
    startHostedAuth(),
  ])
})
afterAll(() => Promise.all([model.close(), mail.close(), storage.close(), hosted.close()]))

/**
 * Runs the doctor, as in a container: elsewhere, it would warn if the tests run as root. `lines`: what it prints about
 * each part, as its mark and its sentence.
 */
function examine(settings: Record<string, string>): Promise<{ code: number; lines: Map<string, string[]> }> {
  const env = { PATH: process.env.PATH, container: 'oci', LIBRARY_DIR: noLibrary, ...settings }
  return new Promise(resolve => {
    execFile(process.execPath, [doctor], { env }, (error, out) => {
      const lines = new Map<string, string[]>()
      for (const [, mark = '', part = '', sentence = ''] of out.matchAll(/^(\w+) +(\w+) +(.+)$/gm)) {
        lines.set(part, [...(lines.get(part) ?? []), `${mark} ${sentence}`])
      }
      resolve({ code: error === null ? 0 : Number(error.code), lines })
    })
  })
}

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('says what works, part by part, while a server is running, and that server logs what does not work (O-13)', async () => {
    const env = {
      ...(await freshStorage()),
      ...storage.env,
      SMTP_URL: mail.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'right',
      MODEL_MAP: 'o3:other-o3',
      RETENTION_DAYS: '90',
    }
    const server = await startServerProcess({ ...env, SMTP_URL: `smtp://${deadAddress}` })
    const { code, lines } = await examine({ ...env, PUBLIC_URL: server.url })
    expect(Object.fromEntries(lines)).toMatchObject({
      settings: ['ok No setting looks like a mistake.'],
      database: [expect.stringMatching(/^ok .+ answers \(PostgreSQL [\d.]+.*, \d+ migrations applied\)\.$/)],
      clock: ['ok The clocks of this machine and the database agree.'],
      disk: [expect.stringMatching(/^ok \d+ MiB are free/)],
      redis: ['ok Redis is not used: REDIS_URL is not set.'],
      files: ['ok The bucket parvis-test works: a file was written, read and removed.'],
      mail: [
        expect.stringMatching(/^ok The mail server .+ accepts the connection, and emails from no-reply@/),
      ],
      accounts: ['ok Parvis manages the accounts itself.'],
      firm: [expect.stringMatching(/^ok .+, and chats are removed 90 days after their last message\.$/)],
      model: ['ok gpt-4o answers.', 'ok gpt-5 answers.', 'ok o3 (other-o3) answers.'],
      proxy: [`note ${server.url} leads to Parvis, but without encryption: use https.`],
    })
    expect(code).toBe(0)
    expect(mail.mails).toEqual([])
    const output = await until(
      async () => server.output(),
      text => text.includes('"part":"mail"'),
    )
    expect(output).toMatch(/"part":"mail","msg":"The mail server cannot be used \(.+\): check SMTP_URL\."/)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('names each part that does not work, with the setting to check, and ends with code 1', async () => {
    const { code, lines } = await examine({
      DATA_DIR: await freshDataDir(),
      DATABASE_URL: `postgres://nobody:secret@${deadAddress}/parvis`,
      ...storage.env,
      S3_ACCESS_KEY_ID: 'WRONG',
      REDIS_URL: `redis://:secret@${deadAddress}`,
      SMTP_URL: `smtp://${deadAddress}`,
      SUPABASE_URL: `http://${deadAddress}`,
      SUPABASE_ANON_KEY: 'anon',
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'wrong',
      SMTP_HOST: 'mail.example.fr',
    })
    const all = Object.fromEntries(lines)
    expect(all).toMatchObject({
      settings: [expect.stringContaining('SMTP_HOST')],
      database: [expect.stringMatching(/^FAIL .+ECONNREFUSED.+DATABASE_URL/)],
      redis: [expect.stringMatching(/^FAIL .+ECONNREFUSED.+REDIS_URL/)],
      files: [expect.stringMatching(/^FAIL .+S3_/)],
      mail: [expect.stringMatching(/^ok The hosted auth provider/)],
      accounts: [expect.stringMatching(/^FAIL .+ECONNREFUSED.+SUPABASE_URL/)],
      model: Array(3).fill(expect.stringMatching(/^FAIL .+OPENAI_API_KEY/)),
    })
    expect(code).toBe(1)
    expect(JSON.stringify(all)).not.toMatch(/secret|wrong/)
  })

  it('checks that Redis accepts writes (O-13)', async ctx => {
    const program = findRedis()
    if (program === undefined) return ctx.skip('redis-server is not installed')
    const redis = await startRedis(program)
    onTestFinished(redis.close)
    const { lines } = await examine({ DATA_DIR: await freshDataDir(), ...hostedEnv(), REDIS_URL: redis.url })
    expect(lines.get('redis')).toEqual(['ok Redis answers, and counts calls for all processes.'])
    // A replica accepts connections but no writes, so it cannot count calls.
    const client = connect(Number(new URL(redis.url).port))
    client.write('REPLICAOF 127.0.0.1 9\r\n')
    await once(client, 'data')
    client.destroy()
    const replica = await checkRedis(readConfig({ REDIS_URL: redis.url }))
    expect(replica.state).toBe('failed')
    expect(replica.sentence).toMatch(/^Redis cannot be used \(READONLY /)
  })

  it('compares the clocks, and says what the next start will change (O-13)', async () => {
    const app = await startTestApp()
    onTestFinished(() => app.close())
    const check = () => checkDatabase(readConfig(app.env))
    onTestFinished(() => void vi.useRealTimers())
    for (const [aheadMs, words] of [
      [3_600_000, /^The database's clock is 3600 s behind this machine's/],
      [-3_600_000, /^The database's clock is 3600 s ahead of this machine's/],
      [500, /^The clocks of this machine and the database agree\.$/],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
      expect((await check()).clock.sentence).toMatch(words)
      vi.useRealTimers()
    }
    await sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`.execute(
      app.db,
    )
    const { database } = await check()
    expect(database.state).toBe('warning')
    expect(database.sentence).toMatch(/ The next start applies 1 more: make a backup first\.$/)
  })

  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'says that a database can only be read, or that its user may not use the tables (O-13)',
    async () => {
      const env = await freshStorage()
      const check = (options: string) => {
        const url = new URL(env.DATABASE_URL ?? '')
        url.searchParams.set('options', options)
        return checkDatabase(readConfig({ ...env, DATABASE_URL: url.href }))
      }
      const { database, clock } = await check('-c default_transaction_read_only=on')
      expect([database.state, clock.state]).toEqual(['failed', 'ok'])
      expect(database.sentence).toMatch(/^The database can only be read: DATABASE_URL may lead to a standby/)
      const { sentence } = (await check('-c role=pg_monitor')).database
      expect(sentence).toMatch(/^The database cannot be used: its user has too few rights/)
    },
  )

  it('works without a running server, leaves no file or folder behind, and does not create a database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parvis-doctor-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const { code, lines } = await examine({ DATA_DIR: dataDir, ...hostedEnv() })
    expect(lines.get('database')).toEqual([
      'ok There is no embedded database yet. The first start creates it.',
    ])
    expect(lines.get('accounts')).toEqual(['ok The hosted auth provider answers and lists its accounts.'])
    expect(code).toBe(0)
    expect(await readdir(dataDir)).toEqual([])
  })
})

function hostedEnv(): Record<string, string> {
  const { url, anonKey, serviceRoleKey } = hosted
  return { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey }
}
