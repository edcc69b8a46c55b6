import { randomUUID } from 'node:crypto'
import { cp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { readConfig } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { installationIdName } from '#server/files/files.ts'
import { findFolderId } from '#server/files/folder-id.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import { type OpenedFiles, openFiles } from '#server/files/open-files.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import { claimRemovals, claimStorage, releaseStorage } from '#server/store/uploads/file-removals.ts'
import { saveProviderFile } from '#server/store/uploads/uploads.ts'
import { checkStorage, compareStorage } from '#server/uploads/stored-files.ts'
import { removeDueFiles, startUploadJobs } from '#server/uploads/upload-jobs.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import {
  addUpload,
  clearUploads,
  type FileStore,
  keysIn,
  later,
  openFileStore,
  openOwnersDatabase,
  putFile,
  putUploads,
} from '#tests/support/servers/file-store.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

/** D-6: what happens to stored files that are not in the database. */

/** The embedded database runs one transaction at a time. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

const dayMs = 24 * 60 * 60_000

// Without a server: it would remove deleted files too, but from its own folder, and claim the storage for its checks.
let db: Db
let close: () => Promise<void>
const ownerId = randomUUID() as UserId

beforeAll(async () => {
  ;({ db, close } = await openOwnersDatabase(ownerId))
})
afterAll(() => close())
afterEach(() => clearUploads(db))

const openStore = (env?: Record<string, string>) => openFileStore(db, env)
const addRow = (key: string) => addUpload(db, ownerId, key)

const putFiles = (store: FileStore, knownCount: number, unknownCount: number) =>
  putUploads(store, ownerId, knownCount, unknownCount)

describe.each(['a folder', 'a bucket'])('uploads in %s', storage => {
  let s3: S3Server
  let store: FileStore

  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  async function fresh(): Promise<FileStore> {
    store = await openStore(storage === 'a folder' ? {} : s3.env)
    return store
  }
  afterEach(async () => {
    for (const area of ['uploads', 'quarantine'] as const) {
      for await (const { key } of store.files.list(area)) await store.files.remove(key)
    }
    await store.files.setInstallationId('')
    store.files.close()
  })

  it('of another installation are all kept, and the refusal says why', async () => {
    const { server, files } = await fresh()
    expect(await checkStorage({ ...server, installationId: 'another' })).toBeUndefined()
    expect(await files.findInstallationId()).toBe('another')
    // Nothing was stored yet, so nothing can be lost.
    expect(await checkStorage({ ...server, installationId: 'other' })).toBeUndefined()
    await files.setInstallationId('another')
    const keys = await putFiles(store, 2, 1)
    expect(await compareStorage(later(40, store))).toMatchObject({
      reason: 'other installation',
      details: { storage: 'another', database: server.installationId },
    })
    expect(await keysIn(files, 'uploads')).toEqual(keys.sort())
    expect(await keysIn(files, 'quarantine')).toEqual([])
  })

  it('from before installations had ids are claimed by the database that knows them', async () => {
    const { server, files } = await fresh()
    await putFiles(store, 10, 1)
    expect(await checkStorage(server)).toBeUndefined()
    expect(await files.findInstallationId()).toBe(server.installationId)
  })

  it('from before installations had ids are all kept if a new database does not know them', async () => {
    const { server, files } = await fresh()
    const keys = await putFiles(store, 0, 1)
    expect(await checkStorage(server)).toMatchObject({ reason: 'no installation' })
    expect(await compareStorage(later(3, store))).toMatchObject({
      reason: 'no installation',
      details: { stored: 1, unknown: 1 },
    })
    expect(await keysIn(files, 'uploads')).toEqual(keys)
    expect(await files.findInstallationId()).toBeUndefined()
  })

  it('are claimed by a new installation even if its first upload is being stored meanwhile', async () => {
    const { server, files } = await fresh()
    const [key = ''] = await putFiles(store, 0, 1)
    let checkCount = 0
    const findInstallationId = async () => {
      checkCount += 1
      if (checkCount === 2) await addRow(key)
      return files.findInstallationId()
    }
    expect(await checkStorage({ ...server, files: { ...files, findInstallationId } })).toBeUndefined()
    expect(await files.findInstallationId()).toBe(server.installationId)
  })

  it('that the database does not know stay in quarantine for 30 days and are then deleted', async () => {
    const { server, files } = await fresh()
    await files.setInstallationId(server.installationId)
    const [, known = '', stray = ''] = await putFiles(store, 2, 1)
    for (const object of [known, objectKeys(known).small]) await files.move(object, 'quarantine')
    // A new file may belong to an upload that is being stored.
    await compareStorage(later(0.9, store))
    expect(await keysIn(files, 'quarantine')).toEqual([known])
    await compareStorage(later(2, store))
    await compareStorage(later(29, store))
    expect(await keysIn(files, 'quarantine')).toEqual([known, stray].sort())
    await compareStorage({ ...later(31, store), installationId: 'another' })
    expect(await keysIn(files, 'quarantine')).toEqual([known, stray].sort())
    await compareStorage(later(31, store))
    expect(await keysIn(files, 'quarantine')).toEqual([known])
    expect(await keysIn(files, 'uploads')).toHaveLength(1)
  })

  it('that the operator copied back from quarantine are not deleted with what is left there', async () => {
    const { server, files, dataDir } = await fresh()
    await files.setInstallationId(server.installationId)
    const [stray = ''] = await putFiles(store, 0, 1)
    await compareStorage(later(2, store))
    await writeFile(join(dataDir, stray), 'a letter')
    await files.put(stray, join(dataDir, stray))
    const old = later(31, store)
    const list: OpenedFiles['list'] = area => (area === 'quarantine' ? old.files : files).list(area)
    await compareStorage({ ...server, files: { ...old.files, list } })
    expect(await keysIn(files, 'uploads')).toEqual([stray])
  })

  it('are swept once even if several processes sweep at the same time', async () => {
    const { server, files, lines } = await fresh()
    await files.setInstallationId(server.installationId)
    const keys = await putFiles(store, 8, 3)
    const deps = later(2, store)
    let endedCount = 0
    const move: OpenedFiles['move'] = async (key, to) => {
      // One process moves the files, once the others have ended without doing so.
      await until(
        async () => endedCount,
        count => count === 3,
      )
      await files.move(key, to)
    }
    const sweep = async () => {
      const refusal = await compareStorage({ ...deps, files: { ...deps.files, move } })
      endedCount += 1
      return refusal
    }
    const results = await Promise.all([sweep(), sweep(), sweep(), sweep()])
    expect(results.toSorted()).toEqual(['busy', 'busy', 'busy', undefined])
    expect(lines.filter(({ msg }) => String(msg).includes('moved into quarantine'))).toHaveLength(1)
    expect(await keysIn(files, 'quarantine')).toEqual(keys.slice(8).sort())
    expect(await keysIn(files, 'uploads')).toEqual(keys.slice(0, 8).sort())
  })

  it('in quarantine are restored at the next start if the database knows them again', async () => {
    const { server, files } = await fresh()
    await files.setInstallationId(server.installationId)
    const keys = await putFiles(store, 2, 1)
    for (const key of keys) {
      for (const object of [key, objectKeys(key).small]) await files.move(object, 'quarantine')
    }
    await checkStorage(server)
    expect(await keysIn(files, 'uploads')).toEqual(keys.slice(0, 2).sort())
    const small = await files.read(objectKeys(keys[0] ?? '').small)
    expect(String(await small?.toArray())).toBe('a letter')
    expect(await keysIn(files, 'quarantine')).toEqual(keys.slice(2))
  })
})

it.each([
  [37, 4, 4],
  [36, 5, 0],
  [0, 3, 3],
  [0, 4, 0],
])(
  'with %i uploads known and %i unknown to the database, %i are quarantined',
  async (knownCount, unknownCount, quarantinedCount) => {
    const store = await openStore()
    const { server, files } = store
    await files.setInstallationId(server.installationId)
    const keys = await putFiles(store, knownCount, unknownCount)
    const refusal = await compareStorage(later(2, store))
    expect(typeof refusal === 'object' ? refusal.reason : refusal).toBe(
      quarantinedCount > 0 ? undefined : 'too many',
    )
    expect(await keysIn(files, 'quarantine')).toEqual(
      quarantinedCount > 0 ? keys.slice(knownCount).sort() : [],
    )
    expect(await keysIn(files, 'uploads')).toHaveLength(knownCount + unknownCount - quarantinedCount)
  },
)

it('a claim that another process has taken over after an hour is released only by that process', async () => {
  const first = await claimStorage(db)
  expect(await claimStorage(db)).toBeUndefined()
  await sql`update storage_claim set claimed_at = claimed_at - interval '61 minutes'`.execute(db)
  const second = await claimStorage(db)
  await releaseStorage(db, first ?? '')
  expect(await claimStorage(db)).toBeUndefined()
  await releaseStorage(db, second ?? '')
  const third = await claimStorage(db)
  expect(third).toBeDefined()
  await releaseStorage(db, third ?? '')
})

it('the operator claims uploads for a database that does not know them', async () => {
  const own = await startTestApp()
  const { env, dataDir } = own
  const store = { ...(await openStore()), files: await openFiles(readConfig(env)) }
  await store.files.setInstallationId('another')
  const key = await putFile(store)
  const lines: string[] = []
  const run = () => runCommand(['claim-uploads'], line => lines.push(line), env)
  try {
    // While the server that has just started checks its uploads, which may begin at any time, the operator is told to
    // try again.
    await expect.poll(run).toBe(0)
    expect(await keysIn(store.files, 'uploads')).toEqual([key])
    const folderId = await findFolderId(join(dataDir, 'uploads'))
    expect(folderId === undefined).toBe(inject('databaseTemplate').kind === 'embedded')
    const yesterday = new Date(Date.now() - dayMs)
    for (const name of [key, objectKeys(key).small]) {
      await utimes(join(dataDir, 'uploads', name), yesterday, yesterday)
    }
    await expect.poll(run).toBe(0)
    expect(await keysIn(store.files, 'quarantine')).toEqual([key])
    const id = await getInstallationId(own.db)
    expect(await store.files.findInstallationId()).toBe(id)
    expect(lines.slice(-2)).toEqual([
      `Claimed for this database (installation ${id}): 0 stored uploads.`,
      'Moved into quarantine, because the database has no record of them: 1. They will be deleted after 30 days.',
    ])
  } finally {
    await own.close()
  }
})

it('after a change to another database, every upload is kept, and the log says so once', async () => {
  const before = await startTestApp()
  const owner = await signUp(before.url)
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a33' } })
  const photo = { name: 'photo.jpg', bytes: Buffer.from(await picture.jpeg().toBuffer()) }
  const { imagePaths } = await uploaded(owner, photo)
  const { chatId } = await owner.ask('Bonjour', { imagePaths })
  const uploads = join(before.dataDir, 'uploads')
  // The server writes it a moment after its start.
  await expect.poll(() => readdir(uploads)).toContain(installationIdName)
  await before.close()
  const names = (await readdir(uploads)).sort()
  for (const name of names) {
    await utimes(join(uploads, name), new Date(Date.now() - 3 * dayMs), new Date(Date.now() - 3 * dayMs))
  }
  const store = await openStore()
  await cp(uploads, join(store.dataDir, 'uploads'), { recursive: true, preserveTimestamps: true })

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startUploadJobs(store.server)
  await until(
    async () => store.lines.length,
    count => count > 0,
  )
  vi.advanceTimersByTime(2 * dayMs)
  await stop()
  vi.useRealTimers()
  expect((await readdir(join(store.dataDir, 'uploads'))).sort()).toEqual(names)
  expect(store.lines).toMatchObject([
    {
      msg: expect.stringMatching(
        /^The stored uploads and the database belong to different installations.+claim-uploads`\.$/,
      ),
    },
  ])

  // With the previous database, the picture is still shown.
  await rm(uploads, { recursive: true })
  await cp(join(store.dataDir, 'uploads'), uploads, { recursive: true })
  const again = await startTestAppOn(before.env)
  try {
    const response = await fetch(`${again.url}/api/chat/${chatId}/messages?tail=true`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const page = (await response.json()) as { messages: { attachments: { url: string }[] }[] }
    const picture = await fetch(again.url + page.messages[0]?.attachments[0]?.url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  } finally {
    await again.close()
  }
})

describe('a file that its owner deletes', () => {
  it('is really deleted, even if it was in quarantine', async () => {
    const store = await openStore()
    const [stored, quarantined] = (await putFiles(store, 2, 0)) as [string, string]
    for (const object of [quarantined, objectKeys(quarantined).small])
      await store.files.move(object, 'quarantine')
    await sql`delete from uploads`.execute(db)
    await removeDueFiles(store.server)
    for (const area of ['uploads', 'uploads/quarantine']) {
      const names = await readdir(join(store.dataDir, area))
      expect(names.filter(name => name.startsWith(stored) || name.startsWith(quarantined))).toEqual([])
    }
  })

  it.skipIf(isEmbedded)('is left to the process that is claiming it at this moment', async () => {
    await putFiles(await openStore(), 2, 0)
    await sql`delete from uploads`.execute(db)
    await db.transaction().execute(async trx => {
      expect(await claimRemovals(trx, 1)).toHaveLength(1)
      expect(await claimRemovals(db, 2)).toHaveLength(1)
    })
  })

  it.skipIf(isEmbedded)(
    'leaves no copy at the provider, even if the copy is being recorded meanwhile',
    async () => {
      const [uploadId] = (await putFiles(await openStore(), 1, 0)) as [string]
      const copy = { uploadId, fileId: 'file-1', expiresAt: new Date(Date.now() + dayMs) }
      const deletion = sql`delete from uploads`
      const recorded = await callWhileLocked(db, deletion, [() => saveProviderFile(db, copy)])
      expect(recorded).toMatchObject([{ value: false }])
      const removals = db.selectFrom('removals').select('key').where('kind', '=', 'provider-file')
      expect(await removals.execute()).toEqual([{ key: 'file-1' }])
    },
  )

  it('is not quarantined even if its storage was unavailable for three days', async () => {
    const store = await openStore()
    await store.files.setInstallationId(store.server.installationId)
    const [key] = await putFiles(store, 1, 0)
    await sql`delete from uploads`.execute(db)
    await sql`update removals set created_at = now() - interval '73 hours', due_at = now()`.execute(db)
    const unavailable = { ...store.files, remove: () => Promise.reject(new Error('unavailable')) }
    await removeDueFiles({ ...store.server, files: unavailable })
    expect(store.lines).toMatchObject([{ msg: expect.stringContaining('is retried every day') }])
    const due = await sql<{ hours: number }>`
      select round(extract(epoch from due_at - now()) / 3600)::integer as hours from removals`.execute(db)
    expect(due.rows).toEqual([{ hours: 24 }])
    await compareStorage(later(2, store))
    expect(await keysIn(store.files, 'quarantine')).toEqual([])
    await sql`update removals set due_at = now()`.execute(db)
    await removeDueFiles(store.server)
    expect(await keysIn(store.files, 'uploads')).not.toContain(key)
  })
})
