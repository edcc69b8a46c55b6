import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '../tests/support/people.ts'
import { cpuMs, type Measured, median, percentile, residentMib, start } from './processes.ts'

/**
 * The cost of relaying an answer: our whole path (token, rows, parsing, log, framing) compared with a bare proxy, both
 * fed by the same model server. `npm run bench -- relay [streams] [deltas] [ms]`
 */

const [streams = 40, deltas = 200, intervalMs = 20] = process.argv.slice(3).map(Number)
const rounds = 3
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

type Target = {
  name: string
  process: Measured
  path: string
  headers: Record<string, string>
  body(stream: number): string
}
type Round = { cpuUsPerDelta: number; firstMs: number[]; delayMs: number[]; deltas: number }

export async function run(): Promise<void> {
  const upstream = await start('upstream.ts', { COUNT: String(deltas), INTERVAL_MS: String(intervalMs) })
  const address = `http://127.0.0.1:${upstream.port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-bench-'))
  const pipe = await start('pipe.ts', { UPSTREAM: address })
  const server = await start('../dist/server/main.mjs', {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    OPENAI_BASE_URL: `${address}/v1`,
    OPENAI_API_KEY: 'bench',
    AUTH_LIMITS: 'off',
    LIMIT_SENDS_PER_MINUTE: '100000',
    LIMIT_LIVE_ANSWERS: '1000',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  })
  try {
    const person = await signUp(`http://127.0.0.1:${server.port}`)
    // Existing chats, because a new one also asks the model for a title, which the pipe does not.
    const chatIds = await Promise.all(
      Array.from({ length: streams }, async () => (await person.ask('bench')).chatId),
    )
    const messages = [{ role: 'user', content: 'bench' }]
    await compare(
      { name: 'pipe', process: pipe, path: '/', headers: {}, body: () => '{}' },
      {
        name: 'parvis',
        process: server,
        path: '/api/chat/stream',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: stream => JSON.stringify({ chatId: chatIds[stream], messages }),
      },
    )
  } finally {
    for (const one of [upstream, pipe, server]) one.stop()
    agent.destroy()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function compare(pipe: Target, server: Target): Promise<void> {
  console.log(
    `${streams} streams, ${deltas} deltas each, one per ${intervalMs} ms; ${rounds} rounds after a warm-up`,
  )
  for (const target of [pipe, server]) await measure(target)
  const idleMib = residentMib(server.process.pid)
  const results = new Map<Target, Round[]>([
    [pipe, []],
    [server, []],
  ])
  for (let round = 0; round < rounds; round += 1) {
    for (const [target, list] of results) list.push(await measure(target))
  }
  const base = results.get(pipe) ?? []
  for (const [target, list] of results) {
    const ratios = list.map(
      (round, index) => round.cpuUsPerDelta / (base[index]?.cpuUsPerDelta ?? Number.NaN),
    )
    console.log(
      [
        target.name.padEnd(7),
        `CPU ${median(list.map(round => round.cpuUsPerDelta)).toFixed(1)} us/delta`,
        `= ${median(ratios).toFixed(2)} x pipe [${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}]`,
        `first delta p50 ${ms(list, 'firstMs', 50)}, p95 ${ms(list, 'firstMs', 95)}`,
        `delay p50 ${ms(list, 'delayMs', 50)}, p99 ${ms(list, 'delayMs', 99)}`,
      ].join(' | '),
    )
  }
  console.log(
    `parvis memory: ${idleMib.toFixed(0)} MiB after the warm-up, ${residentMib(server.process.pid).toFixed(0)} MiB at the end`,
  )
}

function ms(rounds: Round[], field: 'firstMs' | 'delayMs', percent: number): string {
  return `${percentile(
    rounds.flatMap(round => round[field]),
    percent,
  ).toFixed(1)} ms`
}

async function measure(target: Target): Promise<Round> {
  const round: Round = { cpuUsPerDelta: 0, firstMs: [], delayMs: [], deltas: 0 }
  const before = cpuMs(target.process.pid)
  await Promise.all(Array.from({ length: streams }, (_, stream) => readOne(target, round, stream)))
  round.cpuUsPerDelta = ((cpuMs(target.process.pid) - before) * 1000) / round.deltas
  if (round.deltas !== streams * deltas)
    console.log(`${target.name}: ${round.deltas} of ${streams * deltas} deltas`)
  return round
}

/** A delta is the time at which it was sent, in milliseconds since 1970 with two decimals, padded to 20 characters. */
const sentAtPattern = /\d{13}\.\d{2}/g

function readOne(target: Target, round: Round, stream: number): Promise<void> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port: target.process.port,
        path: target.path,
        method: 'POST',
        headers: target.headers,
      },
      response => {
        let hasDelta = false
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          const now = performance.timeOrigin + performance.now()
          for (const [sentAtMs] of piece.matchAll(sentAtPattern)) {
            round.deltas += 1
            round.delayMs.push(now - Number(sentAtMs))
            // The model server waits `intervalMs` before its first delta.
            if (!hasDelta) round.firstMs.push(performance.now() - startedMs - intervalMs)
            hasDelta = true
          }
        })
        response.on('end', resolve)
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(target.body(stream))
  })
}
