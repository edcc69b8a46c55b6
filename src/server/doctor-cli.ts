import { styleText } from 'node:util'
import { countOf, printLine, runProgram } from './command-line.ts'
import { readConfig } from './config.ts'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'

/** `npm run doctor`: tries everything that is configured. Prints one line per finding: that a part works, or what to do. */

const marks = { ok: ['green', 'ok'], warning: ['yellow', 'note'], failed: ['red', 'FAIL'] } as const

function print({ part, state, sentence }: Finding): void {
  const [colour, mark] = marks[state]
  const label = styleText(colour, mark.padEnd(4), { stream: process.stdout })
  printLine(`${label}  ${part.padEnd(8)}  ${sentence}`)
}

await runProgram('The check failed', async () => {
  let failedCount = 0
  for await (const finding of examine(readConfig())) {
    print(finding)
    if (finding.state === 'failed') failedCount += 1
  }
  printLine(
    failedCount === 0
      ? '\nEverything that is configured works.'
      : `\n${countOf(failedCount, 'check')} failed.`,
  )
  return failedCount === 0 ? 0 : 1
})
