/**
 * Removes control characters, which must not reach XML or a terminal, and the invisible characters that reverse the
 * order of the text after them. Keeps line breaks and tabs.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .toWellFormed()
}

/** The cleaned text on one line, shortened to `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim()
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`
}
