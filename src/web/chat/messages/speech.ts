/**
 * What a screen reader reads of a growing answer: whole sentences or paragraphs, as plain words. Returns where that
 * part ends. The rest waits until its sentence or the answer ends.
 */
export function nextSpeech(text: string, told: number, ended: boolean): { words: string; told: number } {
  const end = ended ? text.length : lastStop(text, told)
  if (end <= told) return { words: '', told }
  return { words: plainWords(text.slice(told, end), endsInCode(text.slice(0, told))), told: end }
}

/** Shorter pieces would interrupt each other. */
const shortest = 60

/** The end of the last whole sentence, line or paragraph. */
function lastStop(text: string, from: number): number {
  const rest = text.slice(from)
  let end = 0
  for (const stop of rest.matchAll(/\n+|[.!?…]["'»”)]*\s/g)) {
    const after = stop.index + stop[0].length
    if (after >= shortest) end = after
  }
  return from + end
}

const fence = /^[ \t]*(?:```|~~~).*$/m

function endsInCode(text: string): boolean {
  return text.split(fence).length % 2 === 0
}

/** Removes the marks of Markdown, which would be read out one by one. Code keeps its characters. */
export function plainWords(markdown: string, beginsInCode = false): string {
  return markdown
    .split(fence)
    .map((part, index) => ((index % 2 === 1) === beginsInCode ? plainLines(part) : part))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainLines(markdown: string): string {
  const lines = markdown
    .replace(/^\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/gm, '')
  return plainInline(lines)
}

/** Code, a link or picture, and the marks. An underscore within a word is not a mark. */
const inline =
  /(?<ticks>`+)(?<code>[^`]+)\k<ticks>|!?\[(?<words>[^\]]*)\]\([^)]*\)|[*~`]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|(?<row>\|)/gu

function plainInline(text: string): string {
  return text.replace(inline, (...matched) => {
    const { code, words, row } = matched.at(-1) as Record<string, string | undefined>
    return code ?? (words !== undefined ? plainInline(words) : row ? ' ' : '')
  })
}
