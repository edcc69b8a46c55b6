/**
 * Without control characters, which neither XML nor a terminal may get, and without the invisible characters that
 * reverse the order of what follows. Line breaks and tabs stay.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
    .toWellFormed()
}

/** As one line. */
export function oneLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim()
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`
}
