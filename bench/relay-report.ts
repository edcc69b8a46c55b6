import { cpus, totalmem } from 'node:os'
import { median, percentile } from './processes.ts'
import type { Round } from './relay-rounds.ts'

/** The results of the relay benchmark, and the report that is printed. */

export type Summary = Omit<Round, 'firstMs' | 'delayMs'> & {
  firstP50Ms: number
  delayP50Ms: number
  delayP99Ms: number
}

/** The rounds of each target. */
export type ScenarioResults = Record<string, Summary[]>

export type Results = {
  date: string
  rounds: number
  machine: { cores: number; model: string; memoryGib: number; node: string }
  scenarios: Record<string, ScenarioResults>
  memory: { server: string; idleMib: number; afterMib: Record<string, number> }[]
}

export function machine(): Results['machine'] {
  const [first] = cpus()
  return {
    cores: cpus().length,
    model: first?.model ?? 'unknown',
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
}

export function summaryOf({ firstMs, delayMs, ...round }: Round): Summary {
  return {
    ...round,
    firstP50Ms: percentile(firstMs, 50),
    delayP50Ms: percentile(delayMs, 50),
    delayP99Ms: percentile(delayMs, 99),
  }
}

type Row = { scenario: string; label: string; value(own: Summary, pipe: Summary, direct: Summary): number }

const cpuUsPerDelta = (one: Summary) => one.cpuUs / one.deltas
const cpuUsPerAnswer = (one: Summary) => one.cpuUs / one.answers
const deltasPerSecond = (one: Summary) => one.deltas / (one.wallMs / 1_000)

const rows: Row[] = [
  ...['paced40', 'paced100'].flatMap((scenario): Row[] => {
    const streams = scenario.slice('paced'.length)
    return [
      {
        scenario,
        label: `${streams} streams: CPU per delta, × pipe`,
        value: (own, pipe) => cpuUsPerDelta(own) / cpuUsPerDelta(pipe),
      },
      { scenario, label: `${streams} streams: CPU per delta, µs`, value: cpuUsPerDelta },
      {
        scenario,
        label: `${streams} streams: first token p50 over direct, ms`,
        value: (own, _, direct) => own.firstP50Ms - direct.firstP50Ms,
      },
      { scenario, label: `${streams} streams: delay of a delta p50, ms`, value: one => one.delayP50Ms },
      { scenario, label: `${streams} streams: delay of a delta p99, ms`, value: one => one.delayP99Ms },
      { scenario, label: `${streams} streams: event loop delay p99, ms`, value: one => one.loopDelayMs },
    ]
  }),
  {
    scenario: 'short',
    label: 'answer of 5 deltas: CPU, × pipe',
    value: (own, pipe) => cpuUsPerAnswer(own) / cpuUsPerAnswer(pipe),
  },
  { scenario: 'short', label: 'answer of 5 deltas: CPU, ms', value: one => cpuUsPerAnswer(one) / 1_000 },
  {
    scenario: 'short',
    label: 'answer of 5 deltas: CPU of PostgreSQL, ms',
    value: one => one.databaseCpuUs / one.answers / 1_000,
  },
  {
    scenario: 'burst',
    label: 'burst: deltas per second, × pipe',
    value: (own, pipe) => deltasPerSecond(own) / deltasPerSecond(pipe),
  },
  {
    scenario: 'burst',
    label: 'burst: CPU per delta, × pipe',
    value: (own, pipe) => cpuUsPerDelta(own) / cpuUsPerDelta(pipe),
  },
  { scenario: 'burst', label: 'burst: event loop delay p99, ms', value: one => one.loopDelayMs },
  {
    scenario: 'open',
    label: '1,000 open streams: memory per stream, MiB',
    value: one => (one.openMib - one.beforeMib) / 1_000,
  },
]

export function report(results: Results): string {
  const names = Object.keys(Object.values(results.scenarios)[0] ?? {})
  const lines = rows
    .filter(row => results.scenarios[row.scenario])
    .map(row => [row.label, ...names.map(name => cell(results.scenarios[row.scenario] ?? {}, row, name))])
  const { cores, model, memoryGib, node } = results.machine
  return [
    '',
    `${results.date.slice(0, 10)}, ${cores} cores (${model}), ${memoryGib} GiB, Node ${node}. Median of ${results.rounds} rounds [min–max].`,
    '',
    table([['', ...names], ...lines]),
    '',
    ...results.memory.map(
      ({ server, idleMib, afterMib }) =>
        `Resident memory with ${server}, MiB: idle ${idleMib.toFixed(0)}${Object.entries(afterMib)
          .map(([name, mib]) => `, after ${name} ${mib.toFixed(0)}`)
          .join('')}`,
    ),
    ...failures(results),
  ].join('\n')
}

function cell(scenario: ScenarioResults, row: Row, name: string): string {
  const values = (scenario[name] ?? [])
    .map((own, round) => {
      const [pipe, direct] = [scenario.pipe?.[round], scenario.direct?.[round]]
      return row.value(own, pipe ?? own, direct ?? own)
    })
    .filter(value => Number.isFinite(value))
  if (values.length === 0) return ''
  const middle = format(median(values))
  return values.length === 1
    ? middle
    : `${middle} [${format(Math.min(...values))}–${format(Math.max(...values))}]`
}

function format(value: number): string {
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
}

function table(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  )
  const drawn = lines.map(
    line => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [drawn[0], rule, ...drawn.slice(1)].join('\n')
}

function failures({ scenarios }: Results): string[] {
  return Object.entries(scenarios).flatMap(([scenario, results]) =>
    Object.entries(results)
      .map(([name, rounds]) => ({ name, count: rounds.reduce((sum, round) => sum + round.incomplete, 0) }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${scenario}, ${name}: ${count} answers were incomplete`),
  )
}
