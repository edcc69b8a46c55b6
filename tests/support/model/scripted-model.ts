import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runningMs } from '#tests/support/running-time.ts'
import { scriptedFiles } from './scripted-files.ts'
import { faultOf, refusalFor } from './scripted-refusals.ts'
import { type Reply, type Step, scriptFor, textReply } from './scripted-scripts.ts'
import type { Wire } from './scripted-wire.ts'
import { chatWire } from './scripted-wire-chat.ts'
import { responsesWire } from './scripted-wire-responses.ts'

/**
 * A model server for tests and manual experiments: a real HTTP server that speaks the wire formats of the Responses and
 * Chat Completions APIs, and answers as its scripts say, including faults.
 *
 * To run it by hand: `npx node tests/support/model/scripted-model.ts --port 4010`, then
 * OPENAI_BASE_URL=http://127.0.0.1:4010/v1.
 */

export type RecordedRequest = {
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: a test can read any field that the product sent.
  body: any
  /** The text of the last user message. */
  question: string
  /** `title`: a request for a chat's title. The answer is `title`, unless a test queued another one. */
  purpose: 'answer' | 'title'
  /** `runningMs()` when the connection closed before the answer was complete. */
  abortedAtMs: number | undefined
  /** `runningMs()` when the answer was complete. */
  endedAtMs: number | undefined
  /** The client's port: equal for requests that shared a connection. */
  clientPort: number | undefined
}

type Queued = {
  reply: Reply
  purpose: RecordedRequest['purpose']
  matches: (request: RecordedRequest) => boolean
}

export type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>

/** `apiKey`: other keys are refused. `paceMs`: the interval between deltas in scripts that do not set one. */
type ScriptedModelOptions = { port?: number; apiKey?: string; paceMs?: number }

