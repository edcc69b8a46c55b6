import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '#server/database/database.ts'
import type { OpenedFiles } from '#server/files/open-files.ts'
import { claimStorage, releaseStorage } from '#server/store/uploads/file-removals.ts'
import { startUploadJobs } from '#server/uploads/upload-jobs.ts'
import type { UserId } from '#shared/api/ids.ts'
import { until } from '#tests/support/people/people.ts'
import {
  addUpload,
  clearUploads,
  type FileStore,
  keysIn,
  later,
  openFileStore,
  openOwnersDatabase,
  putUploads,
} from '#tests/support/servers/file-store.ts'

/** The hourly sweep of stored files, and the removal of those that are due. */

const dayMs = 24 * 60 * 60_000

let db: Db
let close: () => Promise<void>
const ownerId = randomUUID() as UserId

beforeAll(async () => {
  ;({ db, close } = await openOwnersDatabase(ownerId))
})
afterAll(() => close())
afterEach(() => clearUploads(db))

/** Starts the jobs of a server. `sweep` runs the hourly sweep at once and waits for its end. */
function startJobs(deps: FileStore['server']) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let sweepCount = 0
  const jobEnded = (task: string) => {
    if (task === 'stored_files') sweepCount += 1
  }
  const stop = startUploadJobs({ ...deps, jobEnded })
  const sweep = async () => {
    const count = sweepCount + 1
    vi.advanceTimersByTime(dayMs / 24)
    await until(
      async () => sweepCount,
      found => found === count,
    )
  }
  return { sweep, stop }
}

it('files that were never sent stay until the daily comparison has succeeded', async () => {
  const store = await openFileStore(db)
  await store.files.setInstallationId(store.server.installationId)
  const [unsent = ''] = await putUploads(store, ownerId, 1, 0)
  await sql`update uploads set created_at = now() - interval '2 days' where storage_key = ${unsent}`.execute(
    db,
  )
  const isKept = async () => {
    const { rows } = await sql`select 1 from uploads where storage_key = ${unsent}`.execute(db)
    return rows.length === 1
  }
  let isUnreadable = true
  const list: OpenedFiles['list'] = area => {
    if (isUnreadable && area === 'uploads') throw new Error('the storage does not respond')
    return store.files.list(area)
  }
  const { sweep, stop } = startJobs({ ...store.server, files: { ...store.server.files, list } })
  await sweep()
  await sweep()
  expect(await isKept()).toBe(true)
  isUnreadable = false
  await sweep()
  expect(await isKept()).toBe(false)
  await stop()
})

it('a daily comparison that finds the storage claimed by another process is repeated an hour later', async () => {
  const store = await openFileStore(db)
  await store.files.setInstallationId(store.server.installationId)
  const [, stray] = await putUploads(store, ownerId, 1, 1)
  const claim = await claimStorage(db)
  const { sweep, stop } = startJobs(later(2, store))
  await sweep()
  expect(await keysIn(store.files, 'quarantine')).toEqual([])
  await releaseStorage(db, claim ?? '')
  await sweep()
  expect(await keysIn(store.files, 'quarantine')).toEqual([stray])
  await stop()
})

it('thousands of files that were not sent within a day are removed by one sweep', async () => {
  const { server, files } = await openFileStore(db)
  await files.setInstallationId(server.installationId)
  await addUpload(db, ownerId, 'unsent')
  await sql`
    insert into uploads select (jsonb_populate_record(uploads, jsonb_build_object('id', 'unsent-' || n,
      'storage_key', 'unsent-' || n, 'created_at', now() - interval '2 days'))).*
    from uploads, generate_series(1, 1200) as n`.execute(db)
  const { sweep, stop } = startJobs(server)
  await sweep().then(stop)
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([{ id: 'unsent' }])
})

it('what is known of a removed file, so that its owner hears that it was removed, is deleted after 30 days', async () => {
  const { server } = await openFileStore(db)
  await sql`insert into removed_uploads (id, user_id, removed_at) select 'removed-' || days, ${ownerId}::uuid,
    now() - make_interval(days => days) from unnest(array[2, 29, 31]) as days`.execute(db)
  const { sweep, stop } = startJobs(server)
  await sweep().then(stop)
  const { rows } = await sql`select id from removed_uploads where id like 'removed-%' order by id`.execute(db)
  expect(rows).toEqual([{ id: 'removed-2' }, { id: 'removed-29' }])
})

it('a server that stops does not wait for all the files that are due for removal: the next one removes the rest', async () => {
  const store = await openFileStore(db)
  await sql`insert into removals (kind, key) select 'file', 'due-' || n from generate_series(1, 100) as n`.execute(
    db,
  )
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const files = { ...store.files, remove: async () => resolve() }
  const { sweep, stop } = startJobs({ ...store.server, files })
  const swept = sweep()
  await begun
  await Promise.all([stop(), swept])
  expect(await db.selectFrom('removals').select('id').execute()).toHaveLength(80)
})
