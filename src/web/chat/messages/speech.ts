/**
 * The next part of a growing answer for screen readers: whole sentences or paragraphs, without Markdown. The rest waits
 * until its sentence or the answer ends. `spokenLength`: how much of the text has been read so far.
 */
export function nextSpeech(
  text: string,
  spokenLength: number,
  ended: boolean,
): { words: string; spokenLength: number } {
  const end = ended ? text.length : lastStop(text, spokenLength)
  if (end <= spokenLength) return { words: '', spokenLength }
  return {
    words: plainWords(text.slice(spokenLength, end), endsInCode(text.slice(0, spokenLength))),
    spokenLength: end,
  }
}

/** Shorter announcements would interrupt each other. */
const minSpeechLength = 60

/** The end of the last whole sentence, line or paragraph. */
function lastStop(text: string, from: number): number {
  const rest = text.slice(from)
  let end = 0
  for (const stop of rest.matchAll(/\n+|[.!?…]["'»”)]*\s/g)) {
    const after = stop.index + stop[0].length
    if (after >= minSpeechLength) end = after
  }
  return from + end
}

const fence = /^[ \t]*(?:```|~~~).*$/m

function endsInCode(text: string): boolean {
  return text.split(fence).length % 2 === 0
}

/** Removes Markdown marks, which would be read out one by one. Code keeps its characters. */
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

/** Code, a link or image, and the marks. An underscore within a word is not a mark. */
const inline =
  /(?<ticks>`+)(?<code>[^`]+)\k<ticks>|!?\[(?<words>[^\]]*)\]\([^)]*\)|[*~`]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|(?<row>\|)/gu

function plainInline(text: string): string {
  return text.replace(inline, (...matched) => {
    const { code, words, row } = matched.at(-1) as Record<string, string | undefined>
    return code ?? (words !== undefined ? plainInline(words) : row ? ' ' : '')
  })
}
