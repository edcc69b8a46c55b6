import type { Row } from './results.ts'

/** The lines for a terminal: a row for each fault, the failures, and the total. */
export function tableLines(rows: Row[]): string[] {
  const failures = rows.flatMap(({ id, failures }) =>
    failures.map(({ test, message }) => `\n${id} failed in ${test}\n    ${message}`),
  )
  const total = (key: 'tried' | 'survived' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0)
  return [
    '',
    ...rows.map(line),
    ...failures,
    `\n${rows.length} ${rows.length === 1 ? 'fault' : 'faults'}: ${total('tried')} tries, ${total('survived')} survived, ${total('failed')} failed`,
  ]
}

function line({ id, what, tried, survived, failed, seconds }: Row): string {
  const figures = tried === 0 ? 'not tried here' : `${survived} of ${tried} survived`
  const sign = failed > 0 ? '✗' : tried === 0 ? '-' : '✓'
  return `${sign} ${id.padEnd(3)} ${figures.padEnd(24)} ${formatSeconds(seconds).padStart(7)}  ${what}`
}

export const formatSeconds = (seconds: number) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
