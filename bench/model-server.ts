import { createServer, type ServerResponse } from 'node:http'

/**
 * A model server that speaks the wire format of the Responses API and uses almost no processor time. `PUT /pace` sets
 * how many deltas of 20 characters an answer has, and the time between them. With 0 ms, the whole answer is sent at
 * once. A paced delta contains the time at which it was sent, so that a reader can compute its delay. Each delta has
 * one `~`, which a reader counts. With `records`, each request for an answer is compared with the one before, and
 * `GET /` returns the result. Prints its port.
 */

type Pace = { deltas: number; intervalMs: number; records?: boolean }

/** The size of the last request for an answer, and how many bytes at its beginning equal those of the one before. */
export type LastRequest = { bytes: number; sameBytes: number }

const frame = (type: string, fields: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
const padding = {
  item_id: `msg_${'a'.repeat(48)}`,
  output_index: 0,
  content_index: 0,
  logprobs: [],
  obfuscation: 'abcdefghij',
}
const deltaFrame = (text: string, sequence: number) =>
  frame('response.output_text.delta', { sequence_number: sequence, delta: text, ...padding })
const head = frame('response.created', { response: { id: 'resp_1', model: 'bench' } })
const tail = frame('response.completed', { response: { usage: { input_tokens: 1, output_tokens: 200 } } })
const title = Buffer.from(head + deltaFrame('A short title', 0) + tail)

let pace: Pace = { deltas: 5, intervalMs: 0 }
let burst = burstOf(pace.deltas)
let lastBody: Buffer = Buffer.alloc(0)
let sameBytes = 0

function burstOf(deltas: number): Buffer {
  const frames = Array.from({ length: deltas }, (_, index) => deltaFrame('un mois, pas plus.~ ', index))
  return Buffer.from(head + frames.join('') + tail)
}

function sendPaced(response: ServerResponse, { deltas, intervalMs }: Pace): void {
  response.write(head)
  let sent = 0
  const timer = setInterval(() => {
    const sentAtMs = (performance.timeOrigin + performance.now()).toFixed(2)
    response.write(deltaFrame(`${sentAtMs}~   `, sent))
    sent += 1
    if (sent < deltas) return
    clearInterval(timer)
    response.end(tail)
  }, intervalMs)
  response.on('close', () => clearInterval(timer))
}

function record(body: Buffer): void {
  let same = 0
  while (same < body.length && body[same] === lastBody[same]) same += 1
  lastBody = body
  sameBytes = same
}

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', part => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    if (request.method === 'PUT') {
      pace = JSON.parse(body.toString()) as Pace
      burst = burstOf(pace.deltas)
      response.end()
      return
    }
    if (request.method === 'GET') {
      response.end(JSON.stringify({ bytes: lastBody.length, sameBytes } satisfies LastRequest))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // For a new chat, Parvis also requests a title.
    if (body.includes('Write a title')) response.end(title)
    else {
      if (pace.records) record(body)
      if (pace.intervalMs === 0) response.end(burst)
      else sendPaced(response, pace)
    }
  })
})

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
