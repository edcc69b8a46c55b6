import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server that ships, as a process of its own: what the browser and the kill tests run. */
export type BuiltServer = {
  /** Stays the same over restarts, so that an open page finds the server again. */
  url: string
  dataDir: string
  pid(): number
  /** Everything that it printed since it was first started. */
  output(): string
  /** Asks it to end, waits until it has, starts it anew. */
  restart(): Promise<void>
  /** `kill -9`: it gets no chance to do anything. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = 'dist/server/main.mjs'

export async function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'parvis-built-'))
  await chmod(dataDir, 0o700)
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''

  const start = async () => {
    const started = spawn(process.execPath, ['--enable-source-maps', program], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const from = output.length
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        output += piece
        if (/is ready: /.test(output.slice(from))) started.emit('ready')
      })
    }
    const ready = once(started, 'ready').then(() => true)
    const ended = once(started, 'exit').then(() => false)
    if (!(await Promise.race([ready, ended]))) throw new Error(`The server ended at its start:\n${output}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill(signal)
    await exited
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: () => child?.pid ?? 0,
    output: () => output,
    start,
    restart: async () => {
      await end('SIGTERM')
      await start()
    },
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
