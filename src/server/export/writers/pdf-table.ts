import type { DocumentBlock, Run } from '#server/export/document.ts'
import { breakLines } from './pdf-lines.ts'
import { colors, drawRule, lineHeight, type Page, sizes } from './pdf-page.ts'
import { childOf, drawText, type Struct, type TextStyle } from './pdf-text.ts'

const cellGap = 10

/** Columns of equal width. A row stays on one page unless it is very tall. */
export function drawTable(
  page: Page,
  parent: Struct,
  { header, rows }: Extract<DocumentBlock, { kind: 'table' }>,
): void {
  const table = childOf(page, parent, 'Table')
  const [first = []] = rows
  page.space(6)
  // The header is not left alone at the end of a page.
  page.reserve(rowHeight(page, header, headerStyle) + rowHeight(page, first, rowStyle))
  drawRow(page, table, header, headerStyle)
  for (const row of rows) drawRow(page, table, row, rowStyle)
  table.end()
  page.space(8)
}

const headerStyle: TextStyle = { base: 'bold', size: sizes.small }
const rowStyle: TextStyle = { base: 'regular', size: sizes.small }

function drawRow(page: Page, table: Struct, cells: readonly Run[][], style: TextStyle): void {
  const { frame, right } = page
  const width = columnWidth(page, cells)
  const isHeader = style === headerStyle
  page.reserve(rowHeight(page, cells, style))
  const row = childOf(page, table, 'TR')
  const top = page.y
  const pageCount = page.pdf.bufferedPageRange().count
  let bottom = top
  for (const [index, cell] of cells.entries()) {
    const element = childOf(page, row, isHeader ? 'TH' : 'TD', isHeader ? { scope: 'Column' } : {})
    const isSamePage = page.pdf.bufferedPageRange().count === pageCount
    page.y = isSamePage ? top : page.y
    page.frame = { ...frame, left: frame.left + index * width }
    page.right = page.frame.left + width - cellGap
    drawText(page, element, cell, style)
    const endsOnSamePage = page.pdf.bufferedPageRange().count === pageCount
    bottom = Math.max(endsOnSamePage ? bottom : 0, page.y)
  }
  Object.assign(page, { frame, right, y: bottom })
  row.end()
  page.space(4)
  drawRule(page, isHeader ? colors.soft : colors.line)
  page.space(4)
}

function columnWidth({ frame, right }: Page, cells: readonly Run[][]): number {
  return (right - frame.left) / Math.max(1, cells.length)
}

/** The height of a row, or of the part of a very tall one that should be on its first page. */
function rowHeight(page: Page, cells: readonly Run[][], style: TextStyle): number {
  const { fonts, measure } = page
  const width = columnWidth(page, cells) - cellGap
  const lineCounts = cells.map(
    cell =>
      breakLines(cell, {
        fonts,
        base: style.base,
        measure: (text, font) => measure(text, font, style.size),
        width,
      }).length,
  )
  return Math.min(300, Math.max(1, ...lineCounts) * lineHeight(style.size) + 10)
}
