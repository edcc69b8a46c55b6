import { runCommand } from './cli-commands.ts'
import { failureText } from './errors.ts'

/** `npm run admin -- list | promote EMAIL | demote EMAIL | reset-password EMAIL | disclaimers EMAIL | verify-audit [ANCHOR] | claim-uploads | retention [--apply]` */
process.umask(0o077)
process.on('uncaughtException', fail)
await runCommand(process.argv.slice(2), line => process.stdout.write(`${line}\n`)).then(code => {
  process.exitCode = code
}, fail)

/** Also reports an embedded database that dies during the command. */
function fail(error: unknown): void {
  process.stderr.write(`${failureText(error, 'The command failed')}\n`)
  process.exit(1)
}
