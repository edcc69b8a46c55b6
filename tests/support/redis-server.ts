import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './built-server.ts'
import { until } from './people.ts'

/** A real Redis on a free port, in memory only. */
export type RedisServer = { url: string; close(): Promise<void> }

export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort()
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece
  })
  await until(
    async () => printed,
    text => text.includes('Ready to accept connections'),
  )
  return {
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
