import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from '#tests/support/people/people.ts'
import { freePort } from './built-server.ts'

/** A real Redis on a free port, in memory only. */
export type RedisServer = {
  url: string
  port: number
  /** Runs a command and returns the reply in the wire format, such as `:0`. Throws if the command fails. */
  run(command: string): Promise<string>
  /** From now on, it keeps its connections but does not respond. */
  pause(): void
  close(): Promise<void>
}

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
    port,
    run: async command => {
      const connection = connect(port, '127.0.0.1')
      connection.write(`${command}\r\n`)
      const [reply] = await once(connection, 'data')
      connection.destroy()
      if (String(reply).startsWith('-')) throw new Error(`${command}: ${reply}`)
      return String(reply).trim()
    },
    pause: () => void child.kill('SIGSTOP'),
    close: async () => {
      child.kill('SIGTERM')
      child.kill('SIGCONT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
