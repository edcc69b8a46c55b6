import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Child processes that end together with the processes that they started. */

const root = fileURLToPath(new URL('..', import.meta.url))
const running = new Set<ChildProcess>()

type Group = { end(signal: NodeJS.Signals): void; exitCode: Promise<number | null> }

/** Runs Node in the project's folder. `onOutput` gets what the group prints, without colours. */
export function startGroup(
  args: string[],
  env: Record<string, string>,
  onOutput: (piece: string) => void,
): Group {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)
  // Ends what it has left running, such as the server of a test that failed.
  child.on('exit', () => endGroup(child, 'SIGKILL'))
  const exitCode = new Promise<number | null>(resolve => {
    child.on('close', code => {
      running.delete(child)
      resolve(code)
    })
  })
  return { end: signal => endGroup(child, signal), exitCode }
}

/** Ends all groups, and then this process, if it is interrupted. */
export function endGroupsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) endGroup(child, 'SIGTERM')
      process.exit(130)
    })
  }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has already ended.
  }
}
