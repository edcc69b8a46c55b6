import { spawn, spawnSync } from 'node:child_process'
import { chown, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { scratchFolder } from '#tests/support/scratch.ts'
import { findPostgres } from '../../../script/find-postgres.mjs'

/** A private PostgreSQL for tests or a benchmark, in its own folder, on a Unix socket only, and deleted at the end. */
export type Cluster = {
  url(database: string): string
  /** Ends the server and its connections, and keeps the data. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

type Owner = { uid?: number; gid?: number }

/** No data outlives the run, so none needs to reach the disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=',
  'max_connections=300',
]

/**
 * Stops the server and removes its folder when the runner closes this script's input, however the runner ends. After
 * the line "keep", the folder stays.
 */
const guard =
  'folder=$1; shift; "$@" & server=$!; read -r last; kill -INT $server; wait $server; [ "$last" = keep ] || rm -rf "$folder"'

/** The reason why tests cannot use PostgreSQL on this machine; undefined if they can. */
export function findPostgresProblem(): string | undefined {
  if (process.env.TEST_DATABASE_URL) return undefined
  const reason = findClusterProblem()
  return reason && `${reason}, and TEST_DATABASE_URL is not set`
}

function findClusterProblem(): string | undefined {
  if (!findPostgres()) return 'no PostgreSQL 15 or newer on this machine'
  if (process.getuid?.() === 0 && !postgresUser())
    return 'the user "postgres" is missing (PostgreSQL never runs as root)'
  return undefined
}

/** `more`: additional settings, as `name=value`. Needs PostgreSQL on this machine, even if TEST_DATABASE_URL is set. */
export async function openCluster(more: string[] = []): Promise<Cluster> {
  const programs = findPostgres()
  const reason = findClusterProblem()
  if (!programs || reason) throw new Error(reason)
  const owner: Owner = process.getuid?.() === 0 ? (postgresUser() ?? {}) : {}
  const folder = await scratchFolder('postgres')
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  initialise(join(programs, 'initdb'), data, owner)
  const port = 5432
  const args = [
    '-D',
    data,
    '-k',
    folder,
    '-p',
    String(port),
    ...[...settings, ...more].flatMap(value => ['-c', value]),
  ]
  const url = (database: string) => `postgresql:///${database}?host=${folder}&port=${port}&user=postgres`
  const start = async () => {
    const server = spawn('/bin/sh', ['-c', guard, 'sh', folder, join(programs, 'postgres'), ...args], {
      ...owner,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      // Only the runner receives Ctrl-C, and it then closes the input.
      detached: true,
    })
    const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
    await waitUntilReady(url('postgres'))
    return async (lastLine: string) => {
      server.stdin.end(lastLine)
      await ended
    }
  }
  let end = await start()
  return {
    url,
    stop: () => end('keep\n'),
    start: async () => {
      end = await start()
    },
    close: async () => {
      await end('')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function initialise(initdb: string, data: string, owner: Owner): void {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const result = spawnSync(initdb, args, { ...owner, cwd: tmpdir(), encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`)
}

async function waitUntilReady(url: string): Promise<void> {
  const deadlineMs = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadlineMs) throw error
      await pause(50)
    }
  }
}

function postgresUser(): Required<Owner> | undefined {
  const id = (flag: string) => {
    const result = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    return result.status === 0 ? Number(result.stdout) : undefined
  }
  const uid = id('-u')
  const gid = id('-g')
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined
}
