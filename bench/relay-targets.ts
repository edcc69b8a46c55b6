import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openCluster } from '../tests/support/databases/postgres-cluster.ts'
import { type Person, signUp } from '../tests/support/people/people.ts'
import { noLibrary } from '../tests/support/samples/libraries.ts'
import { cpuMs, type Measured, residentMib, start } from './processes.ts'

/** The servers that answer the questions of the benchmarks relay and growth. All of them use the same model server. */

export type Target = {
  name: string
  port: string
  path: string
  /** Headers and body of the next question. */
  next(): { headers: Record<string, string>; body: string }
  /** The last characters of a complete answer. */
  end: string
  /** Undefined for the direct call, which has no process in between. */
  relay: Relay | undefined
}

export type Relay = {
  process: Measured
  /** The event loop's delay since the last call, 99th percentile. */
  readLoopDelayMs(): Promise<number>
  /** Processor time of the database's connections so far; 0 if there is no database, or if it is embedded. */
  readDatabaseCpuMs(): Promise<number>
}

export type Databases = ('postgres' | 'embedded')[]

export type Targets = {
  list: Target[]
  servers: { name: string; process: Measured; idleMib: number }[]
  setPace(pace: { deltas: number; intervalMs: number }): Promise<void>
  close(): Promise<void>
}

const userCount = 20
/** Each chat begins with one question and its answer. Questions go to the chats in turn, so that none grows much. */
const chatsPerUser = 50
const settleMs = 2_000

export type ServerOptions = {
  hasLibrary: boolean
  /** The programs to measure: one, or two builds to compare. */
  programs: string[]
  nodeFlags?: string[]
}

export async function openTargets(databases: Databases, options: ServerOptions): Promise<Targets> {
  const closers: Closers = []
  const close = async () => {
    for (const one of closers.reverse()) await one()
  }
  try {
    const model = await start('model-server.ts', {})
    closers.push(model.stop)
    const modelUrl = `http://127.0.0.1:${model.port}`
    const pipe = await start('pipe.ts', { UPSTREAM: modelUrl })
    closers.push(pipe.stop)
    const list: Target[] = [directTarget(model.port), pipeTarget(pipe)]
    const servers: Targets['servers'] = []
    for (const kind of databases) {
      for (const [index, program] of options.programs.entries()) {
        const name = index === 0 ? kind : `${kind} (${index + 1})`
        const { server, database } = await startServer(kind, modelUrl, program, options, closers)
        await wait(settleMs)
        servers.push({ name, process: server, idleMib: residentMib(server.pid) })
        list.push(...(await parvisTargets(name, server, database)))
      }
    }
    const setPace = async (pace: object) => {
      await fetch(`${modelUrl}/pace`, { method: 'PUT', body: JSON.stringify(pace) })
    }
    return { list, servers, setPace, close }
  } catch (error) {
    await close()
    throw error
  }
}

function directTarget(port: string): Target {
  const next = () => ({ headers: {}, body: '{}' })
  return { name: 'direct', port, path: '/v1/responses', next, end: '}\n\n', relay: undefined }
}

function pipeTarget(pipe: Measured): Target {
  const readLoopDelayMs = async () => Number(await (await fetch(`http://127.0.0.1:${pipe.port}`)).text())
  const relay = { process: pipe, readLoopDelayMs, readDatabaseCpuMs: async () => 0 }
  return { ...directTarget(pipe.port), name: 'pipe', path: '/', relay }
}

/** Called in reverse order. */
export type Closers = (() => Promise<unknown>)[]

export type Server = { server: Measured; database: pg.ClientConfig; env: Record<string, string> }

export async function startServer(
  kind: Databases[number],
  modelUrl: string,
  program: string,
  { hasLibrary, nodeFlags = [] }: Omit<ServerOptions, 'programs'>,
  closers: Closers,
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-bench-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  // As durable as an operator's database. If its folder is in memory, the cost of the disk is not included.
  const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
  const cluster = kind === 'postgres' && !process.env.DATABASE_URL ? await openCluster(durable) : undefined
  if (cluster) closers.push(cluster.close)
  const url = process.env.DATABASE_URL ?? cluster?.url('postgres') ?? ''
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    OPENAI_BASE_URL: `${modelUrl}/v1`,
    OPENAI_API_KEY: 'bench',
    AUTH_LIMITS: 'off',
    LIMIT_SENDS_PER_MINUTE: '100000',
    LIMIT_LIVE_ANSWERS: '1000',
    // Budgets are on, as they are for an operator, but too large to be used up.
    BUDGET_QUESTIONS_PER_DAY: '100000',
    BUDGET_TOKENS_PER_DAY: '1000000000',
    BUDGET_ALL_TOKENS_PER_DAY: '1000000000',
    BUDGET_ALL_TOKENS_PER_MONTH: '1000000000',
    ...(hasLibrary ? {} : { LIBRARY_DIR: noLibrary }),
    ...(kind === 'postgres' ? { DATABASE_URL: url } : {}),
  }
  const server = await start(program, env, nodeFlags)
  closers.push(server.stop)
  const embedded = { host: dataDir, port: 5432, user: 'postgres', database: 'postgres' }
  return { server, env, database: kind === 'postgres' ? { connectionString: url } : embedded }
}

