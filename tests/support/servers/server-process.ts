import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findPrivate } from '#tests/support/private-words.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'

/** The built server in its own process, for tests that need one, for example to kill it. */
export type ServerProcess = Launched & { url: string }

/** A process that may still be starting. */
export type Launched = {
  pid: number
  /** Everything printed so far. */
  output(): string
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>
  /**
   * Ends it with a signal and waits for its exit. Returns the exit code, null after a kill. Throws if its log contains
   * private text.
   */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>
}

const bundle = fileURLToPath(new URL('../../../dist/server/main.mjs', import.meta.url))

/** Resolves once the server has printed its address; rejects with its output if it ended first. */
export async function startServerProcess(
  env: Record<string, string>,
  program = bundle,
): Promise<ServerProcess> {
  const { ready, ...launched } = launchServer(env, program)
  return { url: await ready, ...launched }
}

/** Does not wait until the server is ready. `ready` rejects with the output if it ends first. */
export function launchServer(
  env: Record<string, string>,
  program = bundle,
): Launched & { ready: Promise<string> } {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'info',
      LIBRARY_DIR: noLibrary,
      BUDGETS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    const take = (piece: Buffer) => {
      printed += piece.toString()
      const url = /Parvis is ready: (http\S+)/.exec(printed)?.[1]
      if (url) resolve(url)
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
      if (found) throw new Error(`The log contains private text: ${found}`)
      return code
    },
  }
}

/** The log lines of the output, which also contains the first administrator's password on purpose. */
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
