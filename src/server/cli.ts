import { runCommand } from './cli-commands.ts'
import { printLine, runProgram } from './command-line.ts'

/** `npm run admin -- list | promote EMAIL | demote EMAIL | reset-password EMAIL | disclaimers EMAIL | verify-audit [ANCHOR] | claim-uploads | retention [--apply]` */
await runProgram('The command failed', () => runCommand(process.argv.slice(2), printLine))
