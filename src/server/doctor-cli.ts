import { styleText } from 'node:util'
import { printLine, runProgram } from './command-line.ts'
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
  let failures = 0
  for await (const finding of examine(readConfig())) {
    print(finding)
    if (finding.state === 'failed') failures += 1
  }
  printLine(
    failures === 0
      ? '\nEverything that is configured works.'
      : `\n${failures === 1 ? '1 part does' : `${failures} parts do`} not work.`,
  )
  return failures === 0 ? 0 : 1
})
