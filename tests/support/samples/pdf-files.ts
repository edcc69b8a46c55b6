import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** PDF documents for tests: pages with given texts, and unusual ones. */

type PdfOptions = {
  /** One text per page; an empty string makes a page without text, as in a scan. */
  pages: string[]
  /** The size of an unused stream that makes the file large. */
  paddingBytes?: number
  /** Marks the file as encrypted. */
  encrypted?: boolean
  /** The content of the first page, compressed twice, instead of its text; it can be huge when decompressed. */
  content?: Buffer<ArrayBuffer>
  /** The letters A to Z of the texts stand for the Hebrew alphabet, from alef on. */
  hebrew?: boolean
  /** Annotations of the first page, such as a form's fields, each as a PDF dictionary. */
  annotations?: string[]
}

export function pdfFile(options: PdfOptions): Buffer<ArrayBuffer> {
  const { pages, paddingBytes = 0, annotations = [] } = options
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects: Buffer<ArrayBuffer>[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ' +
        `${options.hebrew ? `/ToUnicode ${4 + 2 * pages.length} 0 R ` : ''}>>`,
    ),
  ]
  for (const [index, text] of pages.entries()) {
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ` +
          `/Resources << /Font << /F1 3 0 R >> >> /Annots [${index === 0 ? annotations.join(' ') : ''}] >>`,
      ),
      index === 0 && options.content ? packed(options.content) : stream(pageContent(text)),
    )
  }
  if (options.hebrew) objects.push(stream(hebrewLetters))
  if (paddingBytes > 0) objects.push(stream('x'.repeat(paddingBytes)))
  if (options.encrypted) objects.push(Buffer.from(encryption))
  return assemble(objects, options.encrypted === true)
}

const hebrewLetters =
  'begincmap 1 begincodespacerange <00> <FF> endcodespacerange ' +
  '1 beginbfrange <41> <5A> <05D0> endbfrange endcmap'

const encryption =
  `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${'28bf4e5e4e758a4164004e56fffa0108'.repeat(2)}> ` +
  `/U <${'00'.repeat(32)}> >>`

function pageContent(text: string): string {
  if (text === '') return '0 0 595 842 re f'
  const lines = text.split('\n').map(line => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`)
  return `BT /F1 12 Tf 14 TL 72 770 Td ${lines.join(' ')} ET`
}

function stream(content: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(content, 'latin1')
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

function packed(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from(`<< /Filter [/FlateDecode /FlateDecode] /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/**
 * The content of a page with `megabytes` of operators, compressed twice into a few kilobytes. One compressed piece
 * is repeated, because compressing everything takes longer. So the checksum at the end is wrong.
 */
export function bombContent(megabytes: number): Buffer<ArrayBuffer> {
  const operators = Buffer.from('q 1 0 0 1 0 0 cm Q\n'.repeat(55_000))
  const piece = deflateRawSync(operators, { finishFlush: constants.Z_FULL_FLUSH })
  const pieces = Array.from({ length: megabytes }, () => piece)
  const compressed = [Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([3, 0, 0, 0, 0, 0])]
  return Buffer.from(deflateSync(Buffer.concat(compressed)))
}

function assemble(objects: Buffer<ArrayBuffer>[], encrypted: boolean): Buffer<ArrayBuffer> {
  const parts: Buffer<ArrayBuffer>[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]))
  }
  const start = length
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const id = '<00112233445566778899aabbccddeeff>'
  const lock = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [${id} ${id}]` : ''
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`))
  add(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
