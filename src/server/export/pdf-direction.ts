type Piece = { text: string; width: number }

/** Where a piece is drawn, in points from the beginning of its line. */
type Placed<P> = { piece: P; text: string; x: number }

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letterOrDigit = /[\p{L}\p{N}]/u

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/** Whether the first letter of a paragraph is Arabic or Hebrew, for example. */
export function beginsRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

/**
 * Places the pieces of a line so that words in Arabic or Hebrew follow each other from right to left. They are drawn in
 * the order in which they are read: a font's own layout orders the letters of each word. A simple form of the Unicode
 * bidirectional algorithm, for one level. `wholeLine`: the paragraph is in such a language.
 */
export function placePieces<P extends Piece>(
  pieces: readonly P[],
  wholeLine: boolean,
  spaceWidthOf: (piece: P) => number,
): Placed<P>[] {
  const first = wholeLine ? 0 : pieces.findIndex(({ text }) => isRightToLeft(text))
  const last = wholeLine ? pieces.length - 1 : pieces.findLastIndex(({ text }) => isRightToLeft(text))
  const isReversed = (index: number) => first !== -1 && index >= first && index <= last
  const groups = groupPieces(pieces, isReversed)
  const ordered = [
    ...groups.filter(({ start }) => start < first || first === -1),
    ...groups.filter(({ start }) => isReversed(start)).reverse(),
    ...groups.filter(({ start }) => first !== -1 && start > last),
  ]
  const placed = new Map<P, Placed<P>>()
  let x = 0
  for (const { start, members } of ordered) {
    const end = members.at(-1)
    // The space after the group is on its left. The layout of an Arabic word already puts it there.
    const isMoved = isReversed(start) && end?.text.endsWith(' ') && !isRightToLeft(end.text)
    let at = isMoved && end ? x + spaceWidthOf(end) : x
    for (const piece of members) {
      const text = isReversed(start) && !letterOrDigit.test(piece.text) ? mirrored(piece.text) : piece.text
      placed.set(piece, { piece, text, x: at })
      at += piece.width
      x += piece.width
    }
  }
  return pieces.flatMap(piece => placed.get(piece) ?? [])
}

type Group<P> = { start: number; members: P[] }

/** Words and numbers that are read from left to right keep their order among themselves. */
function groupPieces<P extends Piece>(
  pieces: readonly P[],
  isReversed: (index: number) => boolean,
): Group<P>[] {
  const groups: Group<P>[] = []
  for (const [index, piece] of pieces.entries()) {
    const previous = groups.at(-1)
    const isLeftToRight = ({ text }: Piece) => letterOrDigit.test(text) && !isRightToLeft(text)
    const before = previous?.members.at(-1)
    const canJoin = before && isReversed(index - 1) && isLeftToRight(before) && isLeftToRight(piece)
    if (previous && canJoin) previous.members.push(piece)
    else groups.push({ start: index, members: [piece] })
  }
  return groups
}

const mirrors: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

function mirrored(text: string): string {
  return text.replace(/[()[\]«»]/g, bracket => mirrors[bracket] ?? bracket)
}
