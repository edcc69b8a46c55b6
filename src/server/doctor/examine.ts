import { countOf } from '#server/command-line.ts'
import type { Config } from '#server/config/config.ts'
import { reasonOf, StartError } from '#server/errors.ts'
import { readFirm } from '#server/firm/firm.ts'
import { countSheets, noSheets, readFolder } from '#server/library/read-library.ts'
import { readSubjects } from '#server/library/read-subjects.ts'
import { startWarnings } from '#server/start-warnings.ts'
import { adminPasswordWarnings, checkAccounts } from './check-accounts.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkFiles } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkModels } from './check-model.ts'
import { checkProxy } from './check-proxy.ts'
import { checkRedis } from './check-redis.ts'
import { type Finding, failed, ok, type Result, warning } from './finding.ts'

/**
 * Checks the settings and tries all parts that they configure, one after another. Yields the findings of a part as soon
 * as they are known.
 */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  const warnings = [...startWarnings(config), ...(await adminPasswordWarnings(config))]
  if (warnings.length === 0) yield { part: 'settings', ...ok('No setting looks like a mistake.') }
  for (const sentence of warnings) yield { part: 'settings', ...warning(sentence) }
  yield* examineParts(config)
  yield { part: 'redis', ...(await checkRedis(config)) }
  for (const result of await checkModels(config)) yield { part: 'model', ...result }
  yield { part: 'proxy', ...(await checkProxy(config)) }
  yield { part: 'firm', ...(await checkFirm(config)) }
  yield { part: 'library', ...(await checkLibrary(config)) }
}

/** These checks also run after every start of the server. They call no model, because that costs money. */
export async function* examineParts(config: Config): AsyncGenerator<Finding> {
  const { database, clock } = await checkDatabase(config)
  yield { part: 'database', ...database }
  yield { part: 'clock', ...clock }
  yield { part: 'disk', ...(await checkDisk(config)) }
  yield { part: 'files', ...(await checkFiles(config)) }
  yield { part: 'mail', ...(await checkMail(config)) }
  yield { part: 'accounts', ...(await checkAccounts(config)) }
}

async function checkFirm(config: Config): Promise<Result> {
  const { firmDir, retentionDays } = config
  try {
    const { name, retentionWarnings } = await readFirm(firmDir, config)
    if (retentionWarnings.length > 0) return warning(retentionWarnings.join(' '))
    const kept =
      retentionDays === undefined
        ? 'chats stay until their owners delete them'
        : `chats are removed ${countOf(retentionDays, 'day')} after their last message`
    return ok(`The firm's texts in ${firmDir} can be read (${name}), and ${kept}.`)
  } catch (error) {
    return failed(error instanceof Error ? error.message : `FIRM_DIR ${firmDir} cannot be read.`)
  }
}

async function checkLibrary({ libraryDir }: Config): Promise<Result> {
  try {
    const { sheets, broken } = await readFolder(libraryDir)
    const files = new Set([...broken, ...(await readSubjects(libraryDir)).broken].map(({ file }) => file))
    if (sheets.length + files.size === 0) return warning(noSheets(libraryDir))
    const count = `${countOf(countSheets(sheets), 'sheet')} can be read`
    if (files.size === 0) return ok(`${count}.`)
    return warning(`${count}. Files with mistakes: ${files.size}. Run npm run library -- check to see them.`)
  } catch (error) {
    return failed(
      error instanceof StartError ? error.message : `The library cannot be read (${reasonOf(error)}).`,
    )
  }
}
