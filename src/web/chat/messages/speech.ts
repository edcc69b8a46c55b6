import { codeFence, onOneLine, plainText } from '#shared/text/plain-words.ts'

/**
 * The next part of a growing answer for screen readers: whole sentences or lines, without Markdown. The rest waits
 * until its sentence, its line or the answer ends. `spokenLength`: how much of the text has been read so far.
 */
export function nextSpeech(
  text: string,
  spokenLength: number,
  ended: boolean,
): { words: string; spokenLength: number } {
  const end = ended ? text.length : lastStop(text, spokenLength)
  if (end <= spokenLength) return { words: '', spokenLength }
  const words = plainText(text.slice(spokenLength, end), endsInCode(text.slice(0, spokenLength)))
  return { words: onOneLine(words.replace(openLine, '. ')), spokenLength: end }
}

/**
 * The end of a line that has no punctuation, such as a heading, a list item or a row of a table: a voice pauses only at
 * a full stop. A sentence that continues on the next line usually has a lower-case letter there.
 */
const openLine = /(?<=[\p{L}\p{N}»)])[ \t]*\n\s*(?![\p{Ll}\s])/gu

/** A shorter part waits for the next sentence or line, because short announcements would interrupt each other. */
const minSpeechLength = 60

/** The end of the last whole sentence, line or paragraph; `from` if the part up to it is too short. */
function lastStop(text: string, from: number): number {
  const rest = text.slice(from)
  let end = 0
  for (const stop of rest.matchAll(/\n+|[.!?…]["'»”)]*\s/g)) {
    const after = stop.index + stop[0].length
    if (after >= minSpeechLength) end = after
  }
  return from + end
}

function endsInCode(text: string): boolean {
  return text.split(codeFence).length % 2 === 0
}
