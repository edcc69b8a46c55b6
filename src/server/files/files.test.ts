import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/errors.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'
import { type FileArea, probePrefix, type StoredFile } from './files.ts'
import { newStorageKey, objectKeys, storageKeyOf } from './object-keys.ts'
import { type OpenedFiles, openFiles } from './open-files.ts'
import { s3Files } from './s3.ts'

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

describe.each(['a folder', 'a bucket of S3-compatible storage'])('files stored in %s', where => {
  let files: OpenedFiles
  const key = newStorageKey()

  beforeAll(async () => {
    const env = where === 'a folder' ? {} : s3.env
    files = await openFiles(readConfig({ DATA_DIR: join(folder, 'data'), ...env }))
  })
  afterAll(() => files.close())

  it('are read back unchanged, in whole and in part', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await files.put(key, await local(content))
    expect((await whole(await files.read(key)))?.equals(content)).toBe(true)
    const part = await whole(await files.read(key, { start: 10, end: 19 }))
    expect(part).toEqual(content.subarray(10, 20))
  })

  it('can be replaced and can be empty', async () => {
    const other = newStorageKey()
    await files.put(other, await local('one'))
    await files.put(other, await local('two'))
    expect(String(await whole(await files.read(other)))).toBe('two')
    await files.put(other, await local(''))
    expect(await whole(await files.read(other))).toEqual(Buffer.alloc(0))
  })

  it('are listed with the time they were stored', async () => {
    const { small } = objectKeys(key)
    await files.put(small, await local('small'))
    const listed = await everything(files)
    expect(listed.map(one => one.key)).toEqual(expect.arrayContaining([key, small]))
    expect(listed.map(one => storageKeyOf(one.key))).toContain(key)
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
  })

  it('are not listed if they were written only to try the storage', async () => {
    const probeKey = `${probePrefix}${randomUUID()}`
    await files.put(probeKey, await local('probe'))
    expect(String(await whole(await files.read(probeKey)))).toBe('probe')
    expect((await everything(files)).map(one => one.key)).not.toContain(probeKey)
    await files.remove(probeKey)
    expect(await files.read(probeKey)).toBeUndefined()
  })

  it('are gone after their removal, which can be repeated', async () => {
    await files.remove(key)
    await files.remove(key)
    expect(await files.read(key)).toBeUndefined()
    expect((await everything(files)).map(one => one.key)).not.toContain(key)
  })

  it('in quarantine cannot be read, and can be restored', async () => {
    const movedKey = newStorageKey()
    await files.put(movedKey, await local('letter'))
    await files.move(movedKey, 'quarantine')
    await files.move(movedKey, 'quarantine')
    expect(await files.read(movedKey)).toBeUndefined()
    expect(await everything(files)).not.toContainEqual(expect.objectContaining({ key: movedKey }))
    const [quarantined] = await everything(files, 'quarantine')
    expect(quarantined?.key).toBe(movedKey)
    expect(Math.abs(Date.now() - (quarantined?.storedAt.getTime() ?? 0))).toBeLessThan(60_000)
    await files.move(movedKey, 'uploads')
    expect(await everything(files, 'quarantine')).toEqual([])
    expect(String(await whole(await files.read(movedKey)))).toBe('letter')
  })

  it('are removed from quarantine as well if their owner deletes them', async () => {
    const movedKey = newStorageKey()
    await files.put(movedKey, await local('letter'))
    await files.move(movedKey, 'quarantine')
    await files.remove(movedKey)
    expect(await everything(files, 'quarantine')).toEqual([])
    await files.move(movedKey, 'uploads')
    expect(await files.read(movedKey)).toBeUndefined()
  })

  it('have the id of the installation that set it last, and this id is not listed as a file', async () => {
    expect(await files.findInstallationId()).toBeUndefined()
    await files.setInstallationId('first')
    await files.setInstallationId('second')
    expect(await files.findInstallationId()).toBe('second')
    expect((await everything(files)).map(one => one.key)).not.toContain('installation-id')
  })

  it.each(['', 'x', '../escape', `${newStorageKey()}/../../x`, `${newStorageKey()}\0`, 'PARVIS'.repeat(9)])(
    'are never stored, read, removed or moved under an invalid key: %j',
    async invalidKey => {
      await expect(files.put(invalidKey, await local('x'))).rejects.toThrow('invalid storage key')
      await expect(files.read(invalidKey)).rejects.toThrow('invalid storage key')
      await expect((async () => files.remove(invalidKey))()).rejects.toThrow('invalid storage key')
      await expect(files.move(invalidKey, 'quarantine')).rejects.toThrow('invalid storage key')
    },
  )
})

