const separators = { comma: ',', semicolon: ';' }

/** Excel expects a semicolon in countries with a decimal comma, such as France. */
export type CsvSeparator = keyof typeof separators

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: (string | number | null)[], separator: CsvSeparator): string {
  return `${cells.map(csvCell).join(separators[separator])}\r\n`
}

/** Excel reads a file as UTF-8 only with this mark. */
export const byteOrderMark = '\ufeff'

/** Marks a cell as text if a spreadsheet would read it as a formula. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const escaped = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${escaped.replaceAll('"', '""')}"`
}
