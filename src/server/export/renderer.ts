import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type ExportFormat, maxExportWriteMs } from '#shared/api/export.ts'
import type { DossierSource } from './dossier.ts'
import { tooLarge } from './export-errors.ts'

export type RenderRequest = { format: ExportFormat; source: DossierSource }
export type RenderResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

/**
 * Writes documents in a separate process without settings: typesetting a long chat takes seconds, and a user can
 * provoke an answer whose Markdown is slow to parse. The process is ended if it takes too much time or memory; nothing
 * else is affected. A thread that runs out of memory can end the whole server.
 */
export type Renderer = {
  render(request: RenderRequest): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

const defaultMaxHeapMb = 512

const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.mjs',
  import.meta.url,
)

export function openRenderer(maxHeapMb = defaultMaxHeapMb): Renderer {
  let worker: ChildProcess | undefined
  let isClosed = false
  return {
    render: async request => {
      if (isClosed) throw new Error('the renderer is closed')
      worker ??= startWorker(maxHeapMb, () => {
        worker = undefined
      })
      return renderIn(worker, request)
    },
    close: async () => {
      isClosed = true
      if (!worker) return
      const exit = once(worker, 'exit')
      worker.ref()
      worker.kill('SIGKILL')
      await exit
    },
  }
}

function startWorker(maxHeapMb: number, ended: () => void): ChildProcess {
  const worker = fork(workerFile, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--no-warnings'],
    env: {},
    serialization: 'advanced',
    stdio: 'ignore',
  })
  worker.once('exit', ended)
  // If it cannot be started. There is no exit then.
  worker.on('error', ended)
  worker.unref()
  worker.channel?.unref()
  return worker
}

function renderIn(worker: ChildProcess, request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      worker.off('error', onError)
      act()
    }
    const onMessage = (message: unknown) => {
      const result = message as RenderResult
      settle(() => ('bytes' in result ? resolve(result.bytes) : reject(new Error(result.failure))))
    }
    const onExit = () => settle(() => reject(tooLarge()))
    const onError = (error: Error) => settle(() => reject(error))
    // Rejected only after the exit, so that the next request starts a new process.
    const timer = setTimeout(() => {
      worker.off('message', onMessage)
      worker.kill('SIGKILL')
    }, maxExportWriteMs)
    worker.on('message', onMessage)
    worker.on('exit', onExit)
    worker.on('error', onError)
    // If the process has ended, `exit` follows.
    worker.send(request, () => undefined)
  })
}
