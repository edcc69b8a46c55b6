/**
 * Closes the Markdown that is still open at the end of a growing text, so that nothing flickers: open bold text is
 * already bold, open code is code, an open link shows its text, and marks with nothing after them are removed.
 */
export function closeOpenMarks(text: string): string {
  const start = lastOpenPart(text)
  const part = text.slice(start)
  return /[*_~`[]/.test(part) ? text.slice(0, start) + closeWithin(part) : text
}

/**
 * The index after the last line break that ends all open marks: before an empty line, item, quote, heading or row, or
 * after a code block in an item.
 */
function lastOpenPart(text: string): number {
  let start = 0
  for (const found of text.matchAll(endsMarks)) start = found.index + found[0].length
  return start
}

const endsMarks = /\n(?=[ \t]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]|[>#|]))|^[ \t]*(?:`{3,}|~{3,})[ \t]*\n/gm

/** If more are open, the oldest are not closed: otherwise, each further mark would copy them all. */
const maxOpenCount = 100

/** An open mark: its last character, its position, and its length. */
type Open = { character: string; at: number; count: number }

function closeWithin(part: string): string {
  // An escaped character, a run of marks, or one end of a link.
  const marks = /\\[\s\S]|`+|\*+|_+|~+|!?\[|\]\([^)]*\)?|\]/g
  let text = part
  let open: Open[] = []
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    open = open.slice(-maxOpenCount)
    const mark = found[0]
    const run = { character: mark.at(-1) ?? '', at: found.index, count: mark.length }
    if (mark.startsWith('\\')) continue
    if (mark.startsWith('`')) {
      const end = endOfCode(text, run)
      if (end === undefined) return closeAll(text, [...open, run])
      marks.lastIndex = end
    } else if (run.character === '[') {
      open.push(run)
    } else if (mark.startsWith(']')) {
      const bracketIndex = open.findLastIndex(({ character }) => character === '[')
      if (bracketIndex === -1) continue
      // A `]` at the end of the text may still be followed by the URL.
      const isWhole = run.character === ')' || (mark === ']' && run.at + 1 < text.length)
      if (isWhole) open = open.slice(0, bracketIndex)
      else text = text.slice(0, run.at)
    } else {
      open = afterRun(open, run, text)
    }
  }
  return closeAll(text, open)
}

/** The end of the code that a run of backticks begins; undefined if the text does not contain it yet. */
function endOfCode(text: string, { at, count }: Open): number | undefined {
  const end = new RegExp(`(?<!\`)\`{${count}}(?!\`)`, 'g')
  end.lastIndex = at + count
  return end.test(text) ? end.lastIndex : undefined
}

/** The open marks after a run of `*`, `_` or `~`: it closes what it can, and the rest can open new marks. */
function afterRun(open: readonly Open[], run: Open, text: string): Open[] {
  const before = text[run.at - 1] ?? ''
  const after = text[run.at + run.count] ?? ''
  const remaining = [...open]
  let { count } = run
  while (count > 0 && before.trim() !== '') {
    const index = remaining.findLastIndex(({ character }) => character === run.character)
    const opener = remaining[index]
    if (!opener) break
    const closedCount = Math.min(count, opener.count)
    count -= closedCount
    remaining.length = index
    if (closedCount < opener.count) remaining.push({ ...opener, count: opener.count - closedCount })
  }
  if (count > 0 && canOpen(run, before, after)) remaining.push({ ...run, count })
  return remaining
}

/** As in Markdown, except for one asterisk within a word (a multiplication) and one tilde (“about”). */
function canOpen({ character, count }: Open, before: string, after: string): boolean {
  const isInWord = /[\p{L}\p{N}]/u.test(before)
  if (isInWord && (character === '_' || count === 1)) return false
  if (after === '') return true
  if (character === '~' && count === 1) return false
  return isInWord ? /[\p{L}\p{N}]/u.test(after) : after.trim() !== ''
}

/**
 * The text with all open marks closed, the last one first. A mark with nothing after it is removed, and so is a link's
 * bracket.
 */
function closeAll(text: string, open: readonly Open[]): string {
  let result = text
  let closing = ''
  for (const { character, at, count } of open.toReversed()) {
    const isLast = at + count === result.length
    if (isLast || character === '[') result = result.slice(0, at) + result.slice(at + count)
    else closing += character.repeat(count)
  }
  const trimmed = result.trimEnd()
  return trimmed + closing + result.slice(trimmed.length)
}
