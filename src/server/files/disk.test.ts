import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { cannotSync, failFolderSync } from '#tests/support/crashes/fail-folder-sync.ts'
import { newStorageKey } from './object-keys.ts'

vi.mock('node:fs/promises', async load => {
  const fs = await load<typeof import('node:fs/promises')>()
  return { ...fs, rename: vi.fn(fs.rename) }
})
// Test files share modules: an earlier file may have loaded the code with the real `rename`.
vi.resetModules()
afterAll(() => vi.resetModules())
const { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } = await import('node:fs/promises')
const { diskFiles } = await import('./disk.ts')

it('a file is stored even if the folder of uploads is a disk or a network file system of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const received = join(folder, 'received')
  await writeFile(received, 'Bail', { mode: 0o600 })
  const uploads = join(folder, 'uploads')
  const key = newStorageKey()
  vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('cross-device link'), { code: 'EXDEV' }))
  await diskFiles(uploads).put(key, received)
  expect(await readFile(join(uploads, key), 'utf8')).toBe('Bail')
  expect((await stat(join(uploads, key))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['uploads'])
})

it('a file is stored on a file system that cannot sync folders, such as a network share', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const received = join(folder, 'received')
  await writeFile(received, 'Bail', { mode: 0o600 })
  await failFolderSync(folder, cannotSync)
  const uploads = join(folder, 'uploads')
  const key = newStorageKey()
  await diskFiles(uploads).put(key, received)
  expect(await readFile(join(uploads, key), 'utf8')).toBe('Bail')
})