export async function startScriptedModel(options: ScriptedModelOptions = {}) {
  const requests: RecordedRequest[] = []
  const queue: Queued[] = []
  const files = scriptedFiles()
  const server = createServer((request, response) => {
    serve(request, response).catch(error => response.destroy(error))
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/v1\//, '/').replace(/\?.*$/, '')
    const refusal = refusalFor(request, path, options.apiKey)
    const fileReply = refusal ? undefined : await files.serve(request, path)
    if (fileReply && 'status' in fileReply) return sendReply(response, fileReply)
    if (request.method === 'GET' && path === '/models' && !refusal) return sendJson(response, 200, models())
    const body = await readJson(request)
    const recorded = record(request, response, body)
    const { purpose, question } = recorded
    const attempt = requests.filter(other => other.purpose === purpose && other.question === question).length
    requests.push(recorded)
    const queued = queue.findIndex(entry => entry.purpose === purpose && entry.matches(recorded))
    const reply =
      refusal ??
      faultOf(body, path) ??
      files.faultOf(body) ??
      (queued === -1 ? undefined : queue.splice(queued, 1)[0]?.reply) ??
      (purpose === 'title' ? textReply(title) : scriptFor(question, attempt, body.stream === true))
    if (reply === undefined) return
    if ('status' in reply) return sendReply(response, reply)
    await play(response, path, body, { paceMs: options.paceMs ?? 0, ...reply })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/v1`
  return {
    url,
    /** The settings of a server that asks this model. */
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'k' },
    requests,
    /** The requests for answers. Those for titles can arrive at any time, even after the answer has ended. */
    answerRequests: () => requests.filter(({ purpose }) => purpose === 'answer'),
    /** Its Files API. */
    files,
    /** The title that it gives a chat, unless a test queued another one. */
    title,
    /** Answers the next question that `matches` accepts with `reply`. Several replies queue up. */
    next(reply: Reply, matches: Queued['matches'] = () => true): void {
      queue.push({ reply, purpose: 'answer', matches })
    },
    /** The same for the title of a chat. */
    nextTitle(reply: Reply, matches: Queued['matches']): void {
      queue.push({ reply, purpose: 'title', matches })
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function record(request: IncomingMessage, response: ServerResponse, body: Body): RecordedRequest {
  const recorded: RecordedRequest = {
    path: request.url ?? '',
    headers: request.headers,
    body,
    question: questionOf(body),
    purpose: asksForTitle(body) ? 'title' : 'answer',
    abortedAtMs: undefined,
    endedAtMs: undefined,
    clientPort: request.socket.remotePort,
  }
  response.on('finish', () => {
    recorded.endedAtMs = runningMs()
  })
  response.on('close', () => {
    if (!response.writableFinished) recorded.abortedAtMs = runningMs()
  })
  return recorded
}

type Body = Record<string, unknown>

async function readJson(request: IncomingMessage): Promise<Body> {
  const body = Buffer.concat(await Array.fromAsync(request))
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}

function questionOf(body: Body): string {
  const turns = [body.input, body.messages].find(Array.isArray) ?? []
  const last = turns.findLast(turn => turn?.role === 'user')?.content ?? ''
  if (typeof last === 'string') return last
  return last.map((part: { text?: string }) => part.text ?? '').join('')
}

const title = 'Le titre du modèle'

function asksForTitle(body: Body): boolean {
  const turns = Array.isArray(body.messages) ? body.messages : []
  const system = typeof body.instructions === 'string' ? body.instructions : turns[0]?.content
  return typeof system === 'string' && system.startsWith('Write a title')
}

function models(): unknown {
  const data = [
    { id: 'gpt-4o', object: 'model', owned_by: 'scripted', shutdown_date: '2027-01-14' },
    { id: 'gpt-5', object: 'model', owned_by: 'scripted', shutdown_date: '2026-12-11' },
    { id: 'o3', object: 'model', owned_by: 'scripted', shutdown_date: '2026-12-11' },
    { id: 'gpt-6-luna', object: 'model', owned_by: 'scripted' },
  ]
  return { object: 'list', data }
}

function sendReply(response: ServerResponse, reply: Extract<Reply, { status: number }>): void {
  if (typeof reply.body !== 'string') sendJson(response, reply.status, reply.body, reply.headers)
  else response.writeHead(reply.status, { 'x-request-id': requestId, ...reply.headers }).end(reply.body)
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  const type = { 'content-type': 'application/json', 'x-request-id': requestId }
  response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(body))
}

const requestId = 'req_scripted'

/** Sends the steps, as a stream or as one JSON body, until they end or the client disconnects. */
async function play(
  response: ServerResponse,
  path: string,
  body: Body,
  reply: Extract<Reply, { steps: Step[] }>,
): Promise<void> {
  const inputLength = JSON.stringify(body.input ?? body.messages ?? '').length
  const includesUsage = (body.stream_options as Body | undefined)?.include_usage === true
  const wire =
    path === '/responses'
      ? responsesWire(String(body.model), inputLength)
      : chatWire(String(body.model), inputLength, includesUsage)
  const closed = new AbortController()
  response.on('close', () => closed.abort())
  try {
    if (body.stream === true) await stream(response, wire, reply, closed.signal)
    else await sendWhole(response, wire, reply.steps, closed.signal)
  } catch (error) {
    if (!closed.signal.aborted) throw error
  }
}

async function sendWhole(
  response: ServerResponse,
  wire: Wire,
  steps: Step[],
  closed: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    wire.step(step)
    if (step.type === 'pause' || step.type === 'reasoning')
      await setTimeout(step.ms, undefined, { signal: closed })
  }
  sendJson(response, 200, wire.whole())
}

async function stream(
  response: ServerResponse,
  wire: Wire,
  reply: Extract<Reply, { steps: Step[] }>,
  closed: AbortSignal,
): Promise<void> {
  const { paceMs = 0 } = reply
  response.socket?.setNoDelay(true)
  const write = (frames: string[]) => writeFrames(response, frames, reply.bytewise === true, closed)
  if (!reply.withoutHeaders) {
    const type = 'text/event-stream; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'x-request-id': requestId })
    await write(wire.open())
  }
  for (const step of reply.steps) {
    if (closed.aborted) return
    if (step.type === 'hang') return
    if (step.type === 'reset') {
      response.socket?.resetAndDestroy()
      return
    }
    await write(step.type === 'raw' ? [step.frame] : wire.step(step))
    if (step.type === 'pause' || step.type === 'reasoning')
      await setTimeout(step.ms, undefined, { signal: closed })
    if (step.type === 'hold') await hold(response, step.until, closed)
    if (step.type === 'reasoning') await write(wire.afterReasoning())
    if (paceMs > 0 && step.type !== 'complete') await setTimeout(paceMs, undefined, { signal: closed })
  }
  response.end()
}

/** Sends comments while it waits, as real servers do, because the product gives up on a silent model. */
async function hold(response: ServerResponse, until: Promise<void>, closed: AbortSignal): Promise<void> {
  if (closed.aborted) return
  const keepAlive = setInterval(() => response.write(': held\n\n'), 500)
  await Promise.race([until, once(closed, 'abort')])
  clearInterval(keepAlive)
}

async function writeFrames(
  response: ServerResponse,
  frames: string[],
  bytewise: boolean,
  closed: AbortSignal,
): Promise<void> {
  if (!bytewise) {
    for (const frame of frames) response.write(frame)
    return
  }
  for (const byte of Buffer.from(frames.join(''))) {
    response.write(Buffer.of(byte))
    await setImmediate(undefined, { signal: closed })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, pace: { type: 'string' } } })
  const model = await startScriptedModel({
    port: Number(values.port ?? 4010),
    paceMs: Number(values.pace ?? 20),
  })
  process.stdout.write(`The scripted model is listening at ${model.url}\n`)
}
