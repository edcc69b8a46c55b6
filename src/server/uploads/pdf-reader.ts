import { getDocumentProxy } from 'unpdf'

/**
 * A program of its own, started once per PDF (pdf-document.ts) and killed where it takes too long or too much: it may
 * open no file and no connection, and knows no setting. The document comes in on standard input; one line of JSON
 * goes out.
 */
export type PdfReading =
  | { problem: 'pdf_encrypted' | 'pdf_broken' | 'pdf_too_many_pages' }
  | {
      pages: number
      /** The text of each page from the first on; there may be fewer than pages where the text is very long. */
      texts: string[]
    }

const maxPageCount = 300
/** Of all pages together: some ten times what any model is given. */
const maxTextLength = 2_000_000

process.stdout.write(`\n${JSON.stringify(await read(await everything()))}\n`)

async function everything(): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

async function read(bytes: Uint8Array): Promise<PdfReading> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false })
    if (pdf.numPages > maxPageCount) return { problem: 'pdf_too_many_pages' }
    const texts: string[] = []
    let left = maxTextLength
    for (let number = 1; number <= pdf.numPages && left > 0; number += 1) {
      const text = (await readPage(pdf, number)).slice(0, left)
      texts.push(text)
      left -= text.length
    }
    return { pages: pdf.numPages, texts }
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    return { problem: locked ? 'pdf_encrypted' : 'pdf_broken' }
  }
}

/** A page that is broken has no text; the others may. */
async function readPage(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  try {
    const { items } = await page.getTextContent()
    return items
      .map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .trim()
  } catch {
    return ''
  } finally {
    page.cleanup()
  }
}
