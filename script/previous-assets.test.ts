import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPreviousAssets } from './previous-assets.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parvis-assets-'))
})

afterAll(() => rm(root, { recursive: true }))

async function build(name: string, previous: string, ...files: string[]): Promise<string[]> {
  const assets = join(root, name, 'web/assets')
  await mkdir(assets, { recursive: true })
  for (const file of files) await writeFile(join(assets, file), name)
  await keepPreviousAssets(join(root, name), join(root, previous))
  return (await readdir(assets)).sort()
}

it('keeps the previous build’s scripts for pages that were opened before the upgrade, and drops older ones (O-5)', async () => {
  expect(await build('one', 'none', 'every-page.js', 'tray-1.js')).toEqual(['every-page.js', 'tray-1.js'])
  expect(await build('two', 'one', 'every-page.js', 'tray-2.js')).toEqual([
    'every-page.js',
    'tray-1.js',
    'tray-2.js',
  ])
  expect(await build('three', 'two', 'every-page.js', 'tray-3.js')).toEqual([
    'every-page.js',
    'tray-2.js',
    'tray-3.js',
  ])
})
