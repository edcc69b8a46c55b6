import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { readConfig } from '#server/config/config.ts'
import { inspectDatabase } from '#server/database/inspect.ts'
import { copyDataDir, migratedDataDir } from '#tests/support/databases/database-template.ts'
import { emptyDataDir, freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { startTestAppOn } from '#tests/support/servers/test-app.ts'

/** A data folder that cannot be used stops the start with one sentence (O-2), on either database. */

async function newFolder(): Promise<string> {
  return mkdtemp(join(inject('databaseTemplate').runDir, 'folder-'))
}

async function environment(dataDir: string): Promise<Record<string, string>> {
  const url = await freshDatabaseUrl()
  return { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...(url && { DATABASE_URL: url }) }
}

/** The message of a refused start. */
async function refusal(dataDir: string): Promise<string> {
  const started = await startTestAppOn(await environment(dataDir)).catch((error: Error) => error)
  if (started instanceof Error) return started.message
  await started.close()
  return 'started'
}

it('a file in place of the data folder is named', async () => {
  const path = join(await newFolder(), 'data')
  await writeFile(path, '')
  expect(await refusal(path)).toBe(`DATA_DIR: ${path} is not a folder.`)
  expect(await refusal(join(path, 'below'))).toBe(
    `DATA_DIR: ${join(path, 'below')} cannot be created or written to (ENOTDIR).`,
  )
})

it.each(['uploads', 'incoming'])('a file in place of %s in the data folder is named', async name => {
  const dataDir = await freshDataDir()
  await writeFile(join(dataDir, name), '')
  expect(await refusal(dataDir)).toBe(`DATA_DIR: ${join(dataDir, name)} is not a folder.`)
})

it.runIf(process.platform === 'linux')('a folder under /proc is refused in one sentence', async () => {
  expect(await refusal('/proc/parvis/data')).toBe(
    'DATA_DIR: /proc/parvis/data cannot be created or written to (ENOENT).',
  )
})

/** Root can write anywhere, so the tests that run as root prepare the folder as another user. */
const isRoot = process.getuid?.() === 0
const user = isRoot ? 65_534 : undefined

/** A private folder inside one that every user can enter. */
async function newPrivateFolder(): Promise<string> {
  const parent = await newFolder()
  for (const folder of [inject('databaseTemplate').runDir, parent]) await chmod(folder, 0o755)
  const folder = join(parent, 'private')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

it.runIf(isRoot)('a folder of another user is refused in one sentence', async () => {
  const folder = await newPrivateFolder()
  expect(await refusalTo(user, folder)).toBe(
    `DATA_DIR: ${folder} belongs to another user (uid 0) and is not writable: start the server as that user, or choose another folder.`,
  )
})

it('a folder that this user cannot write to is refused in one sentence', async () => {
  const folder = await newPrivateFolder()
  if (user !== undefined) await chown(folder, user, user)
  await chmod(folder, 0o500)
  expect(await refusalTo(user, folder)).toBe(`DATA_DIR: ${folder} cannot be created or written to (EACCES).`)
})

it.runIf(isRoot)(
  'a command of a user who may not read the folder does not say that it is empty',
  async () => {
    const folder = await newPrivateFolder()
    expect(await refusalTo(user, folder, '#server/database/embedded/embedded.ts', 'refuseMissing')).toBe(
      `DATA_DIR ${folder} cannot be read (EACCES): run this as the user who runs the server, for example with sudo -u.`,
    )
  },
)

it.runIf(isRoot)(
  "root does not open another user's embedded database, which that user could then not open",
  async () => {
    const dataDir = await emptyDataDir()
    await copyDataDir(await migratedDataDir(), dataDir)
    await chown(join(dataDir, 'database'), 65_534, 65_534)
    const sentence = `The database in DATA_DIR ${dataDir} belongs to another user (uid 65534): run this as that user, for example with sudo -u.`
    const printed: string[] = []
    expect(await runCommand(['list'], line => printed.push(line), { DATA_DIR: dataDir })).toBe(1)
    expect(printed).toEqual([sentence])
    await expect(inspectDatabase(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(sentence)
  },
)

/** Loads the code before it changes the user, because only root may be able to enter the folder of the checkout. */
const callAsUser = `
const [module, name, folder, user] = process.argv.slice(1)
const { [name]: call } = await import(module)
if (user) {
  process.setgid(Number(user))
  process.setuid(Number(user))
}
try {
  await call(folder)
} catch (error) {
  process.stdout.write(error.message)
}
`

async function refusalTo(
  user: number | undefined,
  folder: string,
  module = '#server/database/prepare-folder.ts',
  name = 'prepareFolder',
): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    callAsUser,
    import.meta.resolve(module),
    name,
    folder,
    String(user ?? ''),
  ])
  return stdout
}
