/**
 * Replaces the marks with which a model names its sources, `[[sheet:rent-and-deposit]]`, in a text that arrives in
 * pieces and can be split anywhere. A mark of a sheet that was given becomes a link; any other mark is removed, and so
 * is a mark in code. Of a mark that is never closed, only the beginning is removed, not the text after it. Only the
 * beginning of a possible mark is held back, with the space before it.
 */
export type MarkReader = {
  take(piece: string): string
  /** Ends the text and returns the part that was held back. */
  end(): string
}

/** A model may add spaces, capitals or several ids, or leave out a bracket. A mark ends in its line. */
const wholeMark = / ?\[{1,2}\s*sheet\s*:([^[\]\n]{0,1000})\]{1,2}/gi
/** What follows its first id is part of the answer. */
const unclosedMark = / ?\[{1,2}\s*sheet\s*:\s*[\w-]*/gi
/** What the next piece may complete, at the end of a text. */
const openMark = / ?(?:\[{1,2}\s*(?:s(?:h(?:e(?:e(?:t\s*(?::[^[\]\n]{0,1000}\]?)?)?)?)?)?)?)?$/i
/** At the end of the whole text. A bracket alone is not the beginning of a mark there. */
const cutMark = / ?\[{1,2}\s*s(?:h(?:e(?:e(?:t\s*)?)?)?)?$/i

/** `linkTo`: the Markdown link for a sheet's id; undefined if the sheet was not given. */
export function createMarkReader(linkTo: (id: string) => string | undefined): MarkReader {
  const written: string[] = []
  let held = ''

  function replaceMarks(text: string): string {
    if (!text.includes('[')) return text
    const read = text.replace(wholeMark, (_, ids: string, at: number) => {
      if (isInCode(written.join('') + text.slice(0, at))) return ''
      const named = ids.split(/[,;\s]+/).map(id => id.toLowerCase().replace(/^sheet:/, ''))
      const links = [...new Set(named)].map(linkTo).filter(link => link !== undefined)
      return links.length === 0 ? '' : ` (${links.join(', ')})`
    })
    return read.replace(unclosedMark, '')
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
      const shown = end === 0 ? '' : replaceMarks(text.slice(0, end))
      written.push(shown)
      return shown
    },
    end() {
      const rest = replaceMarks(held).replace(cutMark, '')
      held = ''
      return rest
    },
  }
}

/** Whether a code block is open at the end of the text, or its last line has a backtick without a second one. */
function isInCode(text: string): boolean {
  let open: string | undefined
  for (const [, fence = '', info = ''] of text.matchAll(fenceLine)) {
    if (open === undefined) open = fence
    else if (fence.startsWith(open) && info.trim() === '') open = undefined
  }
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return open !== undefined || (line.match(/`/g)?.length ?? 0) % 2 === 1
}

/** The first or last line of a code block, which may be in a quotation or a list. */
const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})([^`\n]*)$/gm
