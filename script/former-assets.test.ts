import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepFormerAssets } from './former-assets.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parvis-assets-'))
})

afterAll(() => rm(root, { recursive: true }))

async function built(name: string, former: string, ...files: string[]): Promise<string[]> {
  const assets = join(root, name, 'web/assets')
  await mkdir(assets, { recursive: true })
  for (const file of files) await writeFile(join(assets, file), name)
  await keepFormerAssets(join(root, name), join(root, former))
  return (await readdir(assets)).sort()
}

it('an upgrade keeps the scripts that pages opened before it ask for, and those of the one before goes (O-5)', async () => {
  expect(await built('one', 'none', 'every-page.js', 'tray-1.js')).toEqual(['every-page.js', 'tray-1.js'])
  expect(await built('two', 'one', 'every-page.js', 'tray-2.js')).toEqual([
    'every-page.js',
    'tray-1.js',
    'tray-2.js',
  ])
  expect(await built('three', 'two', 'every-page.js', 'tray-3.js')).toEqual([
    'every-page.js',
    'tray-2.js',
    'tray-3.js',
  ])
})
