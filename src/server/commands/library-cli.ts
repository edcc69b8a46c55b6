import { printLine, runProgram } from '#server/command-line.ts'
import { readConfig } from '#server/config/config.ts'
import { runLibraryCommand } from './library-command.ts'

/** `npm run library -- check [FOLDER]` */
await runProgram('The command failed', async () => {
  const { libraryDir } = readConfig()
  return runLibraryCommand(process.argv.slice(2), libraryDir, printLine)
})
