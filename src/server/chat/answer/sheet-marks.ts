/**
 * Replaces the marks with which a model names its sources, `[[sheet:rent-and-deposit]]`, in a text that arrives in
 * pieces and can be split anywhere. A mark of a sheet that was given becomes a link; any other mark is removed, and so
 * is a mark in code. If a mark is never closed, only its beginning is removed, not the text after it. Only the
 * beginning of a possible mark is held back, with the space before it.
 */
export type MarkReader = {
  take(piece: string): string
  /** Ends the text and returns the part that was held back. */
  end(): string
}

/** A model may add spaces, capitals or several ids, or leave out a bracket. A mark ends on the line where it begins. */
const wholeMark = / ?\[{1,2}\s{0,20}sheet\s{0,20}:([^[\]\n]{0,1000})\]{1,2}/gi
/** What follows its first id is part of the answer, and so is the next line. */
const unclosedMark = / ?\[{1,2}\s{0,20}sheet\s{0,20}:[^\S\n]{0,20}[\w-]*/gi
/** What the next piece may complete, at the end of a text. */
const openMark = / ?(?:\[{1,2}\s{0,20}(?:s(?:h(?:e(?:e(?:t\s{0,20}(?::[^[\]\n]{0,1000}\]?)?)?)?)?)?)?)?$/i
/** At the end of the whole text. A bracket alone is not the beginning of a mark there. */
const cutMark = / ?\[{1,2}\s{0,20}s(?:h(?:e(?:e(?:t\s{0,20})?)?)?)?$/i

/** `linkTo`: the Markdown link for a sheet's id; undefined if the sheet was not given. */
export function createMarkReader(linkTo: (id: string) => string | undefined): MarkReader {
  const code = createCodeFinder()
  let held = ''

  function replaceMarks(text: string): string {
    const shown: string[] = []
    const show = (part: string) => {
      code.take(part)
      shown.push(part)
    }
    let end = 0
    for (const { 0: mark, 1: ids = '', index } of text.includes('[') ? text.matchAll(wholeMark) : []) {
      show(text.slice(end, index).replace(unclosedMark, ''))
      if (!code.isOpen()) show(linksTo(ids))
      end = index + mark.length
    }
    show(text.slice(end).replace(unclosedMark, ''))
    return shown.join('')
  }

  function linksTo(ids: string): string {
    const named = ids.split(/[,;\s]+/).map(id => id.toLowerCase().replace(/^sheet:/, ''))
    const links = [...new Set(named)].map(linkTo).filter(link => link !== undefined)
    return links.length === 0 ? '' : ` (${links.join(', ')})`
  }

  return {
    take(piece) {
      const text = held + piece
      // A text without a bracket is the usual case, and must cost almost nothing. Only a space at its end can
      // belong to a mark.
      const end = text.includes('[')
        ? text.search(openMark)
        : text.endsWith(' ')
          ? text.length - 1
          : text.length
      held = text.slice(end)
      return end === 0 ? '' : replaceMarks(text.slice(0, end))
    },
    end() {
      const rest = replaceMarks(held).replace(cutMark, '')
      held = ''
      return rest
    },
  }
}

/**
 * Reads a text in pieces, each only once, however many marks it has. `isOpen`: whether a code block is open at the end
 * of what was read, or its last line has a backtick without a second one.
 */
function createCodeFinder(): { take(piece: string): void; isOpen(): boolean } {
  let open: string | undefined
  let lineStart = ''
  let tickCount = 0

  /** The fence of the open block if the last line were to end here. */
  function openAfterLine(): string | undefined {
    const [, fence, info = ''] =
      lineStart.length > maxFenceLineLength ? [] : (fenceLine.exec(lineStart) ?? [])
    if (fence === undefined) return open
    if (open === undefined) return fence
    return fence.startsWith(open) && info.trim() === '' ? undefined : open
  }

  return {
    take(piece) {
      for (const [index, line] of piece.split('\n').entries()) {
        if (index > 0) {
          open = openAfterLine()
          lineStart = ''
          tickCount = 0
        }
        if (lineStart.length <= maxFenceLineLength) lineStart += line.slice(0, maxFenceLineLength + 1)
        tickCount += line.split('`').length - 1
      }
    },
    isOpen: () => openAfterLine() !== undefined || tickCount % 2 === 1,
  }
}

/** A longer line is text. */
const maxFenceLineLength = 1_000
/** The first or last line of a code block, which may be in a quotation or a list. */
const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/
