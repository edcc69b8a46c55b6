import { Agent, createServer, request as open } from 'node:http'

/** The baseline: a node:http proxy that forwards the bytes without reading them. Prints its port. */

const agent = new Agent({ keepAlive: true })
const target = new URL(process.env.UPSTREAM ?? '')

const server = createServer((request, response) => {
  const forwarded = open(
    { agent, host: target.hostname, port: target.port, path: '/v1/responses', method: 'POST' },
    reply => {
      response.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      reply.pipe(response)
    },
  )
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
