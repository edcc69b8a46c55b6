/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Excel reads a file as UTF-8 only with this mark. */
export const byteOrderMark = '\ufeff'

/** Marks a cell as text if a spreadsheet would read it as a formula. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const escaped = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${escaped.replaceAll('"', '""')}"`
}
