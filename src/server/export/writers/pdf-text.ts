import type { Run } from '#server/export/document.ts'
import { beginsRightToLeft, placePieces } from './pdf-direction.ts'
import type { FontName } from './pdf-fonts.ts'
import { breakLines, type Line, type Piece } from './pdf-lines.ts'
import { colors, drawFrame, lineHeight, type Page } from './pdf-page.ts'

export type Struct = PDFKit.PDFStructureElement

export function childOf(
  page: Page,
  parent: Struct,
  type: string,
  options: { scope?: string; lang?: string } = {},
): Struct {
  const child = page.pdf.struct(type, options)
  parent.add(child)
  return child
}

export type TextStyle = { base: FontName; size: number; color?: string }

/** Draws runs as lines, and ends their element. A page can end between any two lines. */
export function drawText(page: Page, element: Struct, runs: readonly Run[], style: TextStyle): void {
  const { left } = page.frame
  const lines = breakLines(runs, {
    fonts: page.fonts,
    base: style.base,
    measure: (text, font, run) => page.measure(text, font, sizeOf(run, font, style.size)),
    width: page.right - left,
  })
  const links = new Map<number, Struct>()
  const isRightToLeft = beginsRightToLeft(runs.map(({ text }) => text).join(''))
  for (const line of lines) {
    page.reserve(lineHeight(style.size))
    drawFrame(page, lineHeight(style.size))
    page.mark?.()
    page.mark = undefined
    drawLine(page, element, { line, runs, style, links, isRightToLeft })
    page.y += lineHeight(style.size)
  }
  for (const link of links.values()) link.end()
  element.end()
}

type LineParts = {
  line: Line
  runs: readonly Run[]
  style: TextStyle
  links: Map<number, Struct>
  isRightToLeft: boolean
}

function drawLine(page: Page, element: Struct, parts: LineParts): void {
  const { line, runs, style, links, isRightToLeft } = parts
  const left = isRightToLeft ? Math.max(page.frame.left, page.right - line.width) : page.frame.left
  const measure = (text: string, { font, run }: Piece) =>
    page.measure(text, font, sizeOf(runs[run] ?? { text: '' }, font, style.size))
  for (const { piece, text, width, x } of placePieces(line.pieces, isRightToLeft, measure)) {
    const run = runs[piece.run] ?? { text: '' }
    const at = left + x
    const draw = () => drawPiece(page, { text, x: at, width, font: piece.font, run, style })
    if (run.link === undefined) element.add(draw)
    else {
      const link = links.get(piece.run) ?? childOf(page, element, 'Link')
      links.set(piece.run, link)
      link.add(draw)
      page.pdf.link(at, page.y, width, lineHeight(style.size), new URL(run.link).href, {
        structParent: link,
        // The description that PDF/UA requires.
        Contents: new String(run.text),
      } as unknown as PDFKit.Mixins.AnnotationOption)
    }
  }
}

type DrawnPiece = { text: string; x: number; width: number; font: FontName; run: Run; style: TextStyle }

function drawPiece({ pdf, y }: Page, { text, x, width, font, run, style }: DrawnPiece): void {
  const size = sizeOf(run, font, style.size)
  const color = run.link === undefined ? (style.color ?? colors.ink) : colors.brass
  pdf.font(font).fontSize(size).fillColor(color)
  // The pieces of a line share its baseline, whatever their sizes and fonts. Only raised ones are above it.
  const baseline = baselineOf(y, style.size) - (run.raised ? style.size * 0.32 : 0)
  pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  const rule = (ruleY: number) =>
    pdf
      .moveTo(x, ruleY)
      .lineTo(x + width, ruleY)
      .lineWidth(0.6)
      .stroke(color)
  if (run.strike) rule(baseline - size * 0.28)
  // The colour alone does not show that a text is a link. The number of a source has brackets.
  if (run.link !== undefined && !run.raised) rule(baseline + size * 0.14)
}

export function baselineOf(y: number, size: number): number {
  return y + size * 1.1
}

function sizeOf(run: Run, font: FontName, size: number): number {
  if (run.raised) return size * 0.72
  return font === 'code' || font === 'other' || font === 'otherBold' ? size * 0.88 : size
}
