import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('a spreadsheet never treats a cell as a formula, whatever character its text begins with', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
  for (const start of starts) expect(csvLine([`${start}1`, 'a'], 'comma')).toBe(`"'${start}1","a"\r\n`)
  expect(csvLine(['a=1', 7, null, 'say "hi"'], 'semicolon')).toBe('"a=1";"7";"";"say ""hi"""\r\n')
})