/** Real storage lists 1,000 objects at a time. The test storage lists all at once, so this server lists in pages. */
function listingServer(keys: string[], pageSize: number, ignoresToken = false): Server {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://storage')
    const found = keys.filter(one => one.startsWith(searchParams.get('prefix') ?? ''))
    const start = ignoresToken ? 0 : Number(searchParams.get('continuation-token') ?? 0)
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

it('all pages of a bucket are listed, separately for each area', async () => {
  const keys = Array.from({ length: 5 }, newStorageKey)
  const quarantined = Array.from({ length: 3 }, newStorageKey)
  const names = ['installation-id', ...keys, ...quarantined.map(one => `quarantine/${one}`), 'not-ours']
  const server = listingServer(names, 2).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  const files = await openFiles(readConfig(env))
  try {
    expect((await everything(files)).map(one => one.key)).toEqual(keys)
    expect((await everything(files, 'quarantine')).map(one => one.key)).toEqual(quarantined)
  } finally {
    files.close()
    server.close()
  }
})

it('a list that begins again and again is an error, and not read for ever', async () => {
  const server = listingServer(Array.from({ length: 5 }, newStorageKey), 2, true).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  const files = await openFiles(readConfig(env))
  onTestFinished(() => files.close())
  await expect(everything(files)).rejects.toThrow('the storage repeats a page of its list')
})

it('a file is stored even if the storage is overloaded at first, and then closes the connection', async () => {
  const content = Buffer.alloc(300_000, 'x')
  const received: Buffer[] = []
  let attempts = 0
  const server = createServer((request, response) => {
    if (request.method !== 'PUT') return response.end()
    attempts += 1
    if (attempts === 1) return response.writeHead(503).end(() => request.resume())
    if (attempts === 2) return request.socket.destroy()
    request.on('data', piece => received.push(piece)).once('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  const files = await openFiles(readConfig(env))
  onTestFinished(() => files.close())
  await files.put(newStorageKey(), await local(content))
  expect(Buffer.concat(received).equals(content)).toBe(true)
})

it('storing and reading a file fail while the storage does not respond, and work once it responds again', async () => {
  const { port } = new URL(s3.env.S3_ENDPOINT ?? '')
  const proxy = await startTcpProxy(() => connect(Number(port), '127.0.0.1'))
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`, DATA_DIR: folder }
  const { s3: settings } = readConfig(env)
  if (!settings) throw new Error('no bucket')
  const silenceMs = 1_000
  const files = await s3Files(settings, silenceMs)
  const key = newStorageKey()
  const path = await local('here')
  proxy.pause()
  await expect(files.put(key, path)).rejects.toThrow(/inactivity/)
  const startedAtMs = runningMs()
  await expect(files.read(key)).rejects.toThrow(/exceeded the configured 250 ms/)
  expect(runningMs() - startedAtMs).toBeLessThan(2.5 * silenceMs)
  const leaving = new AbortController()
  const reading = files.read(key, undefined, leaving.signal)
  leaving.abort()
  await expect(reading).rejects.toThrow('aborted')
  proxy.resume()
  await files.put(key, path)
  expect((await whole(await files.read(key)))?.toString()).toBe('here')
  files.close()
  await proxy.close()
})

it('a download continues if its reader stalls for longer than the storage may be silent (H-7)', async () => {
  const { s3: settings } = readConfig({ ...s3.env, DATA_DIR: folder })
  if (!settings) throw new Error('no bucket')
  // A quarter of it is for the storage's response, which takes longer on a busy machine.
  const silenceMs = 800
  const stored = await s3Files(settings)
  const files = await s3Files(settings, silenceMs, 100 * silenceMs)
  // Larger than all buffers on the way, so that the storage has to wait.
  const content = Buffer.alloc(30_000_000, 'x')
  const key = newStorageKey()
  await stored.put(key, await local(content))
  const stream = await files.read(key)
  await new Promise(resolve => setTimeout(resolve, 2 * silenceMs))
  expect((await whole(stream))?.equals(content)).toBe(true)
  files.close()
  stored.close()
})

it.skipIf(process.platform !== 'linux')('an upload that fails leaves no file open', async () => {
  const proxy = await startTcpProxy(() =>
    connect(Number(new URL(s3.env.S3_ENDPOINT ?? '').port), '127.0.0.1'),
  )
  const { s3: settings } = readConfig({
    ...s3.env,
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    DATA_DIR: folder,
  })
  if (!settings) throw new Error('no bucket')
  const files = await s3Files(settings)
  await proxy.close()
  const path = await local(Buffer.alloc(1_000_000))
  await expect(files.put(newStorageKey(), path)).rejects.toThrow('ECONNREFUSED')
  const openPaths = async () => {
    const handles = await readdir('/proc/self/fd')
    return Promise.all(handles.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  }
  await expect.poll(openPaths).not.toContain(path)
  files.close()
})

describe('storage that cannot be used', () => {
  const opened = (env: Record<string, string>) =>
    (async () => openFiles(readConfig({ DATA_DIR: folder, ...env })))()

  it('stops the start and names the cause: a missing bucket', async () => {
    const opening = opened({ ...s3.env, S3_BUCKET: 'another' })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^S3_BUCKET: there is no bucket "another" at http.+\.$/)
  })

  it('stops the start and names the cause: a wrong key', async () => {
    const opening = opened({ ...s3.env, S3_ACCESS_KEY_ID: 'WRONG' })
    await expect(opening).rejects.toThrow(/^S3_BUCKET: http.+ refuses access to the bucket "parvis-test"/)
  })

  it('stops the start and names the cause: no server at the address', async () => {
    const opening = opened({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
    await expect(opening).rejects.toThrow(
      'S3_BUCKET: the storage at http://127.0.0.1:9 cannot be reached (ECONNREFUSED).',
    )
  })

  it('stops the start and names the cause: no key at all', async () => {
    const { S3_ACCESS_KEY_ID: _, S3_SECRET_ACCESS_KEY: __, ...env } = s3.env
    vi.stubEnv('HOME', folder)
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    await expect(opened(env)).rejects.toThrow(
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and the AWS library found no credentials elsewhere\.$/,
    )
    vi.unstubAllEnvs()
  }, 30_000)

  it('stops the start and names the cause: half of the settings', async () => {
    await expect(opened({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(/^S3_BUCKET must be set/)
    await expect(opened({ S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'y' })).rejects.toThrow(
      /^S3_SECRET_ACCESS_KEY must be set/,
    )
  })
})

describe('a folder', () => {
  it('contains no file whose upload failed', async () => {
    const files = await openFiles({ dataDir: join(folder, 'other'), s3: undefined })
    const key = newStorageKey()
    await expect(files.put(key, join(folder, 'missing'))).rejects.toThrow()
    expect(await files.read(key)).toBeUndefined()
    await files.put(key, await local('here'))
    expect(await readFile(join(folder, 'other', 'uploads', key), 'utf8')).toBe('here')
  })

  it.each(['linux', 'win32'])('syncs a file through a handle that can write to it, on %s', async platform => {
    const handle = await open(folder)
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
    await handle.close()
    const real = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
    Object.defineProperty(process, 'platform', { ...real, value: platform })
    onTestFinished(() => {
      Object.defineProperty(process, 'platform', real)
      sync.mockRestore()
    })
    const synced: string[] = []
    // Windows syncs neither a folder nor a file that is open for reading only.
    sync.mockImplementation(async function (this: typeof handle) {
      const isFolder = (await this.stat()).isDirectory()
      synced.push(isFolder ? 'folder' : 'file')
      if (!isFolder) await this.write('')
    })
    const files = await openFiles({ dataDir: join(folder, 'synced'), s3: undefined })
    const key = newStorageKey()
    await files.put(key, await local('here'))
    expect(synced).toEqual(platform === 'win32' ? ['file'] : ['file', 'folder'])
    expect(String(await whole(await files.read(key)))).toBe('here')
  })
})
