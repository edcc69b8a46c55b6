import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { countSheets, readFolder } from '#server/library/read-library.ts'
import { readSubjects } from '#server/library/read-subjects.ts'
import { problemSentence } from '#shared/api/library-problems.ts'

const usage = 'Usage: npm run library -- check [FOLDER]'

/**
 * `npm run library`: for the person who writes sheets. `check` names every file with a mistake and says what to change.
 * Returns the exit code: 0 if all is well, 1 if a file has a mistake, 2 if the command is unknown, has too many
 * arguments, or FOLDER does not exist.
 */
export async function runLibraryCommand(
  [command, folder, ...rest]: readonly string[],
  libraryDir: string,
  print: (line: string) => void,
): Promise<number> {
  const isHelp = command === '--help' || folder === '--help'
  if (command !== 'check' || rest.length > 0 || isHelp) {
    print(usage)
    return isHelp ? 0 : 2
  }
  const source = folder === undefined ? libraryDir : resolve(folder)
  if (folder !== undefined && !existsSync(source)) {
    print(`There is no folder ${source}.`)
    return 2
  }
  const { sheets, broken: brokenFiles } = await readFolder(source)
  const broken = [...brokenFiles, ...(await readSubjects(source)).broken]
  for (const { file, problems } of broken) {
    print(file)
    for (const problem of problems) print(`  ${problemSentence(problem, 'en')}`)
  }
  const unreviewed = countSheets(sheets.filter(({ reviewer }) => reviewer === null))
  const count = new Set(broken.map(({ file }) => file)).size
  print(
    `Sheets: ${countSheets(sheets)} (not reviewed by a lawyer: ${unreviewed}). Files with mistakes: ${count}.`,
  )
  return broken.length === 0 ? 0 : 1
}
