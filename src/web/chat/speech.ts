/**
 * What a screen reader is told of an answer that grows: whole sentences or paragraphs, as plain words. Returns
 * where the told part ends; the rest waits until it is whole, or until the answer ends.
 */
export function nextSpeech(text: string, told: number, ended: boolean): { words: string; told: number } {
  const end = ended ? text.length : lastStop(text, told)
  if (end <= told) return { words: '', told }
  return { words: plainWords(text.slice(told, end)), told: end }
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

/** Without the marks of Markdown, which would be read out one by one. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/^\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/^\s*(?:```|~~~).*$/gm, '')
    .replace(/^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
