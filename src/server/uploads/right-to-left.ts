/** A piece of a page's text, as pdf.js returns it. The letters of a word in Arabic or Hebrew are already in order. */
export type TextItem = {
  str: string
  /** Whether it ends a line. */
  hasEOL: boolean
  /** The last two numbers are the coordinates of its left end on the page. */
  transform: number[]
  width: number
  height: number
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Written from left to right even in Hebrew. In Arabic, the parts of “1980-05-03” are written from right to left. */
const number = /\d+(?:[.,:/-]\d+)*/g
const numberInArabic = /\d+(?:[.,:/]\d+)*/g
/** Letters in the form that they have within a word, such as U+FECB, and ligatures. */
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]/g
/** Each bracket is next to the one that mirrors it. */
const brackets = '()[]{}<>«»'
/** A gap between two pieces that is wider than this share of the letters' height is a space. */
const minSpacePerHeight = 0.15

/** The text of a page. A PDF draws most lines from the left; those in Arabic or Hebrew are put in reading order. */
export function textInReadingOrder(items: readonly TextItem[]): string {
  let text = ''
  let line: TextItem[] = []
  for (const item of items) {
    line.push(item)
    if (!item.hasEOL) continue
    text += `${textOfLine(line)}\n`
    line = []
  }
  return text + textOfLine(line)
}

function textOfLine(line: readonly TextItem[]): string {
  const text = line.map(({ str }) => str).join('')
  if (!rightToLeft.test(text)) return text
  const pieces = piecesFromLeft(line)
  const isRightToLeft = countWords(text, rightToLeft) > countWords(text, leftToRight)
  const numbers = /\p{Script=Arabic}/u.test(text) ? numberInArabic : number
  const ordered = isRightToLeft
    ? reverseRuns(
        pieces.toReversed().map(piece => readFromRight(piece, numbers)),
        leftToRight,
      )
    : reverseRuns(pieces, rightToLeft)
  return ordered.join('').replace(presentationForms, form => form.normalize('NFKC'))
}

function piecesFromLeft(line: readonly TextItem[]): string[] {
  const sorted = line.filter(({ str }) => str !== '').toSorted((a, b) => leftOf(a) - leftOf(b))
  return sorted.flatMap((item, index) => {
    const next = sorted[index + 1]
    const gap = next ? leftOf(next) - leftOf(item) - item.width : 0
    const isSpace =
      gap > minSpacePerHeight * item.height && !/\s$/.test(item.str) && !/^\s/.test(next?.str ?? '')
    return isSpace ? [item.str, ' '] : [item.str]
  })
}

function leftOf({ transform }: TextItem): number {
  return transform[4] ?? 0
}

/** Part of a line from right to left: a period on the left of a number comes after it, and brackets are mirrored. */
function readFromRight(piece: string, numbers: RegExp): string {
  if (leftToRight.test(piece)) return piece
  const read = rightToLeft.test(piece) ? piece : reverse(piece).replace(numbers, reverse)
  return read.replace(/[()[\]{}<>«»]/g, bracket => brackets[brackets.indexOf(bracket) ^ 1] ?? bracket)
}

function reverse(text: string): string {
  return Array.from(text).reverse().join('')
}

/** Reverses the order from the first piece in such a script to the last one, if no other script is in between. */
function reverseRuns(pieces: readonly string[], script: RegExp): string[] {
  const other = script === rightToLeft ? leftToRight : rightToLeft
  const result: string[] = []
  let run: string[] = []
  let neutral: string[] = []
  const endRun = () => {
    result.push(...run.reverse(), ...neutral)
    run = []
    neutral = []
  }
  for (const piece of pieces) {
    if (script.test(piece)) {
      run.push(...neutral, piece)
      neutral = []
    } else if (other.test(piece) || run.length === 0) {
      endRun()
      result.push(piece)
    } else neutral.push(piece)
  }
  endRun()
  return result
}

/** How many words contain letters of this script. */
function countWords(text: string, script: RegExp): number {
  return text.split(/\s+/).filter(word => script.test(word)).length
}
