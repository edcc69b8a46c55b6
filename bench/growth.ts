import { type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../tests/support/people/people.ts'
import type { LastRequest } from './model-server.ts'
import { cpuMs, type Measured, median, start } from './processes.ts'
import { closeReaders, measure, type Scenario } from './relay-rounds.ts'
import {
  type Closers,
  questionFrom,
  relayOf,
  type Server,
  seedChats,
  signUpAll,
  startServer,
  type Target,
} from './relay-targets.ts'

/**
 * How the cost of a unit changes with longer answers and chats, more readers, and a second process on the same
 * PostgreSQL. Also counts the tokens that a question sends to the provider in chats of different lengths.
 * `npm run bench -- growth`. `storage.ts` measures how the cost of lists depends on the number of accounts and chats.
 */

const roundCount = 5
const program = '../dist/server/main.mjs'

type Bench = { modelUrl: string; one: Server; two: Server; people: Person[] }

export async function run(): Promise<void> {
  const closers: Closers = []
  try {
    const bench = await open(closers)
    console.log(`${`cost of one unit, median of ${roundCount} rounds`.padEnd(59)}small     large     ratio`)
    await compareReaders(bench)
    await compareAnswers(bench)
    await compareProcesses(bench)
    await countTokens(bench)
    // Last, because it adds many long chats to the database.
    await compareChats(bench)
  } finally {
    closeReaders()
    for (const close of closers.reverse()) await close()
  }
}

async function open(closers: Closers): Promise<Bench> {
  const model = await start('model-server.ts', {})
  closers.push(model.stop)
  const modelUrl = `http://127.0.0.1:${model.port}`
  const one = await startServer('postgres', modelUrl, program, { hasLibrary: true }, closers)
  // On the same database and folder.
  const server = await start(program, one.env)
  closers.push(server.stop)
  return { modelUrl, one, two: { ...one, server }, people: await signUpAll(one.server) }
}

async function setPace({ modelUrl }: Bench, pace: object): Promise<void> {
  await fetch(`${modelUrl}/pace`, { method: 'PUT', body: JSON.stringify(pace) })
}

/** A target whose questions go to these chats in turn, or each to a new chat. */
function target({ server, database }: Server, people: Person[], chats?: Map<string, string[]>): Target {
  let asked = 0
  return {
    name: '',
    port: server.port,
    path: '/api/chat/stream',
    end: 'data: [DONE]\n\n',
    relay: relayOf(server, database),
    next: () => {
      asked += 1
      const person = people[asked % people.length] as Person
      const own = chats?.get(person.id) ?? []
      return questionFrom(person, own[Math.floor(asked / people.length) % own.length], asked)
    },
  }
}

function print(name: string, small: number[], large: number[], unit: string): void {
  const cell = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padEnd(10)
  const ratio = (median(large) / median(small)).toFixed(2)
  console.log(`${name.padEnd(59)}${cell(median(small))}${cell(median(large))}${ratio}`)
}

/** Runs both sides in turn. The first round only warms up. */
async function alternate(small: () => Promise<number>, large: () => Promise<number>) {
  const values = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round <= roundCount; round += 1) {
    const pair = [await small(), await large()] as const
    if (round === 0) continue
    values.small.push(pair[0])
    values.large.push(pair[1])
  }
  return values
}

async function compareAnswers(bench: Bench): Promise<void> {
  const newChats = target(bench.one, bench.people)
  const cost = async (deltas: number) => {
    const scenario: Scenario = {
      streams: 10,
      answersPerStream: 1,
      deltas,
      intervalMs: 2,
      startsWithinMs: 200,
    }
    await setPace(bench, scenario)
    const { cpuUs, deltas: read } = await measure(newChats, scenario)
    return cpuUs / read
  }
  const { small, large } = await alternate(
    () => cost(200),
    () => cost(2_000),
  )
  print('a delta, in answers of 200 and of 2,000', small, large, 'µs')
}

/** Answers that follow one another without a pause. */
const shortAnswers = { streams: 16, deltas: 5, intervalMs: 0, startsWithinMs: 0 }

async function compareChats(bench: Bench): Promise<void> {
  const scenario = { ...shortAnswers, answersPerStream: 10 }
  const ids = bench.people.map(({ id }) => id)
  const sides = []
  for (const messagesPerChat of [2, 200]) {
    const chats = await seedChats(bench.one.database, ids, { chatsPerUser: 50, messagesPerChat })
    sides.push(target(bench.one, bench.people, chats))
  }
  const [short, long] = sides as [Target, Target]
  await setPace(bench, scenario)
  const databaseMs = { short: [] as number[], long: [] as number[] }
  const cost = async (side: keyof typeof databaseMs) => {
    const { cpuUs, databaseCpuUs, answers } = await measure(side === 'short' ? short : long, scenario)
    databaseMs[side].push(databaseCpuUs / answers / 1_000)
    return cpuUs / answers / 1_000
  }
  const { small, large } = await alternate(
    () => cost('short'),
    () => cost('long'),
  )
  print('an answer, in chats of 2 and of 200 messages', small, large, 'ms')
  print('… PostgreSQL', databaseMs.short.slice(1), databaseMs.long.slice(1), 'ms')
}

