import { resolve } from 'node:path'
import { checkTarget, saveArchive } from '#server/backup/backup.ts'
import { openFileTarget } from '#server/backup/file-target.ts'
import type { Target } from '#server/backup/load.ts'
import { describeTotals, type Watch, watchCopy } from '#server/backup/progress.ts'
import { readInstallation } from '#server/backup/read-installation.ts'
import { restoreArchive } from '#server/backup/restore.ts'
import { type Config, readConfig, readEnvironment } from '#server/config/config.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { listMigrationNames } from '#server/database/migrate.ts'
import { openRowSource } from '#server/database/transfer/row-source.ts'
import { openRowTarget } from '#server/database/transfer/row-target.ts'
import { StartError } from '#server/errors.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { type Environment, move, readDestinations } from './data-move.ts'
import { checkRestored, closing, missingFiles, printLeftOut } from './data-report.ts'

/**
 * The operator's commands that copy all data: into an archive, out of one, or to another database and storage. They
 * print what they did, in plain sentences. On failure the exit code is 1, and nothing remains that looks complete.
 */
export async function runDataCommand(
  [name, ...args]: string[],
  watch: Watch,
  environment: Environment = readEnvironment(),
): Promise<0 | 1> {
  try {
    const [file, flag] = args
    // A misspelled option must not become a file of that name.
    const isFile = file !== undefined && !file.startsWith('-')
    const isHelp = args.includes('--help')
    const destinations = name === 'move' && !isHelp ? readDestinations(args) : undefined
    if (name === 'backup' && isFile && args.length === 1) {
      await backup(resolve(file), readConfig(environment), watch)
    } else if (name === 'restore' && isFile && (flag ?? keepFiles) === keepFiles && args.length < 3) {
      await restore(resolve(file), readConfig(environment), flag === keepFiles, watch)
    } else if (destinations) {
      await move(destinations, environment, watch)
    } else {
      watch.print(usage)
      return isHelp ? 0 : 1
    }
    return 0
  } catch (error) {
    // Another error after the signal can come from a later step, once everything has been saved, restored or moved.
    if (watch.signal.aborted && error === watch.signal.reason) {
      watch.print(
        'Stopped before the end: nothing was saved, restored or moved. You can run the command again.',
      )
      return 1
    }
    const message = error instanceof StartError ? error.message : databaseUnavailable(error)?.message
    if (message === undefined) throw error
    watch.print(message)
    return 1
  }
}

const keepFiles = '--keep-files'

const usage = [
  'npm run backup -- FILE                   saves all data in one archive, even while the server runs',
  'npm run restore -- FILE                  restores an archive into an empty database and storage',
  'npm run restore -- FILE --keep-files     restores only the rows, if the storage still has the files',
  'npm run move -- --to postgres://…        moves the rows to a PostgreSQL server',
  'npm run move -- --to s3                  moves the files to the bucket in S3_BUCKET',
].join('\n')

const log = createLog('silent')

async function backup(file: string, config: Config, watch: Watch): Promise<void> {
  await checkTarget(file)
  const files = await openFiles(config)
  try {
    const source = await openRowSource(config, log, watchCopy(watch))
    let missingCount = 0
    try {
      const onMissing = () => {
        missingCount += 1
      }
      const parts = readInstallation({ source, files, withRows: true }, onMissing)
      const { totals, sha256 } = await saveArchive(file, parts, watch)
      watch.print(`Saved ${describeTotals(totals)} in ${file}, and read all of it back.`)
      watch.print(`SHA-256: ${sha256}`)
    } finally {
      await source.close()
    }
    if (missingCount > 0) watch.print(missingFiles(missingCount))
    watch.print(
      'The archive contains personal data, password hashes and signing keys. Only the system user who ran this command can read it. Store it encrypted, on another machine.',
    )
  } finally {
    files.close()
  }
}

async function restore(file: string, config: Config, isKeepingFiles: boolean, watch: Watch): Promise<void> {
  const files = await openFiles(config)
  try {
    const target: Target = { rows: await openRowTarget(config, log), files: undefined }
    const loaded = await closing(target, async () => {
      if (!isKeepingFiles) target.files = await openFileTarget(files, config.dataDir)
      const filesOf = isKeepingFiles ? ((await files.findInstallationId()) ?? 'none') : undefined
      return restoreArchive(file, target, { knownMigrations: await listMigrationNames(), filesOf }, watch)
    })
    printLeftOut(loaded, watch)
    watch.print(`Restored ${describeTotals(loaded.totals)}, and compared all of it with the backup.`)
    await checkRestored(config, watch)
  } finally {
    files.close()
  }
}
