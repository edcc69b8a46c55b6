import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import type { FileArea, StoredFile } from './files.ts'
import { newStorageKey, objectKeys, storageKeyOf } from './object-keys.ts'
import { type OpenedFiles, openFiles } from './open-files.ts'

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-files-'))
  s3 = await startS3Server()
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

async function local(content: string | Buffer): Promise<string> {
  const path = join(folder, newStorageKey())
  await writeFile(path, content)
  return path
}

async function whole(stream: Readable | undefined): Promise<Buffer | undefined> {
  if (!stream) return undefined
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function everything(files: OpenedFiles, area: FileArea = 'uploads'): Promise<StoredFile[]> {
  const listed: StoredFile[] = []
  for await (const one of files.list(area)) listed.push(one)
  return listed
}

describe.each(['a folder', 'a bucket of S3-compatible storage'])('files kept in %s', where => {
  let files: OpenedFiles
  const key = newStorageKey()

  beforeAll(async () => {
    const env = where === 'a folder' ? {} : s3.env
    files = await openFiles(readConfig({ DATA_DIR: join(folder, 'data'), ...env }))
  })
  afterAll(() => files.close())

  it('are read as they were put, whole and in part', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await files.put(key, await local(content))
    expect((await whole(await files.read(key)))?.equals(content)).toBe(true)
    const part = await whole(await files.read(key, { start: 10, end: 19 }))
    expect(part).toEqual(content.subarray(10, 20))
  })

  it('are replaced, empty, and of any bytes', async () => {
    const other = newStorageKey()
    await files.put(other, await local('one'))
    await files.put(other, await local('two'))
    expect(String(await whole(await files.read(other)))).toBe('two')
    await files.put(other, await local(''))
    expect(await whole(await files.read(other))).toEqual(Buffer.alloc(0))
  })

  it('are listed with the time they were put', async () => {
    const { small } = objectKeys(key)
    await files.put(small, await local('small'))
    const listed = await everything(files)
    expect(listed.map(one => one.key)).toEqual(expect.arrayContaining([key, small]))
    expect(listed.map(one => storageKeyOf(one.key))).toContain(key)
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
  })

  it('are gone once removed, which may be asked for again', async () => {
    await files.remove(key)
    await files.remove(key)
    expect(await files.read(key)).toBeUndefined()
    expect((await everything(files)).map(one => one.key)).not.toContain(key)
  })

  it('in quarantine are out of reach of a reader, and come back whole', async () => {
    const kept = newStorageKey()
    await files.put(kept, await local('letter'))
    await files.move(kept, 'quarantine')
    await files.move(kept, 'quarantine')
    expect(await files.read(kept)).toBeUndefined()
    expect(await everything(files)).not.toContainEqual(expect.objectContaining({ key: kept }))
    const [aside] = await everything(files, 'quarantine')
    expect(aside?.key).toBe(kept)
    expect(Math.abs(Date.now() - (aside?.storedAt.getTime() ?? 0))).toBeLessThan(60_000)
    await files.move(kept, 'uploads')
    expect(await everything(files, 'quarantine')).toEqual([])
    expect(String(await whole(await files.read(kept)))).toBe('letter')
  })

  it('that their owner deletes are gone from quarantine as well', async () => {
    const kept = newStorageKey()
    await files.put(kept, await local('letter'))
    await files.move(kept, 'quarantine')
    await files.remove(kept)
    expect(await everything(files, 'quarantine')).toEqual([])
    await files.move(kept, 'uploads')
    expect(await files.read(kept)).toBeUndefined()
  })

  it('bear the id of one installation, which is none of the files', async () => {
    expect(await files.findInstallationId()).toBeUndefined()
    await files.setInstallationId('first')
    await files.setInstallationId('second')
    expect(await files.findInstallationId()).toBe('second')
    expect((await everything(files)).map(one => one.key)).not.toContain('installation-id')
  })

  it.each(['', 'x', '../escape', `${newStorageKey()}/../../x`, `${newStorageKey()}\0`, 'PARVIS'.repeat(9)])(
    'are never kept, read or removed under a key that is not ours: %j',
    async odd => {
      await expect(files.put(odd, await local('x'))).rejects.toThrow('not a key of ours')
      await expect(files.read(odd)).rejects.toThrow('not a key of ours')
      await expect((async () => files.remove(odd))()).rejects.toThrow('not a key of ours')
      await expect(files.move(odd, 'quarantine')).rejects.toThrow('not a key of ours')
    },
  )
})

