import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The baseline for drawing an answer: a page that adds each chunk of the same stream to a `<pre>` and does nothing
 * else. Answers at / with the page, and at /stream with the chunks, one each `pace` ms.
 */
export async function startPlainPage(chunks: string[], pace: number) {
  const server = createServer((request, response) => {
    if (request.url === '/stream') return void sendChunks(response, chunks, pace)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

function sendChunks(response: import('node:http').ServerResponse, chunks: string[], pace: number): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
  let next = 0
  const timer = setInterval(() => {
    const chunk = chunks[next]
    next += 1
    if (chunk !== undefined) return void response.write(chunk)
    clearInterval(timer)
    response.end()
  }, pace)
}

const page = `<!doctype html><title>plain</title><pre id="answer"></pre><script>
async function run() {
  const reader = (await fetch('/stream')).body.pipeThrough(new TextDecoderStream()).getReader()
  const text = document.getElementById('answer').appendChild(document.createTextNode(''))
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text.appendData(piece.value)
  document.title = 'done'
}
</script>`
