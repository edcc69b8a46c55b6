import { readConfig } from './config.ts'
import { runLibraryCommand } from './library/library-command.ts'

/** `npm run library -- check [FOLDER]` */
const { libraryDir } = readConfig()
process.exitCode = await runLibraryCommand(process.argv.slice(2), libraryDir, line =>
  process.stdout.write(`${line}\n`),
)
