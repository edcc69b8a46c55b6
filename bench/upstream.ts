import { createServer } from 'node:http'

/**
 * A model server that uses almost no processor time: COUNT deltas of 20 characters, one every INTERVAL_MS, in the wire
 * format of the Responses API. Each delta begins with the time at which it was sent, so that a reader can compute the
 * delay. Prints its port.
 */

const count = Number(process.env.COUNT ?? 200)
const intervalMs = Number(process.env.INTERVAL_MS ?? 20)

const frame = (type: string, fields: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
const padding = {
  item_id: `msg_${'a'.repeat(48)}`,
  output_index: 0,
  content_index: 0,
  logprobs: [],
  obfuscation: 'abcdefghij',
}

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(frame('response.created', { response: { id: 'resp_1', model: 'bench' } }))
  let sent = 0
  const timer = setInterval(() => {
    const delta = `${(performance.timeOrigin + performance.now()).toFixed(2)}      `.slice(0, 20)
    response.write(frame('response.output_text.delta', { sequence_number: sent, delta, ...padding }))
    sent += 1
    if (sent < count) return
    clearInterval(timer)
    response.end(
      frame('response.completed', { response: { usage: { input_tokens: 1, output_tokens: count } } }),
    )
  }, intervalMs)
  response.on('close', () => clearInterval(timer))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
