import { printLine, runProgram } from '#server/command-line.ts'
import { runCommand } from './admin-commands.ts'

/** `npm run admin -- COMMAND`. `usage` in admin-commands.ts lists the commands. */
await runProgram('The command failed', () => runCommand(process.argv.slice(2), printLine))
