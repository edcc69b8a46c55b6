import type { Row } from './results.ts'

/** The lines for a terminal: a row for each fault, what was lost, and the total. */
export function tableLines(rows: Row[]): string[] {
  const losses = rows.flatMap(({ id, losses }) =>
    losses.map(({ test, message }) => `\n${id} was lost in ${test}\n    ${message}`),
  )
  const total = (key: 'tried' | 'held' | 'lost') => rows.reduce((sum, row) => sum + row[key], 0)
  return [
    '',
    ...rows.map(line),
    ...losses,
    `\n${rows.length} ${rows.length === 1 ? 'fault' : 'faults'}: ${total('tried')} tries, ${total('held')} held, ${total('lost')} lost`,
  ]
}

function line({ id, what, tried, held, lost, seconds: took }: Row): string {
  const figures = tried === 0 ? 'not tried here' : `${held} of ${tried} held`
  const sign = lost > 0 ? '✗' : tried === 0 ? '-' : '✓'
  return `${sign} ${id.padEnd(3)} ${figures.padEnd(20)} ${seconds(took).padStart(7)}  ${what}`
}

export const seconds = (count: number) => `${count.toFixed(count < 10 ? 1 : 0)} s`
