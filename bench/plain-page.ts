import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { doneFrame, textFrames } from '../src/shared/api/sse.ts'

/** Serves the baseline page (plain-answer.tsx) and its stream, one chunk every `chunkIntervalMs`. */
export async function startPlainPage(chunks: string[], chunkIntervalMs: number) {
  const script = await bundle()
  const server = createServer((request, response) => {
    if (request.url === '/stream') return sendChunks(response, chunks, chunkIntervalMs)
    const isScript = request.url === '/script.js'
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(
        isScript
          ? script
          : '<!doctype html><title>plain</title><div id="root"></div><script src="/script.js"></script>',
      )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function bundle(): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('plain-answer.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}

function sendChunks(response: ServerResponse, chunks: string[], chunkIntervalMs: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let next = 0
  const timer = setInterval(() => {
    const chunk = chunks[next]
    next += 1
    response.write(chunk === undefined ? doneFrame : textFrames(chunk))
    if (chunk !== undefined) return
    clearInterval(timer)
    response.end()
  }, chunkIntervalMs)
}
