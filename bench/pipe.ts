import { Agent, createServer, request as open } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The baseline: a node:http proxy that forwards the bytes without reading them. Prints its port. */

const agent = new Agent({ keepAlive: true })
const target = new URL(process.env.UPSTREAM ?? '')
const resolutionMs = 20
const delays = monitorEventLoopDelay({ resolution: resolutionMs })
delays.enable()

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(String(delays.percentile(99) / 1e6 - resolutionMs))
    delays.reset()
    return
  }
  const forwarded = open(
    { agent, host: target.hostname, port: target.port, path: '/v1/responses', method: 'POST' },
    received => {
      response.writeHead(received.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      received.pipe(response)
    },
  )
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
})

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
