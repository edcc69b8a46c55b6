import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { freshDatabaseUrl, freshDataDir } from '#tests/support/databases.ts'
import { startTestAppOn } from '#tests/support/test-app.ts'

/** A data folder that can't be used stops the start with one sentence (product.md O-2), with either database. */

async function newFolder(): Promise<string> {
  return mkdtemp(join(inject('databaseTemplate').runDir, 'folder-'))
}

async function environment(dataDir: string): Promise<Record<string, string>> {
  const url = await freshDatabaseUrl()
  return { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...(url && { DATABASE_URL: url }) }
}

/** What a start says that is refused. */
async function refusal(dataDir: string): Promise<string> {
  const started = await startTestAppOn(await environment(dataDir)).catch((error: Error) => error)
  if (started instanceof Error) return started.message
  await started.close()
  return 'started'
}

it('a file in place of the folder is named', async () => {
  const path = join(await newFolder(), 'data')
  await writeFile(path, '')
  expect(await refusal(path)).toBe(`DATA_DIR: ${path} is not a folder.`)
  expect(await refusal(join(path, 'below'))).toBe(
    `DATA_DIR: ${join(path, 'below')} cannot be created or written to (ENOTDIR).`,
  )
})

it.each(['uploads', 'incoming'])('a file in place of the folder %s in it is named', async name => {
  const dataDir = await freshDataDir()
  await writeFile(join(dataDir, name), '')
  expect(await refusal(dataDir)).toBe(`DATA_DIR: ${join(dataDir, name)} is not a folder.`)
})

it.runIf(process.platform === 'linux')('a folder under /proc is refused at once', async () => {
  expect(await refusal('/proc/parvis/data')).toBe(
    'DATA_DIR: /proc/parvis/data cannot be created or written to (ENOENT).',
  )
})

it('a folder that this user may not write to is refused in one sentence', async () => {
  await chmod(inject('databaseTemplate').runDir, 0o755)
  const dataDir = await newFolder()
  await chmod(dataDir, 0o755)
  const [theirs, closed] = [join(dataDir, 'theirs'), join(dataDir, 'closed')]
  for (const folder of [theirs, closed]) await mkdir(folder, { mode: 0o700 })
  // Root may write anywhere, so then the folder is prepared as somebody else.
  const user = process.getuid?.() === 0 ? 65_534 : undefined
  if (user !== undefined) {
    await chown(closed, user, user)
    expect(await refusalTo(user, theirs)).toBe(
      `DATA_DIR: ${theirs} belongs to another user (uid 0) and is not writable: start the server as that user, or choose another folder.`,
    )
  }
  await chmod(closed, 0o500)
  expect(await refusalTo(user, closed)).toBe(`DATA_DIR: ${closed} cannot be created or written to (EACCES).`)
})

/** The code is loaded before the change of user: a checkout may be in a folder that only root may enter. */
const prepareAsUser = `
const [module, folder, user] = process.argv.slice(1)
const { prepareFolder } = await import(module)
if (user) {
  process.setgid(Number(user))
  process.setuid(Number(user))
}
await prepareFolder(folder).catch(error => process.stdout.write(error.message))
`

async function refusalTo(user: number | undefined, folder: string): Promise<string> {
  const module = import.meta.resolve('#server/database/prepare-folder.ts')
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    prepareAsUser,
    module,
    folder,
    String(user ?? ''),
  ])
  return stdout
}
