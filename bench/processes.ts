import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The measured programs, each in its own process. Their use of processor and memory is read from /proc (Linux). */

export type Measured = { port: string; pid: number; stop(): void }

/** Starts a program and waits until it prints its port or its address. */
export async function start(file: string, env: Record<string, string>): Promise<Measured> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await firstPort(child)
  return { port, pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') }
}

function firstPort(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The program ended before it printed a port: ${printed}`)))
    child.stdout?.on('data', piece => {
      printed += piece
      const port = /^(\d+)$/m.exec(printed)?.[1] ?? /http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1]
      if (port) resolve(port)
    })
  })
}

/** Processor time used so far, user and system, in milliseconds (one tick is 10 ms). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
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
