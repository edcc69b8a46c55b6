import { getDocumentProxy } from 'unpdf'
import { textInReadingOrder } from './right-to-left.ts'

/**
 * A separate program. `pdf-document.ts` starts it for each PDF and kills it if it takes too much time or memory. It
 * cannot open files or, from Node 25 on, connections, and has no settings. It reads the PDF from standard input. The
 * last line that it writes is JSON.
 */
export type PdfReading =
  | { problem: 'pdf_encrypted' | 'pdf_broken' | 'pdf_too_many_pages' }
  | {
      pages: number
      /** The text of each page from the first on. If the text is very long, the last pages are missing. */
      texts: string[]
    }

const maxPageCount = 300
/**
 * The maximum for all pages together: about sixty times as much as a model receives with the default HISTORY_TOKENS.
 */
const maxTextLength = 2_000_000
/** The flags of annotations that are not shown: Hidden and NoView. */
const notShownFlags = 2 | 32

// pdf.js does not handle some rejections that a broken PDF causes. What is awaited here reports them too.
process.on('unhandledRejection', () => undefined)

process.stdout.write(`\n${JSON.stringify(await read(await readInput()))}\n`)

async function readInput(): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(process.stdin)))
}

async function read(bytes: Uint8Array): Promise<PdfReading> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false })
    if (pdf.numPages > maxPageCount) return { problem: 'pdf_too_many_pages' }
    const texts: string[] = []
    let remaining = maxTextLength
    let isReadable = false
    for (let number = 1; number <= pdf.numPages && remaining > 0; number += 1) {
      const page = await pdf.getPage(number).catch(() => undefined)
      isReadable ||= page !== undefined
      const text = page ? (await textOf(page)).slice(0, remaining) : ''
      texts.push(text)
      remaining -= text.length
    }
    return isReadable ? { pages: pdf.numPages, texts } : { problem: 'pdf_broken' }
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    return { problem: isEncrypted ? 'pdf_encrypted' : 'pdf_broken' }
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** What is shown on the page. Empty if the page is broken: the other pages may have some text. */
async function textOf(page: Page): Promise<string> {
  try {
    const parts = [printedText(page), enteredText(page)].map(part => part.catch(() => ''))
    return (await Promise.all(parts)).filter(part => part !== '').join('\n')
  } finally {
    page.cleanup()
  }
}

async function printedText(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return textInReadingOrder(items.filter(item => 'str' in item)).trim()
}

/** What someone has entered into the form's fields or typed onto the page, one line each. */
async function enteredText(page: Page): Promise<string> {
  const annotations: Annotation[] = await page.getAnnotations()
  return annotations
    .filter(({ annotationFlags = 0, password }) => (annotationFlags & notShownFlags) === 0 && !password)
    .map(lineOf)
    .filter(line => line !== '')
    .join('\n')
}

/** The properties of a form's field or another annotation that are read here. The package has no type for them. */
type Annotation = {
  subtype?: string
  annotationFlags?: number
  contentsObj?: { str: string }
  fieldName?: string
  /** The field's description for people. */
  alternativeText?: string
  /** 'Off' for a checkbox that is not ticked; several values for a list. */
  fieldValue?: string | string[] | null
  /** The value that this radio button stands for. All buttons of a group have the same `fieldValue`. */
  buttonValue?: string | null
  /** The same for a checkbox. */
  exportValue?: string
  password?: boolean
}

function lineOf(annotation: Annotation): string {
  const { subtype, contentsObj, fieldName, alternativeText, fieldValue } = annotation
  if (subtype === 'FreeText') return contentsObj?.str.trim() ?? ''
  const value = [fieldValue ?? ''].flat().join(', ').trim()
  if (subtype !== 'Widget' || value === '' || value === 'Off') return ''
  if ((annotation.buttonValue ?? annotation.exportValue ?? value) !== value) return ''
  return `${alternativeText || fieldName}: ${value}`
}
