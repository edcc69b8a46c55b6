import { runCommand } from './cli-commands.ts'

/** `npm run admin -- list | promote EMAIL | demote EMAIL | reset-password EMAIL | verify-audit [ANCHOR] | claim-uploads` */
process.umask(0o077)
process.exitCode = await runCommand(process.argv.slice(2), line => process.stdout.write(`${line}\n`))
