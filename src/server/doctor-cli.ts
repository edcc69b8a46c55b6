import { styleText } from 'node:util'
import { readConfig } from './config.ts'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'
import { failureText } from './errors.ts'

/** `npm run doctor`: tries everything that is configured, and says in one line each what is fine and what to do. */

const marks = { ok: ['green', 'ok'], warning: ['yellow', 'note'], failed: ['red', 'FAIL'] } as const

function print({ part, state, sentence }: Finding): void {
  const [colour, mark] = marks[state]
  const label = styleText(colour, mark.padEnd(4), { stream: process.stdout })
  process.stdout.write(`${label}  ${part.padEnd(8)}  ${sentence}\n`)
}

async function main(): Promise<void> {
  process.umask(0o077)
  let failures = 0
  for await (const finding of examine(readConfig())) {
    print(finding)
    if (finding.state === 'failed') failures += 1
  }
  process.stdout.write(
    failures === 0
      ? '\nEverything that is configured works.\n'
      : `\n${failures === 1 ? '1 part does' : `${failures} parts do`} not work.\n`,
  )
  process.exitCode = failures === 0 ? 0 : 1
}

await main().catch(error => {
  process.stderr.write(`${failureText(error, 'The check failed')}\n`)
  process.exitCode = 1
})
