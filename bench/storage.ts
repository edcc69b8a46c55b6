import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { readChats, readMessages } from '../src/server/admin/read-chats.ts'
import { compose } from '../src/server/compose/compose.ts'
import { readConfig } from '../src/server/config/config.ts'
import { type Database, type Db, openDatabase } from '../src/server/database/database.ts'
import { listen } from '../src/server/listen.ts'
import { createLog } from '../src/server/log.ts'
import { search } from '../src/server/search/search.ts'
import { listAudit } from '../src/server/store/audit/audit.ts'
import { listChats, listOwnChats } from '../src/server/store/chats/chats.ts'
import { listMessages } from '../src/server/store/chats/messages.ts'
import { findConsoleUser, listConsoleUsers } from '../src/server/store/users/console-users.ts'
import { eraseUser, markUserRemoved } from '../src/server/store/users/user-removals.ts'
import { findCaller } from '../src/server/store/users/users.ts'
import { chatSortSchema } from '../src/shared/api/admin.ts'
import type { ChatId, UserId } from '../src/shared/api/ids.ts'
import { asAdmin } from '../tests/support/databases/database-template.ts'
import { type Cluster, openCluster } from '../tests/support/databases/postgres-cluster.ts'
import { logIn } from '../tests/support/people/people.ts'
import { median, percentile } from './processes.ts'
import { admin, longChatId, longListOwner, type Size, seed } from './storage-seed.ts'

/**
 * How the cost of lists depends on the number of other users' rows: the main queries of the sidebar, the search and the
 * console, on a database with 100,000 users and a million chats and on one with 1,000 and 10,000, alternating in the
 * same run. Each has one more user, with 10,000 chats. A copy of the small one (`twin`) shows how much the times of two
 * identical databases differ. Needs PostgreSQL on this machine.
 * `npm run bench -- storage [rounds]`
 */

const roundCount = Number(process.argv[3] ?? 120)
/**
 * Each query is measured in laps, so that a pause of this process or of the machine affects one lap, not the result.
 */
const lapCount = 5
const warmUpCount = 50
const sizes = {
  small: { users: 1_000, chatsPerUser: 10, longListChats: 10_000, longChatMessages: 1_000 },
  large: { users: 100_000, chatsPerUser: 10, longListChats: 10_000, longChatMessages: 1_000 },
} satisfies Record<string, Size>

/** With the warm-ups, all laps together delete half of the small database's users. */
const deletionsPerLap = (sizes.small.users / 2 - warmUpCount) / lapCount

const sides = ['small', 'twin', 'large'] as const
type Side = (typeof sides)[number]

type Sample = {
  side: Side
  db: Db
  users: UserId[]
  /** The first half of `users` by id, so that a full page of the list follows each of them. */
  early: UserId[]
  chats: ChatId[]
}

export async function run(): Promise<void> {
  const cluster = await openCluster(['shared_buffers=1GB', 'max_wal_size=8GB'])
  try {
    for (const [name, size] of Object.entries(sizes)) await createDatabase(cluster, name, size)
    await asAdmin(cluster.url('postgres'), client => client.query('create database twin template small'))
    const opened: Database[] = []
    const samples: Sample[] = []
    for (const side of sides) {
      const database = { url: cluster.url(side), maxConnections: 4, namedStatements: true }
      const one = await openDatabase({ dataDir: tmpdir(), database }, createLog('silent'))
      opened.push(one)
      samples.push(await sampleOf(side, one.db))
    }
    await compareAll(samples)
    await removeLongList(samples)
    for (const one of opened) await one.close()
    await measureUserList(cluster.url('large'), sizes.large.users)
  } finally {
    await cluster.close()
  }
}

async function createDatabase(cluster: Cluster, name: string, size: Size): Promise<void> {
  const startedAtMs = performance.now()
  await asAdmin(cluster.url('postgres'), client => client.query(`create database ${name}`))
  await seed(cluster.url(name), size)
  const chats = size.users * size.chatsPerUser + size.longListChats + 1
  console.log(`${name}: ${size.users} users, ${chats} chats, seeded in ${secondsSince(startedAtMs)} s`)
}

