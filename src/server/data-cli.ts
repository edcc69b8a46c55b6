import { runDataCommand } from './data-commands.ts'
import { failureText } from './errors.ts'

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run move -- --to postgres://… --to s3` */
process.umask(0o077)
process.on('uncaughtException', fail)

const interruption = new AbortController()
let interruptedAtMs = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second one ends the process at once. npm passes on the terminal's Ctrl-C, so each arrives twice.
    if (interruption.signal.aborted && performance.now() - interruptedAtMs > 1_000) process.exit(130)
    if (interruption.signal.aborted) return
    interruptedAtMs = performance.now()
    process.stderr.write('Stopping, and removing what was written so far.\n')
    interruption.abort()
  })
}

const print = (line: string) => process.stdout.write(`${line}\n`)
await runDataCommand(process.argv.slice(2), { print, signal: interruption.signal }).then(code => {
  process.exitCode = code
}, fail)

/** Also reports an embedded database that dies during the command. */
function fail(error: unknown): void {
  if (interruption.signal.aborted) process.exit(130)
  process.stderr.write(`${failureText(error, 'The command failed')}\n`)
  process.exit(1)
}
