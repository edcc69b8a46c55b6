import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findPrivate } from './private-words.ts'

/** The built server as a process of its own: for what only a process can do, such as being killed. */
export type ServerProcess = Launched & { url: string }

/** It may still be starting. */
export type Launched = {
  pid: number
  /** Everything it has printed so far. */
  output(): string
  /** Resolves with its exit code once it has ended by itself. */
  ended: Promise<number | null>
  /**
   * Ends it with a signal and waits until it is gone. Returns the exit code; null after a kill. Fails where its log
   * holds something personal.
   */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>
}

const bundle = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url))

/** Resolves once it has printed its address; rejects with what it printed where it ended instead. */
export async function startServerProcess(
  env: Record<string, string>,
  program = bundle,
): Promise<ServerProcess> {
  const { ready, ...launched } = launchServer(env, program)
  return { url: await ready, ...launched }
}

/** Does not wait until it is ready: that may never come, and then it rejects with what was printed. */
export function launchServer(
  env: Record<string, string>,
  program = bundle,
): Launched & { ready: Promise<string> } {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    const take = (piece: Buffer) => {
      printed += piece.toString()
      const ready = /Parvis is ready: (http\S+)/.exec(printed)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('exit', () => reject(new Error(printed)))
  })
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    pid: child.pid ?? 0,
    output: () => printed,
    end: async signal => {
      const code = await end(child, signal)
      const found = findPrivate(logLines(printed))
      if (found) throw new Error(`The log holds what is private: ${found}`)
      return code
    },
  }
}

/** The log among what was printed: the first administrator's password stands beside it on purpose. */
function logLines(printed: string): string {
  return printed
    .split('\n')
    .filter(line => line.startsWith('{'))
    .join('\n')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}
