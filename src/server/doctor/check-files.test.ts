import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkFiles } from './check-files.ts'

/** O-13 */

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-check-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it.each(['data', 'one/two/data'])(
  'a DATA_DIR that does not exist, %s, does not exist after the check',
  async path => {
    const folder = await newFolder()
    expect((await checkFiles(readConfig({ DATA_DIR: join(folder, path) }))).state).toBe('ok')
    expect(await readdir(folder)).toEqual([])
  },
)

it('folders that exist stay, even if they are empty', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'uploads'))
  expect((await checkFiles(readConfig({ DATA_DIR: folder }))).state).toBe('ok')
  expect(await readdir(folder, { recursive: true })).toEqual(['uploads'])
})
