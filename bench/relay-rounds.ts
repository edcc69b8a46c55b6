import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMs, residentMib } from './processes.ts'
import type { Target } from './relay-targets.ts'

/** One measurement: a number of streams at once, each asking one or more questions. */

export type Scenario = {
  streams: number
  answersPerStream: number
  deltas: number
  /** The time between two deltas. 0: an answer arrives at once. */
  intervalMs: number
  /** The starts are spread evenly over this time, so that a question is asked while others are being answered. */
  startsWithinMs: number
}

export type Round = {
  answers: number
  deltas: number
  /** Answers without all of their deltas, or without their end. */
  incomplete: number
  cpuUs: number
  databaseCpuUs: number
  wallMs: number
  loopDelayMs: number
  /** The time from each question to its first delta, without the time that the model server waits. */
  firstMs: number[]
  /** The time from the model server to the reader, for deltas of paced answers. */
  delayMs: number[]
  /** Resident memory of the relay before the first question and, if answers are paced, while all streams are open. */
  beforeMib: number
  openMib: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

export async function measure(target: Target, scenario: Scenario): Promise<Round> {
  const { relay } = target
  const round: Round = {
    answers: 0,
    deltas: 0,
    incomplete: 0,
    cpuUs: 0,
    databaseCpuUs: 0,
    wallMs: 0,
    loopDelayMs: 0,
    firstMs: [],
    delayMs: [],
    beforeMib: relay ? residentMib(relay.process.pid) : 0,
    openMib: 0,
  }
  await relay?.readLoopDelayMs()
  const databaseCpuBeforeMs = (await relay?.readDatabaseCpuMs()) ?? 0
  const cpuBeforeMs = relay ? cpuMs(relay.process.pid) : 0
  const startedAtMs = performance.now()
  const streams = Array.from({ length: scenario.streams }, (_, index) =>
    runStream(target, scenario, index, round),
  )
  const allOpenMs = scenario.deltas * scenario.intervalMs * 0.75
  const memory = wait(allOpenMs).then(() => {
    round.openMib = relay ? residentMib(relay.process.pid) : 0
  })
  await Promise.all([...streams, memory])
  round.wallMs = performance.now() - startedAtMs
  round.cpuUs = relay ? (cpuMs(relay.process.pid) - cpuBeforeMs) * 1_000 : 0
  round.databaseCpuUs = (((await relay?.readDatabaseCpuMs()) ?? 0) - databaseCpuBeforeMs) * 1_000
  round.loopDelayMs = (await relay?.readLoopDelayMs()) ?? 0
  return round
}

export function closeReaders(): void {
  agent.destroy()
}

async function runStream(target: Target, scenario: Scenario, index: number, round: Round): Promise<void> {
  await wait((index / scenario.streams) * scenario.startsWithinMs)
  for (let answer = 0; answer < scenario.answersPerStream; answer += 1) await ask(target, scenario, round)
}

async function ask(target: Target, scenario: Scenario, round: Round): Promise<void> {
  const { headers, body } = target.next()
  const { port, path } = target
  const askedAtMs = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, method: 'POST', headers }
    request(options, resolve).on('error', reject).end(body)
  })
  let deltas = 0
  let last = ''
  response.on('data', (piece: Buffer) => {
    const before = deltas
    deltas += scenario.intervalMs === 0 ? countDeltas(piece) : readDelays(piece, round)
    if (before === 0 && deltas > 0) round.firstMs.push(performance.now() - askedAtMs - scenario.intervalMs)
    last = last.slice(-20) + piece.toString('latin1', Math.max(0, piece.length - 20))
  })
  await new Promise<void>((resolve, reject) => {
    response.on('end', resolve)
    response.on('error', reject)
  })
  round.answers += 1
  round.deltas += deltas
  if (deltas !== scenario.deltas || !last.endsWith(target.end)) round.incomplete += 1
}

/** A character that each delta contains once. */
const mark = '~'.charCodeAt(0)
/** The length of the time before the mark: milliseconds since 1970, with two decimals. */
const sentAtLength = 16

function countDeltas(piece: Buffer): number {
  let count = 0
  for (let at = piece.indexOf(mark); at !== -1; at = piece.indexOf(mark, at + 1)) count += 1
  return count
}

function readDelays(piece: Buffer, round: Round): number {
  const nowMs = performance.timeOrigin + performance.now()
  let count = 0
  for (let at = piece.indexOf(mark); at !== -1; at = piece.indexOf(mark, at + 1)) {
    count += 1
    // A piece can begin within a delta.
    const sentAtMs = Number(piece.toString('latin1', Math.max(0, at - sentAtLength), at))
    if (at >= sentAtLength && sentAtMs > 0) round.delayMs.push(nowMs - sentAtMs)
  }
  return count
}
