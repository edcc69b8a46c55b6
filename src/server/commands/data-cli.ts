import { printLine, runProgram } from '#server/command-line.ts'
import { runDataCommand } from './data-commands.ts'

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run move -- --to postgres://… --to s3` */

const interruption = new AbortController()
let interruptedAtMs = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal ends the process, unless it comes within a second: npm passes on Ctrl-C, so each arrives twice.
    if (interruption.signal.aborted && performance.now() - interruptedAtMs > 1_000) process.exit(130)
    if (interruption.signal.aborted) return
    interruptedAtMs = performance.now()
    process.stderr.write('Stopping and cleaning up.\n')
    interruption.abort()
  })
}

await runProgram(
  'The command failed',
  () => runDataCommand(process.argv.slice(2), { print: printLine, signal: interruption.signal }),
  () => {
    if (interruption.signal.aborted) process.exit(130)
  },
)