const readerCount = 100

async function compareReaders(bench: Bench): Promise<void> {
  const pace = { deltas: 200, intervalMs: 20 }
  await setPace(bench, pace)
  const [person] = bench.people as [Person]
  const { pid } = bench.one.server
  const cost = async (readers: number) => {
    const cpuBeforeMs = cpuMs(pid)
    const answer = await ask(bench.one.server, person, undefined)
    const chatId = await answer.chatId
    const followers = Array.from({ length: readers - 1 }, () => follow(bench.one.server, person, chatId))
    await Promise.all([answer.ended, ...followers])
    return ((cpuMs(pid) - cpuBeforeMs) * 1_000) / (pace.deltas * readers)
  }
  const { small, large } = await alternate(
    () => cost(1),
    () => cost(readerCount),
  )
  print(`a delta for each reader, with 1 and with ${readerCount} readers`, small, large, 'µs')
}

async function compareProcesses(bench: Bench): Promise<void> {
  const { people } = bench
  const middle = people.length / 2
  await compareWithTwo(bench, 'two', [people.slice(0, middle), people.slice(middle)])
  // Rare, and the worst case: their statements wait for the same rows.
  await compareWithTwo(bench, 'two with the same people', [people, people])
}

async function compareWithTwo(bench: Bench, name: string, people: [Person[], Person[]]): Promise<void> {
  const scenario = { ...shortAnswers, answersPerStream: 20 }
  await setPace(bench, scenario)
  const half = { ...scenario, streams: scenario.streams / 2 }
  const alone = target(bench.one, bench.people)
  const [one, two] = [target(bench.one, people[0]), target(bench.two, people[1])]
  const perSecond = { one: [] as number[], two: [] as number[] }
  const { small, large } = await alternate(
    async () => {
      const { cpuUs, answers, wallMs } = await measure(alone, scenario)
      perSecond.one.push((answers / wallMs) * 1_000)
      return cpuUs / answers / 1_000
    },
    async () => {
      const both = await Promise.all([measure(one, half), measure(two, half)])
      const answers = both.reduce((sum, round) => sum + round.answers, 0)
      perSecond.two.push((answers / Math.max(...both.map(({ wallMs }) => wallMs))) * 1_000)
      return both.reduce((sum, { cpuUs }) => sum + cpuUs, 0) / answers / 1_000
    },
  )
  print(`an answer, by one process and by ${name}`, small, large, 'ms')
  print('… answers a second', perSecond.one.slice(1), perSecond.two.slice(1), '')
}

const bytesPerToken = 4
const followUpCount = 8

/**
 * How many tokens a question sends to the provider, and what share of its request, counted from the beginning, is the
 * same as in the question before.
 */
async function countTokens(bench: Bench): Promise<void> {
  await setPace(bench, { deltas: 5, intervalMs: 0, records: true })
  const [person] = bench.people as [Person]
  for (const messagesPerChat of [2, 20, 50, 200]) {
    const chats = await seedChats(bench.one.database, [person.id], { chatsPerUser: 1, messagesPerChat })
    const [chatId] = chats.get(person.id) ?? []
    const tokens: number[] = []
    const shares: number[] = []
    for (let question = 0; question <= followUpCount; question += 1) {
      await (await ask(bench.one.server, person, chatId)).ended
      const last = (await (await fetch(bench.modelUrl)).json()) as LastRequest
      if (question === 0) continue
      tokens.push(last.bytes / bytesPerToken)
      shares.push(last.sameBytes / last.bytes)
    }
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
    console.log(
      `a question in a chat of ${messagesPerChat} messages: ${median(tokens).toFixed(0)} tokens, ${(share * 100).toFixed(0)} % the same as in the question before`,
    )
  }
}

let askedCount = 0

async function ask({ port }: Measured, person: Person, chatId: string | undefined) {
  askedCount += 1
  const { headers, body } = questionFrom(person, chatId, askedCount)
  const response = await call(port, '/api/chat/stream', 'POST', headers, body)
  const named = Promise.withResolvers<string>()
  let start = ''
  response.on('data', (piece: Buffer) => {
    if (start.length > 1_000) return
    start += piece.toString()
    const id = /"chatId":"([\da-f-]{36})"|"id":"([\da-f-]{36})"/.exec(start)
    if (id) named.resolve(id[1] ?? id[2] ?? '')
  })
  return { chatId: named.promise, ended: ended(response) }
}

async function follow({ port }: Measured, person: Person, chatId: string): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` }
  const response = await call(port, `/api/chat/${chatId}/stream`, 'GET', headers)
  response.resume()
  await ended(response)
}

function call(port: string, path: string, method: string, headers: Record<string, string>, body?: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(body)
  })
}

async function ended(response: IncomingMessage): Promise<void> {
  await new Promise((resolve, reject) => response.on('end', resolve).on('error', reject))
  // The stream ends a little before the work does.
  await wait(20)
}
