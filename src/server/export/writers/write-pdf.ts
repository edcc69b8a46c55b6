import PDFDocument from 'pdfkit'
import type { DocumentBlock, ExportDocument } from '#server/export/document.ts'
import { oneLine } from '#server/export/printable-text.ts'
import {
  boxPadding,
  colors,
  drawHeadersAndFooters,
  drawRule,
  type Frame,
  lineHeight,
  margin,
  openPage,
  type Page,
  sizes,
} from './pdf-page.ts'
import { drawTable } from './pdf-table.ts'
import { baselineOf, childOf, drawText, type Struct, type TextStyle } from './pdf-text.ts'

/** A tagged PDF (PDF/UA-1) with real text: headings, lists, tables and links, in reading order and with languages. */
export async function writePdf(document: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    // The library's types do not include it yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    // The default would be a font that is not embedded.
    font: null as unknown as string,
    margin: 0,
    info: { Title: document.title, Author: document.author, CreationDate: document.createdAt },
  })
  const bytes = collect(pdf)
  const page = openPage(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawBlocks(page, root, document.cover)
  pdf.addPage()
  page.y = margin.top
  drawBlocks(page, root, document.body)
  if (page.fonts.lacksSome()) {
    drawParagraph(page, root, {
      kind: 'paragraph',
      tone: 'soft',
      runs: [{ text: document.missingCharacters }],
    })
  }
  root.end()
  drawHeadersAndFooters(page, { title: oneLine(document.title, 90), footer: document.footer })
  pdf.end()
  return bytes
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Uint8Array>)))
}

function drawBlocks(page: Page, parent: Struct, blocks: readonly DocumentBlock[]): void {
  for (const block of blocks) drawBlock(page, parent, block)
}

function drawBlock(page: Page, parent: Struct, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(page, parent, block)
      return
    case 'paragraph':
      drawParagraph(page, parent, block)
      return
    case 'list':
      drawList(page, parent, block)
      return
    case 'quote':
      within(page, parent, 'BlockQuote', indented(page.frame, 18, colors.line), inner =>
        drawBlocks(page, inner, block.blocks),
      )
      page.space(4)
      return
    case 'group':
      drawGroup(page, parent, block)
      return
    case 'code':
      page.space(4)
      drawText(page, childOf(page, parent, 'P'), [{ text: block.text, code: true }], {
        base: 'code',
        size: sizes.code,
      })
      page.space(8)
      return
    case 'table':
      drawTable(page, parent, block)
      return
    case 'rule':
      page.reserve(16)
      page.space(8)
      drawRule(page)
      page.space(8)
      return
    case 'blank':
      drawBlank(page, parent, block.label)
      return
  }
}

type BlockOf<Kind> = Extract<DocumentBlock, { kind: Kind }>

function drawHeading(page: Page, parent: Struct, { level, runs }: BlockOf<'heading'>): void {
  const size = sizes.heading[level - 1] ?? sizes.text
  page.space(level === 2 ? 20 : 10)
  // A heading stays with the beginning of what follows it.
  page.reserve(lineHeight(size) * 2 + lineHeight(sizes.text) * 3)
  const text = runs.map(run => run.text).join('')
  if (level <= 2) page.pdf.outline.addItem(text)
  drawText(page, childOf(page, parent, `H${level}`), runs, { base: level <= 2 ? 'serif' : 'bold', size })
  page.space(4)
}

const textStyles: Record<'kicker' | 'soft' | 'plain', TextStyle> = {
  kicker: { base: 'bold', size: sizes.text, color: colors.brass },
  soft: { base: 'regular', size: sizes.small, color: colors.soft },
  plain: { base: 'regular', size: sizes.text },
}

function drawParagraph(page: Page, parent: Struct, { runs, tone }: BlockOf<'paragraph'>): void {
  drawText(page, childOf(page, parent, 'P'), runs, textStyles[tone ?? 'plain'])
  page.space(6)
}

function drawList(page: Page, parent: Struct, { items, start }: BlockOf<'list'>): void {
  const list = childOf(page, parent, 'L')
  const { left } = page.frame
  for (const [index, item] of items.entries()) {
    const row = childOf(page, list, 'LI')
    addMark(page, row, start === undefined ? '•' : `${start + index}.`)
    page.frame = { ...page.frame, left: left + 24 }
    const body = childOf(page, row, 'LBody')
    drawBlocks(page, body, item)
    // An item without text has its mark too.
    if (page.mark) drawText(page, childOf(page, body, 'P'), [], textStyles.plain)
    body.end()
    page.frame = { ...page.frame, left }
    row.end()
  }
  list.end()
}

/** The mark is drawn with the item's first line. If an outer item begins with this one, its mark is drawn there too. */
function addMark(page: Page, row: Struct, text: string): void {
  const { pdf, mark: outer } = page
  const x = page.frame.left + 2
  const label = childOf(page, row, 'Lbl')
  page.mark = () => {
    outer?.()
    label.add(() => {
      pdf.font('regular').fontSize(sizes.text).fillColor(colors.brass)
      pdf.text(text, x, baselineOf(page.y, sizes.text), { lineBreak: false, baseline: 'alphabetic' })
    })
    label.end()
  }
}

function drawGroup(page: Page, parent: Struct, { look, language, blocks }: BlockOf<'group'>): void {
  const options = language === undefined ? {} : { lang: language }
  if (look === 'plain') {
    within(page, parent, 'Div', {}, inner => drawBlocks(page, inner, blocks), options)
    return
  }
  const isWarning = look === 'warning'
  const frame = {
    ...indented(page.frame, 12, isWarning ? colors.danger : colors.brass),
    fill: isWarning ? colors.dangerWash : colors.sunken,
  }
  page.space(6)
  page.reserve(lineHeight(sizes.text) * 2)
  page.right -= boxPadding
  within(
    page,
    parent,
    'Div',
    frame,
    inner => {
      page.space(7)
      drawBlocks(page, inner, blocks)
      page.space(3)
    },
    options,
  )
  page.right += boxPadding
  page.space(8)
}

/** The frame of a part that has a bar on its left. */
function indented({ left }: Frame, indent: number, bar: string): Partial<Frame> {
  return { left: left + indent, edge: left + indent - 12, bar }
}

/** A line to write on by hand. */
function drawBlank(page: Page, parent: Struct, label: string): void {
  page.space(6)
  drawText(page, childOf(page, parent, 'P'), [{ text: label }], {
    base: 'regular',
    size: sizes.small,
    color: colors.soft,
  })
  page.space(12)
  drawRule(page, colors.soft)
}

function within(
  page: Page,
  parent: Struct,
  type: string,
  frame: Partial<Frame>,
  draw: (inner: Struct) => void,
  options: { lang?: string } = {},
): void {
  const outer = page.frame
  const inner = childOf(page, parent, type, options)
  page.frame = { ...outer, ...frame }
  draw(inner)
  page.frame = outer
  inner.end()
}