/** One target asks in existing chats. The other begins a new chat with each question. */
async function parvisTargets(
  server: string,
  process: Measured,
  database: pg.ClientConfig,
): Promise<Target[]> {
  const people = await signUpAll(process)
  const chats = await seedChats(
    database,
    people.map(person => person.id),
    { chatsPerUser, messagesPerChat: 2 },
  )
  const relay = relayOf(process, database)
  let asked = 0
  const targetOf = (name: string, isNew: boolean): Target => ({
    name: `${server}, ${name}`,
    port: process.port,
    path: '/api/chat/stream',
    end: 'data: [DONE]\n\n',
    relay,
    next: () => {
      asked += 1
      const person = people[asked % userCount] as Person
      const own = chats.get(person.id) ?? []
      return questionFrom(person, isNew ? undefined : own[Math.floor(asked / userCount) % own.length], asked)
    },
  })
  return [targetOf('existing chat', false), targetOf('new chat', true)]
}

/** A request that asks a question, without the other fields that the page sends. */
export function questionFrom(
  person: Person,
  chatId: string | undefined,
  number: number,
): ReturnType<Target['next']> {
  const content = `Question ${number} : mon propriétaire ne rend pas mon dépôt de garantie, que faire ?`
  return {
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId: randomUUID(), chatId, messages: [{ role: 'user', content }] }),
  }
}

export async function signUpAll({ port }: Measured): Promise<Person[]> {
  const people: Person[] = []
  for (let user = 0; user < userCount; user += 1) people.push(await signUp(`http://127.0.0.1:${port}`))
  return people
}

export function relayOf(process: Measured, database: pg.ClientConfig): Relay {
  return {
    process,
    readLoopDelayMs: () => readLoopDelayMs(`http://127.0.0.1:${process.port}`),
    // The embedded database is in the process, whose processor time includes it.
    readDatabaseCpuMs: async () => (database.connectionString ? readDatabaseCpuMs(database) : 0),
  }
}

/**
 * Writes chats directly into the database; their messages are a minute apart. Their words for the search are written
 * too, and the chats are marked as searchable, so that the job that writes words only has to process the measured
 * answers. Returns the chats' ids by user.
 */
export async function seedChats(
  database: pg.ClientConfig,
  userIds: string[],
  { chatsPerUser, messagesPerChat }: { chatsPerUser: number; messagesPerChat: number },
): Promise<Map<string, string[]>> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `insert into chats (id, user_id, title, message_count, last_message_at, searchable_at)
      select gen_random_uuid(), user_id, 'Mon bail', $3::integer, now(), now()
      from unnest($1::uuid[]) as user_id, generate_series(1, $2::integer) returning id, user_id`,
    [userIds, chatsPerUser, messagesPerChat],
  )
  await client.query(
    `insert into messages (id, chat_id, position, role, content, status, created_at)
      select gen_random_uuid(), chat_id, n, case n % 2 when 0 then 'user' else 'assistant' end,
        'Message ' || n || '. ' || repeat('Une phrase de longueur moyenne. ', case n % 2 when 0 then 3 else 20 end), 'complete',
        now() - interval '1 minute' * ($2::integer - 1 - n)
      from unnest($1::uuid[]) as chat_id, generate_series(0, $2::integer - 1) n`,
    [rows.map(row => row.id), messagesPerChat],
  )
  await client.query(
    `insert into chat_words (chat_id, message_id, user_id, created_at, checksum, words)
      select chats.id, texts.id, user_id, created_at, hashtext(content), array_to_tsvector($2::text[])
      from chats, lateral (
        select id, content from messages where chat_id = chats.id union all select chats.id, title) as texts (id, content)
      where chats.id = any($1::uuid[])`,
    [rows.map(row => row.id), ['message', 'phrase', 'longueur', 'moyenne']],
  )
  await client.query('analyze')
  await client.end()
  const chats = new Map<string, string[]>(userIds.map(id => [id, []]))
  for (const row of rows) chats.get(row.user_id)?.push(row.id)
  return chats
}

async function readLoopDelayMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^parvis_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/m.exec(metrics)?.[1]
  return Number(seconds) * 1_000
}

async function readDatabaseCpuMs(database: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'parvis'`,
  )
  await client.end()
  return rows.reduce((sum, { pid }) => sum + cpuMs(pid), 0)
}
