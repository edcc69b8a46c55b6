import { Agent, createServer, request as open } from 'node:http'

/** The baseline: a proxy of node:http that passes the bytes on and looks at nothing. Prints its port. */

const agent = new Agent({ keepAlive: true })
const target = new URL(process.env.UPSTREAM ?? '')

const server = createServer((request, response) => {
  const onward = open(
    { agent, host: target.hostname, port: target.port, path: '/v1/responses', method: 'POST' },
    answer => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  request.pipe(onward)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
