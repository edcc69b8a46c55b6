import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The measured programs, each in its own process. Their processor time and memory are read from /proc (Linux). */

export type Measured = {
  port: string
  pid: number
  /** Where a debugger can connect; undefined unless it was started with `--inspect`. */
  inspectorUrl(): string | undefined
  stop(): Promise<void>
}

/** Starts a program and waits until it prints its port or its address. */
export async function start(
  file: string,
  env: Record<string, string>,
  nodeFlags: string[] = [],
): Promise<Measured> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [...nodeFlags, path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', piece => {
    errors += piece
  })
  const port = await firstPort(child, () => errors)
  return {
    port,
    pid: child.pid ?? 0,
    inspectorUrl: () => /ws:\/\/\S+/.exec(errors)?.[0],
    stop: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

function firstPort(child: ChildProcess, errors: () => string): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () =>
      reject(new Error(`The program ended before it printed a port: ${printed}${errors()}`)),
    )
    const read = (piece: Buffer) => {
      printed += piece.toString()
      const port = /^(\d+)$/m.exec(printed)?.[1] ?? /http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1]
      if (!port) return
      resolve(port)
      // What follows is its log, which is read and discarded.
      child.stdout?.off('data', read).resume()
    }
    child.stdout?.on('data', read)
  })
}

/** Processor time that the process's current threads have used so far, in milliseconds. 0 if it has ended. */
export function cpuMs(pid: number): number {
  let ns = 0
  const tasks = `/proc/${pid}/task`
  for (const thread of existsSync(tasks) ? readdirSync(tasks) : []) {
    try {
      ns += Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      // The thread has ended.
    }
  }
  return ns / 1e6
}

/** Current resident memory, in MiB. */
export function residentMib(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 2 ** 20
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
