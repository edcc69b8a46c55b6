import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { StartError } from '#server/errors.ts'
import type { Part } from './parts.ts'
import { type Installation, readInstallation } from './read-installation.ts'

const source: Installation['source'] = {
  migrations: [{ name: '0001_first.sql', checksum: 'c' }],
  tables: [{ name: 'users', columns: ['id'] }],
  sequences: [],
  installationId: 'an-id',
  async *rows() {
    yield ['{"id":"1"}']
  },
  async *uploads() {
    yield [{ kind: 'pdf', storageKey: 'parvis-1' }]
    yield [{ kind: 'image', storageKey: 'parvis-2' }]
  },
}

async function read(files: Installation['files'], withRows = true) {
  const parts: Part[] = []
  const missing: string[] = []
  const onMissing = (key: string) => missing.push(key)
  for await (const part of readInstallation({ source, files, withRows }, onMissing)) parts.push(part)
  return { kinds: parts.map(part => (part.kind === 'file' ? part.key : part.kind)), missing }
}

it('the files come after the rows, and those that their owner deleted meanwhile are reported (N-1)', async () => {
  const files = {
    read: async (key: string) => (key === 'parvis-2-small' ? undefined : Readable.from([Buffer.from(key)])),
  }
  expect(await read(files)).toEqual({
    kinds: ['head', 'rows', 'parvis-1', 'parvis-1-text', 'parvis-2', 'parvis-2-model'],
    missing: ['parvis-2-small'],
  })
  expect((await read(undefined)).kinds).toEqual(['head', 'rows'])
  expect((await read(files, false)).kinds).not.toContain('rows')
})

it('a file that cannot be read ends the backup with one sentence', async () => {
  const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' })
  const files = { read: () => Promise.reject(refused) }
  await expect(read(files)).rejects.toThrow(StartError)
  await expect(read(files)).rejects.toThrow('The file parvis-1 cannot be read from the storage (EACCES).')
})