async function sampleOf(side: Side, db: Db): Promise<Sample> {
  const users = await db.selectFrom('users').select('id').where('role', '=', 'user').limit(3_000).execute()
  const chats = await db.selectFrom('chats').select('id').where('message_count', '=', 20).limit(500).execute()
  const ids = users.map(user => user.id).filter(id => id !== longListOwner)
  const early = ids.toSorted().slice(0, ids.length / 2)
  return { side, db, users: ids, early, chats: chats.map(chat => chat.id) }
}

type Query = (sample: Sample, user: UserId, chat: ChatId, early: UserId) => Promise<unknown>

const long = longListOwner as UserId
const actor = { id: admin as UserId, email: 'admin@example.fr', requestId: randomUUID(), reason: 'bench' }
const linkTo = () => '/files/x'
const administration = ({ db }: Sample) => ({ db, linkTo })
const twoWords = { q: 'réponses moy', limit: 20, offset: 0 }
const tail = { limit: 50, offset: 0, tail: true }

function queries(): [name: string, query: Query, roundCount?: number][] {
  const sorted = chatSortSchema.options
  return [
    ['caller and session', ({ db }, userId) => checkCaller(db, userId)],
    [
      'sidebar: first page',
      ({ db }, userId) => listOwnChats(db, { userId, limit: 30, offset: 0, archived: false }),
    ],
    [
      'sidebar: 10,000 chats, first page',
      ({ db }) => listOwnChats(db, { userId: long, limit: 30, offset: 0, archived: false }),
    ],
    [
      'sidebar: 10,000 chats, last page',
      ({ db }) => listOwnChats(db, { userId: long, limit: 30, offset: 9_970, archived: false }),
    ],
    [
      'chat: last 100 messages of 1,000',
      ({ db }) =>
        listMessages(
          db,
          { chatId: longChatId as ChatId, userId: long },
          { limit: 100, offset: 0, tail: true },
          { linkTo },
        ),
    ],
    ['search: two words in own chats', ({ db }, userId) => search(db, { userId, ...twoWords })],
    ['search: the same in 11,000 own messages', ({ db }) => search(db, { userId: long, ...twoWords }), 40],
    [
      'console: 400 users of the list',
      ({ db }, _user, _chat, after) => listConsoleUsers(db, { after, limit: 400 }),
      roundCount / 2,
    ],
    ['console: one user', ({ db }, userId) => findConsoleUser(db, userId)],
    [
      'console: chats, with the audit entry',
      (sample, userId) =>
        readChats(administration(sample), actor, { userId, limit: 50, offset: 0, sort: 'created_desc' }),
    ],
    ...sorted.map((sort): [string, Query] => [
      `console: 10,000 chats by ${sort}`,
      ({ db }) => listChats(db, { userId: long, limit: 50, offset: 0, sort }),
    ]),
    [
      'console: messages, with the audit entry',
      (sample, _user, chatId) =>
        readMessages(administration(sample), actor, { chatId, userId: undefined }, tail),
    ],
    ['console: audit log', ({ db }) => listAudit(db, { limit: 50 })],
    ['console: audit log of one user', ({ db }, userId) => listAudit(db, { limit: 50, userId })],
    ['console: audit log of one administrator', ({ db }) => listAudit(db, { limit: 50, adminId: actor.id })],
    ['console: reads without a reason', ({ db }) => listAudit(db, { limit: 50, withoutReason: true })],
    // Last, because no other query can use the deleted users. Each user is deleted only once.
    ['console: deleting a user with 10 chats', ({ db }, userId) => removeUser(db, userId), deletionsPerLap],
  ]
}

async function checkCaller(db: Db, userId: UserId): Promise<void> {
  const caller = await findCaller(db, { userId, sessionId: userId })
  if (caller === undefined || caller === 'deleted')
    throw new Error('The caller was not found, so nothing was measured.')
}

async function removeUser(db: Db, userId: UserId): Promise<void> {
  await markUserRemoved(db, userId)
  await eraseUser(db, userId)
}