/** Real storages answer a thousand objects at a time; the one of the tests can't continue a list, so this one only lists. */
function listingServer(keys: string[], pageSize: number): Server {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://storage')
    const found = keys.filter(one => one.startsWith(searchParams.get('prefix') ?? ''))
    const start = Number(searchParams.get('continuation-token') ?? 0)
    const contents = found
      .slice(start, start + pageSize)
      .map(
        one => `<Contents><Key>${one}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
      )
    const next =
      start + pageSize < found.length
        ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>`
        : ''
    response.setHeader('content-type', 'application/xml')
    response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
  })
}

it('a bucket that lists in pages is listed to its end, each area for itself', async () => {
  const keys = Array.from({ length: 5 }, newStorageKey)
  const aside = Array.from({ length: 3 }, newStorageKey)
  const names = ['installation-id', ...keys, ...aside.map(one => `quarantine/${one}`), 'not-ours']
  const server = listingServer(names, 2).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  const files = await openFiles(readConfig(env))
  try {
    expect((await everything(files)).map(one => one.key)).toEqual(keys)
    expect((await everything(files, 'quarantine')).map(one => one.key)).toEqual(aside)
  } finally {
    files.close()
    server.close()
  }
})

describe('storage that cannot be used', () => {
  const opened = (env: Record<string, string>) =>
    (async () => openFiles(readConfig({ DATA_DIR: folder, ...env })))()

  it('stops the start with a sentence: a bucket that is not there', async () => {
    const opening = opened({ ...s3.env, S3_BUCKET: 'another' })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^S3_BUCKET: there is no bucket "another" at http.+\.$/)
  })

  it('stops the start with a sentence: a wrong key', async () => {
    const opening = opened({ ...s3.env, S3_ACCESS_KEY_ID: 'WRONG' })
    await expect(opening).rejects.toThrow(/^S3_BUCKET: http.+ refuses access to the bucket "parvis-test"/)
  })

  it('stops the start with a sentence: nobody at the address', async () => {
    const opening = opened({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
    await expect(opening).rejects.toThrow(/^S3_BUCKET: the storage at http:\/\/127.0.0.1:9 can't be reached/)
  })

  it('stops the start with a sentence: no key at all', async () => {
    const { S3_ACCESS_KEY_ID: _, S3_SECRET_ACCESS_KEY: __, ...env } = s3.env
    vi.stubEnv('HOME', folder)
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    await expect(opened(env)).rejects.toThrow(
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and the AWS library found no credentials elsewhere\.$/,
    )
    vi.unstubAllEnvs()
  }, 30_000)

  it('stops the start with a sentence: half of the settings', async () => {
    await expect(opened({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(/^S3_BUCKET must be set/)
    await expect(opened({ S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'y' })).rejects.toThrow(
      /^S3_SECRET_ACCESS_KEY must be set/,
    )
  })
})

describe('a folder', () => {
  it('gets nothing that a file was not whole for', async () => {
    const files = await openFiles({ dataDir: join(folder, 'other'), s3: undefined })
    const key = newStorageKey()
    await expect(files.put(key, join(folder, 'missing'))).rejects.toThrow()
    expect(await files.read(key)).toBeUndefined()
    await files.put(key, await local('here'))
    expect(await readFile(join(folder, 'other', 'uploads', key), 'utf8')).toBe('here')
  })
})
