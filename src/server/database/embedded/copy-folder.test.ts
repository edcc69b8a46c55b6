import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyChangingFolder, sizeOfFolder } from './copy-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-copy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function contents(path: string): Promise<Record<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const named = entries.map(async entry => {
    const full = join(entry.parentPath, entry.name)
    return [full.slice(path.length + 1), entry.isFile() ? await readFile(full, 'utf8') : 'folder'] as const
  })
  return Object.fromEntries((await Promise.all(named)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

it('a copy reflects what was changed, added, renamed or removed while it was made (N-1)', async () => {
  const from = join(folder, 'from')
  const to = join(folder, 'to', 'database')
  await mkdir(join(from, 'base', 'empty'), { recursive: true })
  for (const name of ['same', 'grown', 'removed', 'old-log']) await writeFile(join(from, 'base', name), name)
  await writeFile(join(from, 'replaced'), 'before')

  const update = await copyChangingFolder(from, to, 0)
  await writeFile(join(to, 'base', 'same'), 'was not copied twice')
  await appendFile(join(from, 'base', 'grown'), ' and more')
  await rm(join(from, 'base', 'removed'))
  await rename(join(from, 'base', 'old-log'), join(from, 'base', 'new-log'))
  await writeFile(join(from, 'replacement'), 'AFTER!')
  await rename(join(from, 'replacement'), join(from, 'replaced'))
  await mkdir(join(from, 'later'))
  await writeFile(join(from, 'later', 'added'), 'added')
  await update()

  expect(await contents(to)).toEqual({ ...(await contents(from)), 'base/same': 'was not copied twice' })
  expect(await sizeOfFolder(from)).toBe(
    'same'.length + 'grown and more'.length + 'old-log'.length + 'AFTER!added'.length,
  )
})
