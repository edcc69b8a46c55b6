import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createServer as createPages, type ViteDevServer } from 'vite'
import { type Config, readConfig } from '#server/config/config.ts'
import { addressOf } from '#server/listen.ts'

/**
 * `npm run dev`, at one address (HOST and PORT): Vite serves the pages with hot reloading and proxies calls to the
 * server, which runs from its sources on its own port and restarts when they change. Ctrl-C stops both.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

async function main(): Promise<void> {
  const config = readConfig()
  const serverPort = await findFreePort()
  const pages = await openPages(config, `http://127.0.0.1:${serverPort}`)
  const server = startServer(serverPort, addressOf(pages.httpServer as Server, config.host))
  const end = () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM')
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // If the output is no longer read, as after `npm run dev | head`, the server would otherwise run on alone.
  process.stdout.on('error', end)
  // Neither is useful without the other.
  server.once('exit', code => {
    process.exitCode = code ?? 0
    void pages.close()
  })
}

async function findFreePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  socket.close()
  await once(socket, 'close')
  return port
}

async function openPages(
  { host, port }: Pick<Config, 'host' | 'port'>,
  serverUrl: string,
): Promise<ViteDevServer> {
  const pages = await createPages({
    root,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host,
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/auth/v1', '/files', '/manifest.webmanifest'].map(path => [path, serverUrl]),
      ),
    },
  })
  return pages.listen().catch((error: Error) => {
    if (!/already in use/.test(error.message)) throw error
    throw new Error(`Port ${port} on ${host} is already in use: set PORT to another one.`)
  })
}

/** Prints the server's output, with its own address replaced by the one to open. */
function startServer(serverPort: number, address: string): ChildProcess {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      // The server would print this address instead of its own.
      PUBLIC_URL: '',
      LOG_FORMAT: process.env.LOG_FORMAT || 'pretty',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  createInterface({ input: server.stdout }).on('line', line => {
    process.stdout.write(`${line.replace(`http://127.0.0.1:${serverPort}`, address)}\n`)
  })
  return server
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
