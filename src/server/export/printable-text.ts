/**
 * Removes what must not reach XML or a terminal (control characters, U+FFFE and U+FFFF), and the invisible characters
 * that embed, override or isolate a direction of the text. Keeps tabs, and line breaks as `\n`.
 */
export function printableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .toWellFormed()
}

/** The cleaned text on one line, shortened to `maxLength` UTF-16 units. No character is split. */
export function oneLine(text: string, maxLength: number): string {
  const line = printableText(text).replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const start = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')
  return `${start.trimEnd()}…`
}
