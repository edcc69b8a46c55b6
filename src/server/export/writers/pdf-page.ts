import { type FontName, type Fonts, registerFonts } from './pdf-fonts.ts'

/** Sizes in points. A line of the text has about 100 characters. */
export const sizes = { text: 10.5, small: 9, code: 8.5, heading: [24, 16, 13, 11.5, 11, 10.5] } as const
export const colors = {
  ink: '#14213d',
  soft: '#424a5a',
  brass: '#7a5a17',
  line: '#ddd7cc',
  sunken: '#f6f3ee',
  danger: '#8a1c1c',
  dangerWash: '#fdf0ee',
} as const
export const margin = { top: 64, side: 72, bottom: 84 } as const
/** Between the text of a group and the right edge of its background. */
export const boxPadding = 8
const lineHeightFactor = 1.42

/**
 * What surrounds the current text, which begins at `left`: the bar of a quote or a group, and the background of a
 * group. Both begin at `edge`, even next to a list inside them.
 */
export type Frame = { left: number; edge: number; bar: string | undefined; fill: string | undefined }

export type Page = {
  pdf: PDFKit.PDFDocument
  fonts: Fonts
  frame: Frame
  /** Draws the mark of an item of a list beside its first line. */
  mark: (() => void) | undefined
  y: number
  right: number
  /** Begins a new page unless this height is free on the current one. */
  reserve(height: number): void
  /**
   * Leaves free space, with the frame's bar and background. Does nothing at the top of a page, or if it does not fit.
   */
  space(height: number): void
  measure(text: string, font: FontName, size: number): number
}

export function openPage(pdf: PDFKit.PDFDocument): Page {
  const page: Page = {
    pdf,
    fonts: registerFonts(pdf),
    frame: { left: margin.side, edge: margin.side, bar: undefined, fill: undefined },
    mark: undefined,
    y: margin.top,
    right: pdf.page.width - margin.side,
    reserve: height => {
      if (page.y + height <= pdf.page.height - margin.bottom) return
      pdf.addPage()
      page.y = margin.top
    },
    space: height => {
      if (page.y === margin.top) return
      if (page.y + height > pdf.page.height - margin.bottom) return
      drawFrame(page, height)
      page.y += height
    },
    measure: createMeasure(pdf),
  }
  return page
}

/** Most words occur many times, so their widths are remembered. */
function createMeasure(pdf: PDFKit.PDFDocument): Page['measure'] {
  const widths = new Map<string, number>()
  return (text, font, size) => {
    const key = `${font} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = pdf.font(font).fontSize(measuredSize).widthOfString(text) / measuredSize
      widths.set(key, width)
    }
    return width * size
  }
}

const measuredSize = 100

export function lineHeight(size: number): number {
  return size * lineHeightFactor
}

/** Draws the bar and the background of the current frame for the next `height` points of the page. */
export function drawFrame(page: Page, height: number): void {
  const { bar, fill, edge } = page.frame
  const { pdf, y, right } = page
  if (bar === undefined && fill === undefined) return
  artifact(pdf, () => {
    // A little taller, so that no line shows between two parts.
    if (fill) pdf.rect(edge, y, right + boxPadding - edge, height + 0.4).fill(fill)
    if (bar) pdf.rect(edge, y, 2.5, height + 0.4).fill(bar)
  })
}

export function drawRule(page: Page, color: string = colors.line): void {
  const { pdf, y, right, frame } = page
  artifact(pdf, () => pdf.moveTo(frame.left, y).lineTo(right, y).lineWidth(0.75).stroke(color))
}

/** Draws something that screen readers skip. */
function artifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** The notice and the page's number at the foot of every page, and the title at the head of all but the first. */
export function drawHeadersAndFooters({ pdf, fonts }: Page, texts: { title: string; footer: string }): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    const { width, height, margins } = pdf.page
    // Otherwise, text this low would begin a new page.
    margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    const top = height - margin.bottom + 28
    pdf
      .moveTo(margin.side, top - 10)
      .lineTo(width - margin.side, top - 10)
      .lineWidth(0.75)
      .stroke(colors.line)
    const draw = (text: string, x: number, y: number) => {
      let at = x
      for (const part of fonts.split(text, 'regular')) {
        pdf.font(part.font).fontSize(8).fillColor(colors.soft).text(part.text, at, y, { lineBreak: false })
        at += pdf.widthOfString(part.text)
      }
    }
    draw(texts.footer, margin.side, top)
    pdf.font('regular').fontSize(8)
    const number = `${index + 1} / ${count}`
    draw(number, width - margin.side - pdf.widthOfString(number), top)
    if (index > start) draw(texts.title, margin.side, 36)
    pdf.endMarkedContent()
  }
}
