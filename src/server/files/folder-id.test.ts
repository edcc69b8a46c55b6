import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFolderId, getFolderId } from './folder-id.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-folder-id-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function getTogether(folder: string): Promise<Set<string | undefined>> {
  const ids = await Promise.all(Array.from({ length: 8 }, () => getFolderId(folder)))
  return new Set([...ids, await findFolderId(folder), await getFolderId(folder)])
}

it('a folder gets one id, even if several processes start at once (D-10)', async () => {
  const folder = await newFolder()
  expect(await findFolderId(folder)).toBeUndefined()
  expect((await getTogether(folder)).size).toBe(1)
  expect(await readdir(folder)).toEqual(['folder-id'])
})

it.each(['', '1b4e28ba-2fa1'])(
  'if a process dies after writing only "%s" of a folder’s id, the folder gets one other id and keeps it (D-10)',
  async written => {
    const folder = await newFolder()
    await writeFile(join(folder, 'folder-id'), written)
    const ids = await getTogether(folder)
    expect(ids.size).toBe(1)
    expect((await readdir(folder)).toSorted()).toEqual(['folder-id', 'folder-id-replaced'])
    // The process was only slow.
    await writeFile(join(folder, 'folder-id'), `${crypto.randomUUID()}\n`)
    expect(ids).toContain(await findFolderId(folder))
  },
)
