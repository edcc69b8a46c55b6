import { toDossier } from './dossier.ts'
import type { RenderRequest, RenderResult } from './renderer.ts'
import { writeMarkdown } from './writers/write-markdown.ts'

/** The process of renderer.ts, which ends it. The code for PDF and Word is loaded only when it is needed. */

process.on('message', ({ format, source }: RenderRequest) => {
  void render({ format, source }).then(
    bytes => send({ bytes }),
    error => send({ failure: describe(error) }),
  )
})

// Ctrl+C and systemd send their signal to all processes of a service. The server first finishes what is running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

function send(result: RenderResult): void {
  process.send?.(result)
}

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
