/** The line that begins or ends a block of code in Markdown. */
export const codeFence = /^[ \t]*(?:```|~~~).*$/m

/** The words of a Markdown text, without its marks, on one line. Code keeps its characters. */
export function plainWords(markdown: string): string {
  return onOneLine(plainText(markdown, false))
}

/** The same with the line breaks. */
export function plainText(markdown: string, beginsInCode: boolean): string {
  return markdown
    .split(codeFence)
    .map((part, index) => ((index % 2 === 1) === beginsInCode ? plainLines(part) : part))
    .join(' ')
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function plainLines(markdown: string): string {
  const lines = markdown
    .replace(/^(?:[ \t]*(?:[-*+]|\d+[.)]|>)\s+)*(?:[ \t]*#{1,6}\s+)?/gm, '')
    .replace(/^(?:[ \t]*\|)?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*$/gm, '')
  return plainInline(lines)
}

/**
 * Code, a link or image, and the marks. An underscore within a word is not a mark. Brackets can be nested once. No part
 * is scanned again from each of its characters. Otherwise, a text of one repeated character would take minutes.
 */
const inline =
  /(?<ticks>`+)(?<code>[^`]+)\k<ticks>|!?\[(?<words>[^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)|[*~`]+|(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])|(?<row>\|)/gu

function plainInline(text: string): string {
  return text.replace(inline, (...matched) => {
    const { code, words, row } = matched.at(-1) as Record<string, string | undefined>
    return code ?? (words !== undefined ? plainInline(words) : row ? ' ' : '')
  })
}
