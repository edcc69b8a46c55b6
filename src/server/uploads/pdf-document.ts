import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '#server/concurrency.ts'
import type { PdfReading } from './pdf-reader.ts'
import { type FileProblem, tooManyDocuments } from './upload-errors.ts'

export type PdfText = Extract<PdfReading, { texts: string[] }>

/** Limits for reading one PDF. */
const maxReadMs = 20_000
const maxMemoryBytes = 512 * 1024 * 1024
const memoryCheckIntervalMs = 100
/** The reader's output: the PDF's text as JSON. */
const maxOutputBytes = 16 * 1024 * 1024

/**
 * Leaves capacity for everything else on a small machine. Each account's PDFs are read one at a time, so a timeout
 * here means that many users are uploading large documents.
 */
const maxReaderCount = 2
const queueTimeoutMs = 60_000
const inReaderQueue = limitConcurrency(maxReaderCount, {
  timeoutMs: queueTimeoutMs,
  refusal: tooManyDocuments,
})

/**
 * Reads a PDF in a separate process without access to other files, to settings or, from Node 25 on, to the network. If
 * a PDF takes too much time or memory, its process is killed; nothing else is affected. Throws if the process cannot
 * run.
 */
export function readPdf(path: string): Promise<PdfText | FileProblem> {
  return inReaderQueue(async () => {
    // The reader gets only the open file. Its bytes do not pass through this process.
    const file = await open(path)
    const child = spawn(process.execPath, readerArguments(), {
      stdio: [file.fd, 'pipe', 'ignore'],
      env: {},
      windowsHide: true,
    })
    const watch = watchChild(child)
    try {
      const output = await outputOf(child)
      return watch.isOverLimit() ? 'pdf_too_heavy' : toText(output)
    } finally {
      watch.close()
      child.kill('SIGKILL')
      await file.close()
    }
  })
}

/** The bundle is one file. From source, the reader also needs unpdf and the package.json with its module type. */
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

/** The exit code of Node on Windows if it runs out of memory. */
const abortedOnWindows = 134

function outputOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let sizeBytes = 0
    child.stdout?.on('data', (part: Buffer) => {
      sizeBytes += part.length
      if (sizeBytes > maxOutputBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.once('error', reject)
    child.once('close', exitCode => {
      // Whatever the PDF contains: the reader ends with 0 or, if it runs out of memory or is killed, by a signal.
      if (exitCode && exitCode !== abortedOnWindows)
        reject(new Error(`the PDF reader ended with the exit code ${exitCode}`))
      else resolve(Buffer.concat(parts).toString('utf8'))
    })
  })
}

/** The last line is the result. unpdf may print other lines before it. */
function toText(output: string): PdfText | FileProblem {
  const line = output.trimEnd().split('\n').at(-1) ?? ''
  try {
    const reading: PdfReading = JSON.parse(line)
    return 'problem' in reading ? reading.problem : reading
  } catch {
    // No result: the process ran out of memory, or its output was too large.
    return 'pdf_too_heavy'
  }
}

function watchChild(child: ChildProcess): { isOverLimit(): boolean; close(): void } {
  let isOverLimit = false
  const giveUp = () => {
    isOverLimit = true
    child.kill('SIGKILL')
  }
  const timeout = setTimeout(giveUp, maxReadMs)
  const memoryCheck = setInterval(() => {
    void memoryBytesOf(child.pid).then(memoryBytes => memoryBytes > maxMemoryBytes && giveUp())
  }, memoryCheckIntervalMs)
  return {
    isOverLimit: () => isOverLimit,
    close: () => {
      clearTimeout(timeout)
      clearInterval(memoryCheck)
    },
  }
}

/** 0 if the system does not report it: then only the heap limit applies. */
async function memoryBytesOf(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
