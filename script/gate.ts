import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroupsOnSignals, startGroup } from './child-groups.ts'
import { type Counts, readCounts, type Skip } from './gate-counts.ts'
import { type GateName, type Lane, type Step, stepsOf } from './gate-steps.ts'

/**
 * `npm test`; with --fast (no browser) `npm run check`; with --long `npm run test:long`. Prints one line per step, the
 * output only of failed steps, and the totals at the end. What a machine cannot run is skipped with a reason; with
 * CI=true a skip is a failure.
 */

const resultsDir = mkdtempSync(join(tmpdir(), 'parvis-gate-'))
const failsOnSkips = process.env.CI === 'true'
const total = { passed: [] as string[], failedCount: 0, skipped: [] as Skip[] }

async function runStep(step: Step): Promise<void> {
  const reason = step.missing?.()
  if (reason !== undefined) {
    total.skipped.push({ name: step.name, reason })
    return
  }
  const startedAtMs = performance.now()
  const file = join(resultsDir, `${step.name}.json`)
  const { code, output } = await run(step, file)
  const seconds = (performance.now() - startedAtMs) / 1000
  const counts = step.kind === 'static' ? oneTest(step.name, code) : suiteCounts(code, readCounts(file))
  report(step, seconds, counts, output)
}

function oneTest(name: string, code: number | null): Counts {
  return { passed: code === 0 ? [name] : [], failedCount: code === 0 ? 0 : 1, skipped: [] }
}

/** A run that ended badly without a failed test (a crash, nothing to run) counts as a failure. */
function suiteCounts(
  code: number | null,
  counts: Counts = { passed: [], failedCount: 0, skipped: [] },
): Counts {
  return code !== 0 && counts.failedCount === 0 ? { ...counts, failedCount: 1 } : counts
}

async function run(step: Step, file: string): Promise<{ code: number | null; output: string }> {
  let output = ''
  const group = startGroup(step.command, { ...step.env, PARVIS_COUNTS: file }, piece => {
    output += piece
    timer.refresh()
  })
  const timer = setTimeout(() => {
    output += `\nEnded: it had printed nothing for ${step.maxSilenceSeconds} seconds.\n`
    group.end('SIGKILL')
  }, step.maxSilenceSeconds * 1000)
  const code = await group.exitCode
  clearTimeout(timer)
  return { code, output }
}

function report(step: Step, seconds: number, { passed, failedCount, skipped }: Counts, output: string): void {
  total.passed.push(...passed)
  total.failedCount += failedCount
  total.skipped.push(...skipped)
  const figures =
    step.kind === 'static'
      ? []
      : [`${passed.length} passed`, ...(failedCount ? [`${failedCount} failed`] : [])]
  const time = `${seconds.toFixed(1)} s`.padStart(8)
  print(`${failedCount > 0 ? '✗' : '✓'} ${step.name.padEnd(34)}  ${time}  ${figures.join(', ')}`)
  if (failedCount > 0) print(`\n${output.trim()}\n`)
}

/** A test for only one of the two databases is skipped on the other one. The skip does not count if the test passed. */
function reportSkips(): void {
  const passed = new Set(total.passed)
  const skipped = total.skipped.filter(({ name }) => !passed.has(name))
  for (const { name, reason } of skipped) print(`- skipped: ${name} (${reason})`)
  if (failsOnSkips && skipped.length > 0) {
    print('Nothing may be skipped with CI=true.')
    total.failedCount += skipped.length
  }
}

function print(line: string): void {
  process.stdout.write(`${line.trimEnd()}\n`)
}

async function runLane(steps: Lane): Promise<void> {
  for (const step of steps) await runStep(step)
}

/** Two at a time: most static steps use one core. */
async function runStatics(steps: Step[]): Promise<void> {
  const waiting = [...steps]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(next)
  }
  await Promise.all([worker(), worker()])
}

/** Other arguments are refused: a flag that does nothing would look as if it had been obeyed. */
function readGate(): GateName | undefined {
  const gates = new Map<string, GateName>([
    ['', 'whole'],
    ['--fast', 'fast'],
    ['--long', 'long'],
  ])
  return gates.get(process.argv.slice(2).join(' '))
}

async function main(): Promise<void> {
  const gate = readGate()
  if (gate === undefined) {
    process.stderr.write('The gate takes no arguments. For some of the tests: npx vitest run PATH.\n')
    process.exitCode = 1
    return
  }
  const { statics, rows } = stepsOf(gate)
  const startedAtMs = performance.now()
  await runStatics(statics)
  for (const lanes of rows) await Promise.all(lanes.map(runLane))
  reportSkips()
  print(`\nin ${((performance.now() - startedAtMs) / 1000).toFixed(0)} s`)
  print(`${total.passed.length} passed, ${total.failedCount} failed`)
  process.exitCode = total.failedCount === 0 ? 0 : 1
}

endGroupsOnSignals()
process.once('exit', () => rmSync(resultsDir, { recursive: true, force: true }))
await main()
