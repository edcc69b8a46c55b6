import type { Run } from './document.ts'
import { type FontName, type Fonts, fontOf } from './pdf-fonts.ts'

/**
 * A part of a line in one font. `run`: the index of its run, so that a link over two lines stays one link. All widths
 * are in points.
 */
export type Piece = { text: string; font: FontName; width: number; run: number }
export type Line = { pieces: Piece[]; width: number }

type Measure = (text: string, font: FontName, run: Run) => number

type Options = { fonts: Fonts; base: FontName; measure: Measure; width: number }

/** Breaks lines at newlines, at spaces and between runs. A word that is wider than a line is broken anywhere. */
export function breakLines(runs: readonly Run[], options: Options): Line[] {
  const lines: Line[] = [{ pieces: [], width: 0 }]
  const newLine = () => lines.push({ pieces: [], width: 0 })
  for (const [index, run] of runs.entries()) {
    const parts = run.text.replaceAll('\t', '    ').split('\n')
    for (const [at, part] of parts.entries()) {
      if (at > 0) newLine()
      for (const word of part.match(/[^ ]* +|[^ ]+/g) ?? [])
        addWord(lines, newLine, word, { run, index }, options)
    }
  }
  return lines
}

type Origin = { run: Run; index: number }

function addWord(lines: Line[], newLine: () => void, word: string, origin: Origin, options: Options): void {
  const pieces = toPieces(word, origin, options)
  const spaceWidth = word.endsWith(' ')
    ? options.measure(' ', pieces.at(-1)?.font ?? options.base, origin.run)
    : 0
  const width = widthOf(pieces) - spaceWidth
  const isStart = (line: Line | undefined) => line === undefined || line.pieces.length === 0
  const last = lines.at(-1)
  if (last && last.width + width > options.width && !isStart(last)) newLine()
  if (width <= options.width) add(lines, pieces)
  else for (const character of word) addCharacter(lines, newLine, character, origin, options)
}

function addCharacter(
  lines: Line[],
  newLine: () => void,
  text: string,
  origin: Origin,
  options: Options,
): void {
  const pieces = toPieces(text, origin, options)
  const last = lines.at(-1)
  if (last && last.width + widthOf(pieces) > options.width && last.pieces.length > 0) newLine()
  add(lines, pieces)
}

function toPieces(text: string, { run, index }: Origin, { fonts, base, measure }: Options): Piece[] {
  return fonts
    .split(text, fontOf(run, base))
    .map(part => ({ ...part, width: measure(part.text, part.font, run), run: index }))
}

/**
 * Words of a run in the same font are drawn as one text, so that screen readers and copied text get their spaces too.
 */
function add(lines: Line[], pieces: Piece[]): void {
  const line = lines.at(-1)
  if (!line) return
  for (const piece of pieces) {
    const last = line.pieces.at(-1)
    if (last?.font === piece.font && last.run === piece.run) {
      last.text += piece.text
      last.width += piece.width
    } else line.pieces.push({ ...piece })
    line.width += piece.width
  }
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0)
}
