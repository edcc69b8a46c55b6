import { mkdir } from 'node:fs/promises'
import { openFileTarget } from '#server/backup/file-target.ts'
import { type Loaded, load } from '#server/backup/load.ts'
import { describeTotals, type Watch, watchParts } from '#server/backup/progress.ts'
import { readInstallation } from '#server/backup/read-installation.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { isEmbeddedInUse, openRowSource } from '#server/database/transfer/row-source.ts'
import { openRowTarget } from '#server/database/transfer/row-target.ts'
import { StartError } from '#server/errors.ts'
import { type OpenedFiles, openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { checkRestored, closing, missingFiles, printLeftOut } from './data-report.ts'

/** `npm run move`: a backup that is streamed into a restore. */

export type Environment = Record<string, string | undefined>

const log = createLog('silent')

export type Destinations = { databaseUrl?: string; s3?: true }

/** The places after `--to`: a database, `s3`, or both. */
export function readDestinations(args: string[]): Destinations | undefined {
  const destinations: Destinations = {}
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1]
    if (args[index] !== '--to' || value === undefined) return undefined
    if (value === 's3') {
      if (destinations.s3) return undefined
      destinations.s3 = true
    } else {
      if (!/^postgres(ql)?:\/\//i.test(value)) {
        throw new StartError('--to must be s3 or an address that begins with postgres:// or postgresql://.')
      }
      if (destinations.databaseUrl !== undefined) return undefined
      destinations.databaseUrl = value
    }
  }
  return args.length > 0 ? destinations : undefined
}

export async function move(
  { databaseUrl, s3 }: Destinations,
  environment: Environment,
  watch: Watch,
): Promise<void> {
  const config = readConfig(s3 ? withoutS3(environment) : environment)
  const targetConfig = readConfig(
    databaseUrl === undefined ? environment : { ...environment, DATABASE_URL: databaseUrl },
  )
  if (s3 && !targetConfig.s3) throw new StartError('S3_BUCKET must be set: it names the bucket to move to.')
  if (config.database.url === undefined && (await isEmbeddedInUse(config.dataDir))) throw dataInUse()
  const from = s3 ? await openFiles(config) : undefined
  const to = s3 ? await openFiles(targetConfig) : undefined
  try {
    const loaded = await moveParts(
      { config, targetConfig, from, to, withRows: databaseUrl !== undefined },
      watch,
    )
    printLeftOut(loaded, watch)
    watch.print(
      `Moved ${describeTotals(loaded.totals)}, and compared all of it with the original, which was not changed.`,
    )
  } finally {
    from?.close()
    to?.close()
  }
  if (databaseUrl !== undefined) await checkRestored(targetConfig, watch)
  printNextSteps(databaseUrl, s3 ? environment : {}, watch)
}

type Move = {
  config: Config
  targetConfig: Config
  from: OpenedFiles | undefined
  to: OpenedFiles | undefined
  withRows: boolean
}

async function moveParts({ config, targetConfig, from, to, withRows }: Move, watch: Watch): Promise<Loaded> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const files = to && (await openFileTarget(to, config.dataDir))
  const source = await openRowSource(config, log)
  try {
    if (config.database.url !== undefined && source.isServerAlive) throw dataInUse()
    const rows = withRows ? await openRowTarget(targetConfig, log) : undefined
    const target = { rows, files }
    let missingCount = 0
    const parts = readInstallation({ source, files: from, withRows }, () => {
      missingCount += 1
    })
    watch.print('Moving:')
    const loaded = await closing(target, () => load(watchParts(parts, watch), target))
    if (missingCount > 0) watch.print(missingFiles(missingCount))
    return loaded
  } finally {
    await source.close()
  }
}

function withoutS3(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('S3_')))
}

function dataInUse(): StartError {
  return new StartError(
    'A server or another command, such as a backup, is using this data. Anything stored after the move would be lost. Stop the server or wait until the command has ended, and try again in half a minute.',
  )
}

function printNextSteps(databaseUrl: string | undefined, environment: Environment, watch: Watch): void {
  watch.print('Add these lines to .env, then start the server:')
  if (databaseUrl !== undefined) watch.print(`  DATABASE_URL=${databaseUrl}`)
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('S3_') || !value) continue
    watch.print(`  ${name}=${name === 'S3_SECRET_ACCESS_KEY' ? '(the current value)' : value}`)
  }
}
