/**
 * Cleans an answer's text as it arrives in pieces cut anywhere: CR LF and lone CR become LF, NUL and lone halves of
 * a surrogate pair become U+FFFD (the database holds neither). What a cut may have parted is held back until the
 * next piece, or the end.
 */
export type TextCleaner = {
  take(piece: string): string
  /** What was held back; the text is over. */
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

/** The same cleaning for text that is there as a whole. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').toWellFormed()
}
