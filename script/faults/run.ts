import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endGroupsOnSignals, startGroup } from '../child-groups.ts'
import { type Fault, faults } from './faults.ts'
import { planRuns, type Run } from './plan.ts'
import { readTrials, type Trial, toRows } from './results.ts'
import { formatSeconds, tableLines } from './table.ts'

/**
 * `npm run faults`: tries each fault of the list and prints how often it was survived. `-- --only F1,F8` tries only
 * these, `--long` also runs the long tests, which repeat some faults hundreds or thousands of times, and `--json`
 * prints the rows for a program. Exits with 1 if a try failed.
 */

const folder = mkdtempSync(join(tmpdir(), 'parvis-faults-'))
/** Far longer than a run takes, so that a run is ended only if it hangs. */
const timeoutMs = { short: 900_000, long: 7_200_000 }

type Options = { chosen: Fault[]; isLong: boolean; isJson: boolean }

function readOptions(): Options | string {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, long: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const ids = values.only?.toUpperCase().split(/[\s,]+/)
  const unknown = ids?.find(id => !faults.some(fault => fault.id === id))
  if (unknown !== undefined)
    return `There is no fault ${unknown}: the list goes from F1 to F${faults.length}.`
  return {
    chosen: faults.filter(({ id }) => ids?.includes(id) ?? true),
    isLong: values.long ?? false,
    isJson: values.json ?? false,
  }
}

/** Runs tests, which write a report. Returns the end of their output, which is shown only if there is no report. */
async function runTests(run: Run, command: string[], report: string, limitMs: number): Promise<string> {
  const isVitest = run.kind === 'vitest'
  const args = isVitest ? [...command, '--outputFile', report] : command
  const env = isVitest ? run.env : { ...run.env, PARVIS_COUNTS: report }
  let output = ''
  const group = startGroup(args, env, piece => {
    output = (output + piece).slice(-4_000)
  })
  const timer = setTimeout(group.end, limitMs, 'SIGTERM')
  await group.exitCode
  clearTimeout(timer)
  return output
}

async function tryFaults({ chosen, isLong }: Options, print: (line: string) => void): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const run of planRuns(chosen, isLong)) {
    if (run.missing !== undefined) {
      print(`Not tried: ${run.name} (${run.missing}).`)
      continue
    }
    const startedAtMs = performance.now()
    for (const [index, command] of run.commands.entries()) {
      const report = join(folder, `${run.name} ${index}.json`)
      const output = await runTests(run, command, report, isLong ? timeoutMs.long : timeoutMs.short)
      try {
        trials.push(...readTrials(run.kind, report))
      } catch {
        throw new Error(`The run “${run.name}” ended without a report of its tests.\n\n${output}`)
      }
    }
    print(`Tried: ${run.name}, in ${formatSeconds((performance.now() - startedAtMs) / 1000)}.`)
  }
  return trials
}

async function main(): Promise<number> {
  const options = readOptions()
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`)
    return 2
  }
  const print = (line: string) => {
    if (!options.isJson) process.stdout.write(`${line}\n`)
  }
  const rows = toRows(options.chosen, await tryFaults(options, print))
  if (options.isJson) process.stdout.write(`${JSON.stringify({ long: options.isLong, rows }, null, 2)}\n`)
  else print(tableLines(rows).join('\n'))
  return rows.some(row => row.failed > 0) ? 1 : 0
}

endGroupsOnSignals()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
