import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Counts, readCounts, type Skip } from './gate-counts.ts'
import { type GateName, type Step, stepsOf } from './gate-steps.ts'

/**
 * `npm test`, and with --fast (no browser) `npm run check`, with --long `npm run test:long`. One line a step, the
 * output only of what fails, the sum at the end. What a machine cannot run is skipped with its reason; with
 * CI=true a skip is a failure.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const results = mkdtempSync(join(tmpdir(), 'parvis-gate-'))
const nothingSkipped = process.env.CI === 'true'
const total = { passed: [] as string[], failed: 0, skipped: [] as Skip[] }

/** A run that hangs, or that is interrupted, takes everything down that it started. */
const running = new Set<ReturnType<typeof spawn>>()

async function runStep(step: Step): Promise<void> {
  const reason = step.missing?.()
  if (reason !== undefined) {
    total.skipped.push({ name: step.name, reason })
    return
  }
  const started = performance.now()
  const file = join(results, `${step.name}.json`)
  const { code, output } = await run(step, file)
  const seconds = (performance.now() - started) / 1000
  const counts = step.kind === 'static' ? oneTest(step.name, code) : suiteCounts(code, readCounts(file))
  report(step, seconds, counts, output)
}

function oneTest(name: string, code: number | null): Counts {
  return { passed: code === 0 ? [name] : [], failed: code === 0 ? 0 : 1, skipped: [] }
}

/** A run that ended badly without a failed test (a crash, nothing to run) is a failure all the same. */
function suiteCounts(code: number | null, counts: Counts = { passed: [], failed: 0, skipped: [] }): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function run(step: Step, file: string): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1', ...step.env, PARVIS_COUNTS: file }
    const child = spawn(process.execPath, step.command, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        output += piece
      })
    }
    const limit = setTimeout(() => {
      output += `\nEnded after ${step.limit} seconds: it hangs.\n`
      end(child, 'SIGKILL')
    }, step.limit * 1000)
    child.on('close', code => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output })
    })
  })
}

function end(child: ReturnType<typeof spawn>, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended by itself meanwhile.
  }
}

function report(step: Step, seconds: number, { passed, failed, skipped }: Counts, output: string): void {
  total.passed.push(...passed)
  total.failed += failed
  total.skipped.push(...skipped)
  const figures =
    step.kind === 'static' ? [] : [`${passed.length} passed`, ...(failed ? [`${failed} failed`] : [])]
  const time = `${seconds.toFixed(1)} s`.padStart(8)
  print(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(34)}  ${time}  ${figures.join(', ')}`)
  if (failed > 0) print(`\n${output.trim()}\n`)
}

/** What is for one of the two databases only is left out on the other; that is no skip if it passed on its own. */
function reportSkips(): void {
  const passed = new Set(total.passed)
  const skipped = total.skipped.filter(({ name }) => !passed.has(name))
  for (const { name, reason } of skipped) print(`- skipped: ${name} (${reason})`)
  if (nothingSkipped && skipped.length > 0) {
    print('Nothing may be skipped where CI is true.')
    total.failed += skipped.length
  }
}

function print(line: string): void {
  process.stdout.write(`${line.trimEnd()}\n`)
}

/** Two at a time: the static steps use one core each, mostly. */
async function runStatics(steps: Step[]): Promise<void> {
  const waiting = [...steps]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(next)
  }
  await Promise.all([worker(), worker()])
}

async function main(): Promise<void> {
  const gate: GateName = process.argv.includes('--fast')
    ? 'fast'
    : process.argv.includes('--long')
      ? 'long'
      : 'whole'
  const { statics, suites } = stepsOf(gate)
  const started = performance.now()
  await runStatics(statics)
  for (const row of suites) await Promise.all(row.map(runStep))
  reportSkips()
  print(`\nin ${((performance.now() - started) / 1000).toFixed(0)} s`)
  print(`${total.passed.length} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGTERM')
    process.exit(130)
  })
}
process.once('exit', () => rmSync(results, { recursive: true, force: true }))
await main()
