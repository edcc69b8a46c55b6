import bidiModule, { type Bidi } from 'bidi-js'

// The function itself, although the package's types say that it is a property.
const bidi = (bidiModule as unknown as () => Bidi)()

type Piece = { text: string; width: number }

/** A part of a piece, and where it is drawn, in points from the beginning of its line. */
type Placed<P> = { piece: P; text: string; width: number; x: number }

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/** Whether the first letter of a paragraph is Arabic or Hebrew, for example. */
export function beginsRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

/**
 * Places the pieces of a line by the Unicode bidirectional algorithm, so that words in Arabic or Hebrew follow each
 * other from right to left. The result is in the order in which they are read, for screen readers. The letters of each
 * word are ordered by the font's own layout.
 */
export function placePieces<P extends Piece>(
  pieces: readonly P[],
  isParagraphRightToLeft: boolean,
  measure: (text: string, piece: P) => number,
): Placed<P>[] {
  const text = pieces.map(piece => piece.text).join('')
  const embedding = bidi.getEmbeddingLevels(text, isParagraphRightToLeft ? 'rtl' : 'ltr')
  const placed: (Placed<P> & { start: number })[] = []
  let start = 0
  for (const piece of pieces) {
    for (const part of splitByLevel(piece.text, embedding.levels.subarray(start))) {
      const width = part.text === piece.text ? piece.width : measure(part.text, piece)
      placed.push({ piece, text: part.text, width, x: 0, start: start + part.start })
    }
    start += piece.text.length
  }
  const seenAt = new Map<number, number>()
  for (const [seen, read] of bidi.getReorderedIndices(text, embedding).entries()) seenAt.set(read, seen)
  let x = 0
  for (const part of placed.toSorted((a, b) => (seenAt.get(a.start) ?? 0) - (seenAt.get(b.start) ?? 0))) {
    part.x = x
    x += part.width
    if ((embedding.levels[part.start] ?? 0) % 2 === 1 && !isRightToLeft(part.text))
      part.text = reversed(part.text)
  }
  return placed
}

/** Within a piece, only spaces, digits and punctuation can differ in direction from the rest. */
function splitByLevel(text: string, levels: Uint8Array): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  for (let start = 0, end = 1; end <= text.length; end += 1) {
    if (end < text.length && levels[end] === levels[start]) continue
    parts.push({ text: text.slice(start, end), start })
    start = end
  }
  return parts
}

/** Spaces and punctuation that are read from right to left, in the order in which they are drawn. */
function reversed(text: string): string {
  return Array.from(text, character => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join('')
}
