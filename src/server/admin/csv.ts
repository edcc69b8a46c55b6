/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Spreadsheets read UTF-8 only behind this mark. */
export const byteOrderMark = '\ufeff'

/** What a spreadsheet would take for a formula is marked as text. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
