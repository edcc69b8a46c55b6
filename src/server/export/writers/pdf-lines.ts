import type { Run } from '#server/export/document.ts'
import { isRightToLeft } from './pdf-direction.ts'
import { type FontName, type Fonts, fontOf } from './pdf-fonts.ts'

/**
 * A part of a line in one font. `run`: the index of its run, so that a link over two lines stays one link. All widths
 * are in points.
 */
export type Piece = { text: string; font: FontName; width: number; run: number }
export type Line = { pieces: Piece[]; width: number }

type Measure = (text: string, font: FontName, run: Run) => number

type Options = { fonts: Fonts; base: FontName; measure: Measure; width: number }
type LineOptions = Options & { hasRightToLeft: boolean }

/** A part of a word that is in one run. */
type Part = { text: string; run: Run; index: number }

/** Breaks lines at newlines and after spaces. A word that is wider than a line is broken anywhere. */
export function breakLines(runs: readonly Run[], given: Options): Line[] {
  const options = { ...given, hasRightToLeft: runs.some(({ text }) => isRightToLeft(text)) }
  const lines: Line[] = [{ pieces: [], width: 0 }]
  const newLine = () => lines.push({ pieces: [], width: 0 })
  let word: Part[] = []
  const endWord = () => {
    addWord(lines, newLine, word, options)
    word = []
  }
  for (const [index, run] of runs.entries()) {
    const paragraphs = run.text.replaceAll('\t', '    ').split('\n')
    for (const [at, line] of paragraphs.entries()) {
      if (at > 0) {
        endWord()
        newLine()
      }
      for (const text of line.match(/[^ ]* +|[^ ]+/g) ?? []) {
        word.push({ text, run, index })
        if (text.endsWith(' ')) endWord()
      }
    }
  }
  endWord()
  return lines
}

function addWord(lines: Line[], newLine: () => void, word: readonly Part[], options: LineOptions): void {
  const end = word.at(-1)
  if (!end) return
  const pieces = word.flatMap(part => toPieces(part, options))
  const spaceWidth = end.text.endsWith(' ')
    ? options.measure(' ', pieces.at(-1)?.font ?? options.base, end.run)
    : 0
  const width = widthOf(pieces) - spaceWidth
  const last = lines.at(-1)
  if (last && last.width + width > options.width && last.pieces.length > 0) newLine()
  if (width <= options.width) add(lines, pieces, options.hasRightToLeft)
  else {
    for (const part of word)
      for (const text of part.text) addCharacter(lines, newLine, { ...part, text }, options)
  }
}

function addCharacter(lines: Line[], newLine: () => void, character: Part, options: LineOptions): void {
  const pieces = toPieces(character, options)
  const last = lines.at(-1)
  if (last && last.width + widthOf(pieces) > options.width && last.pieces.length > 0) newLine()
  add(lines, pieces, options.hasRightToLeft)
}

function toPieces({ text, run, index }: Part, { fonts, base, measure }: Options): Piece[] {
  return fonts
    .split(text, fontOf(run, base))
    .map(part => ({ ...part, width: measure(part.text, part.font, run), run: index }))
}

/**
 * Words of a run in the same font are drawn as one text, so that screen readers and copied text get their spaces too.
 * In a paragraph with words that are read from right to left, each word is placed by itself.
 */
function add(lines: Line[], pieces: Piece[], hasRightToLeft: boolean): void {
  const line = lines.at(-1)
  if (!line) return
  for (const piece of pieces) {
    const last = line.pieces.at(-1)
    if (!hasRightToLeft && last?.font === piece.font && last.run === piece.run) {
      last.text += piece.text
      last.width += piece.width
    } else line.pieces.push({ ...piece })
    line.width += piece.width
  }
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0)
}
