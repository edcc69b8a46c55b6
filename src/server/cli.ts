import { runCommand } from './cli-commands.ts'
import { printLine, runProgram } from './command-line.ts'

/** `npm run admin -- COMMAND`. `usage` in cli-commands.ts lists the commands. */
await runProgram('The command failed', () => runCommand(process.argv.slice(2), printLine))
