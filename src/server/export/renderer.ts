import { Worker } from 'node:worker_threads'
import { type ExportFormat, maxExportWriteMs } from '#shared/api/export.ts'
import type { DossierSource } from './dossier.ts'
import { tooLarge } from './export-errors.ts'

export type RenderRequest = { format: ExportFormat; source: DossierSource }
export type RenderResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

/**
 * Writes documents in a worker thread: typesetting a long chat takes seconds, and a user can provoke an answer whose
 * Markdown is slow to parse. Nothing else waits for the thread, which is ended if it needs too much time or memory.
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
  let worker: Worker | undefined
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
      await worker?.terminate()
    },
  }
}

function startWorker(maxHeapMb: number, ended: () => void): Worker {
  const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
  // Without a listener, an error of the worker (such as too little memory) would end the process.
  worker.on('error', () => undefined)
  worker.once('exit', ended)
  worker.unref()
  return worker
}

function renderIn(worker: Worker, request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      act()
    }
    const onMessage = (result: RenderResult) =>
      settle(() => ('bytes' in result ? resolve(result.bytes) : reject(new Error(result.failure))))
    const onExit = () => settle(() => reject(tooLarge()))
    // Rejected only after the exit, so that the next request starts a new worker.
    const timer = setTimeout(() => {
      worker.off('message', onMessage)
      void worker.terminate()
    }, maxExportWriteMs)
    worker.on('message', onMessage)
    worker.on('exit', onExit)
    worker.postMessage(request)
  })
}
