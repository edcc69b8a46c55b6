import { styleText } from 'node:util'
import { countOf, printLine, runProgram } from '#server/command-line.ts'
import { readConfig } from '#server/config/config.ts'
import { examine } from '#server/doctor/examine.ts'
import type { Finding } from '#server/doctor/finding.ts'

/** `npm run doctor`: one line per finding, which says that a part works, or what to do. Exits with 1 if one failed. */

const marks = { ok: ['green', 'ok'], warning: ['yellow', 'note'], failed: ['red', 'FAIL'] } as const

function print({ part, state, sentence }: Finding): void {
  const [colour, mark] = marks[state]
  const label = styleText(colour, mark.padEnd(4), { stream: process.stdout })
  process.stdout.write(label)
  printLine(`  ${part.padEnd(8)}  ${sentence}`)
}

function summary(findings: Finding[]): string {
  const countIn = (state: Finding['state']) => findings.filter(finding => finding.state === state).length
  if (countIn('failed') > 0) return `${countOf(countIn('failed'), 'check')} failed.`
  if (countIn('warning') > 0) return 'No check failed. Please look at what is marked "note".'
  return 'Everything that is configured works.'
}

const usage =
  'npm run doctor   tries everything that is configured, and asks a connected model short questions'

await runProgram('The check failed', async () => {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) {
    printLine(usage)
    return argument === '--help' ? 0 : 1
  }
  const findings: Finding[] = []
  for await (const finding of examine(readConfig())) {
    print(finding)
    findings.push(finding)
  }
  printLine(`\n${summary(findings)}`)
  return findings.some(({ state }) => state === 'failed') ? 1 : 0
})
