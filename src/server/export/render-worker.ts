import { parentPort } from 'node:worker_threads'
import { toDossier } from './dossier.ts'
import type { RenderRequest, RenderResult } from './renderer.ts'
import { writeMarkdown } from './writers/write-markdown.ts'

/** The worker thread of renderer.ts. The code for PDF and Word is loaded only when it is needed. */

parentPort?.on('message', ({ format, source }: RenderRequest) => {
  void render({ format, source }).then(
    bytes => parentPort?.postMessage({ bytes } satisfies RenderResult, [bytes.buffer]),
    error => parentPort?.postMessage({ failure: describe(error) } satisfies RenderResult),
  )
})

async function render({ format, source }: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  const document = toDossier(source)
  switch (format) {
    case 'md':
      return new TextEncoder().encode(writeMarkdown(document))
    case 'docx':
      return (await import('./writers/write-word.ts')).writeWord(document)
    case 'pdf':
      return (await import('./writers/write-pdf.ts')).writePdf(document)
  }
}

/** Where it failed. Not the message, which can contain the chat's text. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'a document could not be written: unknown'
  const { name, message, stack = '' } = error
  const [, at = ''] = /\n\s+at (.*)/.exec(stack.slice(stack.indexOf(message) + message.length)) ?? []
  return `a document could not be written: ${name} at ${at}`
}
