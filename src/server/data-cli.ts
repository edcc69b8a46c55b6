import { printLine, runProgram } from './command-line.ts'
import { runDataCommand } from './data-commands.ts'

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run move -- --to postgres://… --to s3` */
const interruption = new AbortController()
let interruptedAtMs = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once. npm passes on the terminal's Ctrl-C, so each arrives twice.
    if (interruption.signal.aborted && performance.now() - interruptedAtMs > 1_000) process.exit(130)
    if (interruption.signal.aborted) return
    interruptedAtMs = performance.now()
    process.stderr.write('Stopping, and removing what was written so far.\n')
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
