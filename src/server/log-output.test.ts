import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLogOutput } from './log-output.ts'

/** F-12 */

const isPosix = process.platform !== 'win32'

/** A pipe whose reader is this test. It holds 64 KiB. */
function openPipe(): number {
  const path = join(tmpdir(), `parvis-log-${process.pid}-${performance.now()}`)
  execFileSync('mkfifo', [path])
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  rmSync(path)
  onTestFinished(() => closeSync(fd))
  return fd
}

function fill(fd: number): void {
  const bytes = Buffer.alloc(65_536, '.')
  for (;;) {
    try {
      writeSync(fd, bytes)
    } catch {
      return
    }
  }
}

/** What the pipe contains now. */
function readAll(fd: number): string {
  const bytes = Buffer.alloc(2_000_000)
  let length = 0
  for (;;) {
    try {
      length += readSync(fd, bytes, length, bytes.length - length, null)
    } catch {
      return bytes.toString('utf8', 0, length)
    }
  }
}

async function readUntil(fd: number, end: string): Promise<string> {
  let read = ''
  await expect
    .poll(() => {
      read += readAll(fd)
      return read
    })
    .toContain(end)
  return read
}

it.runIf(isPosix)(
  'while a reader does not read, lines are kept as long as there is room; later they arrive in order, and the number of the others is known',
  async () => {
    const fd = openPipe()
    let lostCount = 0
    const output = openLogOutput(fd, lineCount => {
      lostCount = lineCount
      output.write('the last line\n')
    })
    fill(fd)
    const padding = 'x'.repeat(1_000)
    for (let index = 0; index < 1_500; index += 1) output.write(`${index} ${padding}\n`)
    const read = await readUntil(fd, 'the last line\n')
    const indexes = [...read.matchAll(/^\.*(\d+) x{1000}$/gm)].map(([, index]) => Number(index))
    expect(indexes.length).toBeGreaterThan(900)
    expect(indexes).toEqual(indexes.map((_, index) => index))
    expect(indexes.length + lostCount).toBe(1_500)
    expect(lostCount).toBeGreaterThan(400)
  },
)

/** Runs a program that logs a line, then does `after`. */
function run(after: string, stdout: number | 'pipe') {
  const program = `
    import { createServerLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    const log = await createServerLog({ level: 'info', format: 'json' })
    log.info('one')
    ${after}`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', stdout, 'pipe'],
  })
}

describe('the process', () => {
  it('ends even if the reader of its log is gone', async () => {
    const program = run("process.stdin.once('data', () => { log.info('two'); process.exit(7) })", 'pipe')
    await once(program.stdout ?? program, 'data')
    program.stdout?.destroy()
    program.stdin?.end('go')
    expect(await once(program, 'exit')).toEqual([7, null])
  })

  it.runIf(existsSync('/dev/full')).each(['json', 'pretty'])(
    'goes on if the disk with its log is full, and ends when it should (%s)',
    async format => {
      const fd = openSync('/dev/full', 'w')
      onTestFinished(() => closeSync(fd))
      const after = `
        const other = await createServerLog({ level: 'info', format: '${format}' })
        other.info('two')
        setTimeout(() => { other.fatal('three'); process.exit(7) }, 400)`
      const program = run(after, fd)
      const [failure, [code]] = await Promise.all([text(program.stderr as Readable), once(program, 'exit')])
      expect([failure, code]).toEqual(['', 7])
    },
  )
})