async function compareAll(samples: Sample[]): Promise<void> {
  console.log(`median of ${lapCount} laps; in brackets the lowest and the highest lap`)
  console.log(
    [''.padEnd(44), 'small p50/p99 ms'.padEnd(19), 'large p50/p99 ms'.padEnd(19)]
      .concat('p50'.padEnd(7), 'twin'.padEnd(8), 'p99'.padEnd(20), 'twin')
      .join(''),
  )
  for (const [name, query, times = roundCount] of queries()) {
    const timings = await measure(query, samples, Math.max(20, Math.round(times)))
    const cell = (side: Side) =>
      [50, 99].map(percent => median(timings(side, percent)).toFixed(2)).join(' / ')
    const ratio = (side: Side, percent: number) =>
      (median(timings(side, percent)) / median(timings('small', percent))).toFixed(2)
    const spread = (side: Side) => {
      const ratios = timings(side, 99).map((value, lap) => value / (timings('small', 99)[lap] ?? Number.NaN))
      return `${ratio(side, 99)} [${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}]`
    }
    console.log(
      [name.padEnd(44), cell('small').padEnd(19), cell('large').padEnd(19)]
        .concat(ratio('large', 50).padEnd(7), ratio('twin', 50).padEnd(8))
        .concat(spread('large').padEnd(20), spread('twin'))
        .join(''),
    )
  }
}

/** Once per database, because there is only one such user. */
async function removeLongList(samples: Sample[]): Promise<void> {
  for (const { db } of samples) {
    const startedAtMs = performance.now()
    await removeUser(db, long)
    console.log(`console: deleting a user with 10,000 chats: ${secondsSince(startedAtMs)} s`)
  }
}

/**
 * Each round runs the query once on each database, in random order, so that regular disturbances (such as this
 * process's garbage collection) affect all alike. Returns a function for one side's percentile in each lap, in ms.
 */
async function measure(query: Query, samples: Sample[], times: number) {
  const timings = { small: [], twin: [], large: [] } as Record<Side, number[][]>
  for (let round = 0; round < warmUpCount + times * lapCount; round += 1) {
    for (const sample of shuffled(samples)) {
      const user = sample.users[round % sample.users.length] as UserId
      const chat = sample.chats[round % sample.chats.length] as ChatId
      const early = sample.early[round % sample.early.length] as UserId
      const startedAtMs = performance.now()
      await query(sample, user, chat, early)
      const elapsedMs = performance.now() - startedAtMs
      if (round < warmUpCount) continue
      const lap = Math.floor((round - warmUpCount) / times)
      timings[sample.side][lap] ??= []
      timings[sample.side][lap]?.push(elapsedMs)
    }
  }
  return (side: Side, percent: number) => timings[side].map(lap => percentile(lap, percent))
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map(item => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Reads the whole list through the real server, from a separate thread, and measures the effect on other callers. */
async function measureUserList(databaseUrl: string, users: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-bench-'))
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'boss@example.fr',
    ADMIN_PASSWORD: 'a long admin password',
  })
  const composed = await compose(config, createLog('silent'))
  const server = await listen(composed.app, config)
  try {
    const { token } = await logIn(server.url, 'boss@example.fr', 'a long admin password')
    for (const encoding of ['identity', 'identity', 'gzip']) {
      const beforeBytes = process.memoryUsage().rss
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      const read = await readInThread({ url: `${server.url}/api/admin/users`, token, encoding })
      delay.disable()
      console.log(
        [
          `GET /api/admin/users, about ${users} users, ${encoding}: ${read.ms.toFixed(0)} ms, ${(read.bytes / 2 ** 20).toFixed(1)} MiB`,
          `event-loop delay p50 ${milliseconds(delay.percentile(50))}, p99 ${milliseconds(delay.percentile(99))}, longest ${milliseconds(delay.max)}`,
          `memory +${((process.memoryUsage().rss - beforeBytes) / 2 ** 20).toFixed(0)} MiB`,
        ].join(' | '),
      )
    }
  } finally {
    server.drain()
    await composed.close(0)
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Reading = { url: string; token: string; encoding: string }

function readInThread(reading: Reading): Promise<{ ms: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: reading })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function readWhole({ url, token, encoding }: Reading): void {
  const startedAtMs = performance.now()
  get(url, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } }, response => {
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`)
    let bytes = 0
    response.on('data', (piece: Buffer) => {
      bytes += piece.length
    })
    response.on('end', () => parentPort?.postMessage({ ms: performance.now() - startedAtMs, bytes }))
  })
}

if (!isMainThread) readWhole(workerData as Reading)

function milliseconds(nanoseconds: number): string {
  return `${(nanoseconds / 1e6).toFixed(1)} ms`
}

function secondsSince(startedAtMs: number): string {
  return ((performance.now() - startedAtMs) / 1000).toFixed(1)
}
