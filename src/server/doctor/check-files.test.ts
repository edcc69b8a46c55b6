import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isUpload } from '#server/files/files.ts'
import { checkDisk, checkFiles } from './check-files.ts'

/** What the doctor says about the folder or the bucket for files, and about the disk: product.md O-13. */

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-check-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it.each(['data', 'one/two/data'])(
  'the check does not create a DATA_DIR that does not exist: %s',
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

/** Otherwise the first start, which compares the storage with the database meanwhile, would find an unknown upload. */
it('the file that the check writes does not count as an upload', async () => {
  let key = ''
  let content = ''
  const storage = createServer((request, response) => {
    if (request.method === 'PUT') key = request.url?.replace(/^\/files\/|\?.*/g, '') ?? ''
    request.on('data', (piece: Buffer) => {
      content += String(piece)
    })
    request.once('end', () => response.end(request.method === 'GET' ? content : ''))
  }).listen(0, '127.0.0.1')
  await once(storage, 'listening')
  onTestFinished(() => void storage.close())
  const { port } = storage.address() as AddressInfo
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys }
  const result = await checkFiles(readConfig({ DATA_DIR: await newFolder(), ...bucket }))
  expect(result).toMatchObject({ state: 'ok' })
  expect([key, isUpload(key)]).toEqual([expect.stringMatching(/^parvis-/), false])
})

it('with a bucket, a DATA_DIR that cannot be written to is reported, and not the bucket', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'in-the-way'), '')
  const dataDir = join(folder, 'in-the-way', 'data')
  const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const result = await checkFiles(readConfig({ DATA_DIR: dataDir, ...bucket }))
  expect(result).toEqual({
    state: 'failed',
    sentence: `The folder ${dataDir} cannot be written to (ENOTDIR): check DATA_DIR and its permissions.`,
  })
})

it('a bucket that cannot be reached is reported in one sentence', async () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9', ...keys }
  const result = await checkFiles(readConfig({ DATA_DIR: await newFolder(), ...bucket }))
  expect(result).toEqual({
    state: 'failed',
    sentence: 'S3_BUCKET: the storage at http://127.0.0.1:9 cannot be reached (ECONNREFUSED).',
  })
})

it('a storage that is overloaded is not reported as out of reach', async () => {
  const storage = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1')
  await once(storage, 'listening')
  onTestFinished(() => void storage.close())
  const address = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: address, ...keys }
  expect(await checkFiles(readConfig({ DATA_DIR: await newFolder(), ...bucket }))).toEqual({
    state: 'failed',
    sentence: `S3_BUCKET: the storage at ${address} answers, but with the error 503. Check it, or try again later.`,
  })
})

it('a disk without room for uploads is reported, with the setting', async () => {
  const dataDir = await newFolder()
  const check = (settings: Record<string, string>) =>
    checkDisk(readConfig({ DATA_DIR: dataDir, ...settings }))
  expect((await check({ UPLOAD_MIN_FREE_MB: '1' })).state).toBe('ok')
  expect(await check({ UPLOAD_MIN_FREE_MB: '100000000' })).toMatchObject({
    state: 'warning',
    sentence: expect.stringMatching(/^\d+ MiB are free .+, so uploads are refused \(UPLOAD_MIN_FREE_MB\)/),
  })
})

// A file system without any space.
it.runIf(process.platform === 'linux')(
  'a disk without room for the embedded database is a failure, and for a PostgreSQL server only a warning',
  async () => {
    const check = (settings: Record<string, string>) =>
      checkDisk(readConfig({ DATA_DIR: '/proc', ...settings }))
    expect(await check({})).toEqual({
      state: 'failed',
      sentence: '0 MiB are free on the disk of DATA_DIR, but the database needs 128 MiB: free some space.',
    })
    expect((await check({ DATABASE_URL: 'postgres://127.0.0.1/parvis' })).state).toBe('warning')
  },
)
