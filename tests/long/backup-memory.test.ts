import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { newStorageKey, objectKeys } from '#server/files/object-keys.ts'
import { createLog } from '#server/log.ts'
import { emptyDatabaseUrl, emptyDataDir, freshStorage } from '#tests/support/databases/databases.ts'

const mebibyte = 1024 * 1024
const program = fileURLToPath(new URL('../../dist/server/data.mjs', import.meta.url))

/** Runs a command, and returns its peak memory. */
async function peakBytes(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  let maxBytes = 0
  const timer = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      status => {
        maxBytes = Math.max(maxBytes, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024)
      },
      () => undefined,
    )
  }, 50)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  expect(code).toBe(0)
  return maxBytes
}

/** Adds messages of a kilobyte, which do not compress well, and PDFs of a mebibyte. */
async function fill(env: Record<string, string>, messageCount: number, fileCount: number): Promise<void> {
  const database = await openDatabase(readConfig(env), createLog('silent'))
  const user = '00000000-0000-4000-8000-000000000001'
  await sql`insert into users (id, email) values (${user}, 'claire@example.fr')`.execute(database.db)
  await sql`insert into chats (id, user_id) values (${user}, ${user})`.execute(database.db)
  const messagesPerStatement = 10_000
  for (let first = 0; first < messageCount; first += messagesPerStatement) {
    await sql`
      insert into messages (id, chat_id, position, role, content, status)
      select gen_random_uuid(), ${user}, n, 'user', (
        select string_agg(md5(n::text || k::text), ' ') from generate_series(1, 30) k), 'complete'
      from generate_series(${first}::integer, ${first + messagesPerStatement - 1}::integer) n`.execute(
      database.db,
    )
  }
  const uploads = join(env.DATA_DIR ?? '', 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  for (let index = 0; index < fileCount; index += 1) {
    const key = newStorageKey()
    await sql`
      insert into uploads (id, user_id, kind, name, type, size, stored, storage_key)
      values (${key}, ${user}, 'pdf', 'bail.pdf', 'application/pdf', ${mebibyte}, ${mebibyte}, ${key})`.execute(
      database.db,
    )
    const { shown, text } = objectKeys(key)
    await writeFile(join(uploads, shown), Buffer.alloc(mebibyte, index))
    await writeFile(join(uploads, text), '[]')
  }
  await database.close()
}

async function peaks(messageCount: number, fileCount: number) {
  const source = { ...(await freshStorage()) }
  await fill(source, messageCount, fileCount)
  const file = join(await emptyDataDir(), 'backup.tar')
  const url = await emptyDatabaseUrl()
  const target = { DATA_DIR: await emptyDataDir(), ...(url !== undefined && { DATABASE_URL: url }) }
  return {
    backupBytes: await peakBytes(['backup', file], source),
    restoreBytes: await peakBytes(['restore', file], target),
  }
}

it.runIf(process.platform === 'linux')(
  'a backup and a restore of 100,000 messages and 200 MiB of files take at most 150 MiB more memory than small ones (N-6)',
  async () => {
    const small = await peaks(10_000, 1)
    const large = await peaks(100_000, 200)
    expect(large.backupBytes - small.backupBytes).toBeLessThan(150 * mebibyte)
    expect(large.restoreBytes - small.restoreBytes).toBeLessThan(150 * mebibyte)
  },
)
