import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from './concurrency.ts'
import type { PdfReading } from './pdf-reader.ts'
import { type FileProblem, tooManyDocuments } from './upload-errors.ts'

export type PdfText = Extract<PdfReading, { texts: string[] }>

/** What reading one PDF may take. */
const maxReadMs = 20_000
const maxMemoryBytes = 512 * 1024 * 1024
const memoryCheckIntervalMs = 100
/** The reader's output: its text, in JSON. */
const maxOutputBytes = 16 * 1024 * 1024

/**
 * Few enough to leave a small machine room for everything else. An account reads one PDF at a time, so a timeout means
 * that many people uploaded large documents.
 */
const maxReaderCount = 2
const queueTimeoutMs = 60_000
const inReaderQueue = limitConcurrency(maxReaderCount, {
  timeoutMs: queueTimeoutMs,
  refusal: tooManyDocuments,
})

/**
 * Reads a PDF in a process of its own, without access to files, network or settings. A PDF that takes too long or
 * too much memory is given up with its process; nothing else notices.
 */
export function readPdf(path: string): Promise<PdfText | FileProblem> {
  return inReaderQueue(async () => {
    // The open file is all that the reader gets: not one byte of it passes through this process.
    const file = await open(path)
    const child = spawn(process.execPath, readerArguments(), {
      stdio: [file.fd, 'pipe', 'ignore'],
      env: {},
      windowsHide: true,
    })
    const watch = watchChild(child)
    try {
      const answer = await answerOf(child)
      return watch.exceeded() ? 'pdf_too_heavy' : toText(answer)
    } finally {
      watch.close()
      child.kill('SIGKILL')
      await file.close()
    }
  })
}

/** The bundle is one file; the sources need the library beside them, and what says that they are modules. */
function readerArguments(): string[] {
  const fromSources = import.meta.url.endsWith('.ts')
  const reader = fileURLToPath(new URL(fromSources ? './pdf-reader.ts' : './pdf-reader.mjs', import.meta.url))
  const readable = fromSources
    ? [
        dirname(reader),
        fileURLToPath(new URL('../../../package.json', import.meta.url)),
        dirname(dirname(createRequire(import.meta.url).resolve('unpdf'))),
      ]
    : [reader]
  return [
    '--permission',
    ...readable.map(path => `--allow-fs-read=${path}`),
    '--max-old-space-size=256',
    '--no-warnings',
    reader,
  ]
}

function answerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    child.stdout?.on('data', (part: Buffer) => {
      size += part.length
      if (size > maxOutputBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.once('error', reject)
    child.once('close', () => resolve(Buffer.concat(parts).toString('utf8')))
  })
}

/** What the library itself may print comes before the last line. */
function toText(answer: string): PdfText | FileProblem {
  const line = answer.trimEnd().split('\n').at(-1) ?? ''
  try {
    const reading: PdfReading = JSON.parse(line)
    return 'problem' in reading ? reading.problem : reading
  } catch {
    // It ended without an answer: out of the memory that it was given.
    return 'pdf_too_heavy'
  }
}

function watchChild(child: ChildProcess): { exceeded(): boolean; close(): void } {
  let exceeded = false
  const giveUp = () => {
    exceeded = true
    child.kill('SIGKILL')
  }
  const clock = setTimeout(giveUp, maxReadMs)
  const look = setInterval(() => {
    void memoryOf(child.pid).then(memory => memory > maxMemoryBytes && giveUp())
  }, memoryCheckIntervalMs)
  return {
    exceeded: () => exceeded,
    close: () => {
      clearTimeout(clock)
      clearInterval(look)
    },
  }
}

/** Bytes; 0 where the system does not tell: there, the limit of the heap is all there is. */
async function memoryOf(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
