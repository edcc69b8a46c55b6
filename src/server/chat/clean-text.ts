/**
 * Cleans an answer's text, which arrives in pieces that can be split anywhere. CR LF and CR become LF. NUL and lone
 * surrogates become U+FFFD, because the database can store neither. A CR or a high surrogate at the end of a piece is
 * held back until the next piece or the end, because the LF or the low surrogate may follow.
 */
export type TextCleaner = {
  take(piece: string): string
  /** Ends the text and returns the part that was held back. */
  end(): string
}

export function createTextCleaner(): TextCleaner {
  let held = ''
  return {
    take(piece) {
      const text = held + piece
      const last = text.charCodeAt(text.length - 1)
      held = last === 0x0d || isHighSurrogate(last) ? text.slice(-1) : ''
      return cleanText(held === '' ? text : text.slice(0, -1))
    },
    end() {
      const rest = cleanText(held)
      held = ''
      return rest
    },
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** The same cleaning for a complete text. */
export function cleanText(text: string): string {
  // Nearly every piece of an answer is clean.
  if (!/[\r\0]/.test(text) && text.isWellFormed()) return text
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').toWellFormed()
}
