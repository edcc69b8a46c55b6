import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import { objectKeys, storageKeyOf } from '#server/files/object-keys.ts'
import type { Log } from '#server/log.ts'
import type { ProviderFiles } from '#server/model/model.ts'
import {
  claimRemovals,
  findKnownKeys,
  forgetRemovedUploads,
  listStorageKeys,
  postponeRemoval,
  type Removal,
  removeUnsentUploads,
  settleRemoval,
} from '#server/store/removals.ts'
import type { Incoming } from './incoming.ts'

export type Removing = {
  db: Db
  log: Log
  files: Files
  incoming: Incoming
  /** Undefined where the model's provider keeps no files. */
  providerFiles: ProviderFiles | undefined
}

const lookEvery = 5_000
const sweepEvery = 60 * 60_000
/** The storage is gone through once a day, a while after the start. */
const compareEvery = 24

/** Removes what is due, and sweeps up what nobody needs, from now on. Returns its stop, which waits for the last job. */
export function startRemoving(server: Removing): () => Promise<void> {
  let sweeps = 0
  let working: Promise<void> | undefined
  const work = (job: () => Promise<void>, failure: string) => {
    working ??= job()
      .catch(error => server.log.warn({ err: error }, failure))
      .finally(() => {
        working = undefined
      })
  }
  const timers = [
    setInterval(() => work(() => removeDue(server), 'due files could not be removed'), lookEvery),
    setInterval(() => {
      sweeps += 1
      const whole = sweeps % compareEvery === 1
      work(() => sweep(server, whole), 'the sweep for files failed')
    }, sweepEvery),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await working
  }
}

const atOnce = 20

/** Removes everything that is due now. */
export async function removeDue(server: Removing): Promise<void> {
  for (;;) {
    const due = await claimRemovals(server.db, atOnce)
    for (const removal of due) await settle(server, removal)
    if (due.length < atOnce) return
  }
}

async function settle({ db, log, files, providerFiles }: Removing, removal: Removal): Promise<void> {
  const { id, kind, key, attempts } = removal
  try {
    if (kind === 'file') {
      for (const object of Object.values(objectKeys(key))) await files.remove(object)
    } else {
      // Without a provider there is nobody left to ask; its copies expire by themselves.
      await providerFiles?.remove(key)
    }
  } catch (error) {
    const again = await postponeRemoval(db, id)
    log[again ? 'warn' : 'error'](
      { err: error, kind, attempts },
      again ? 'a removal is tried again later' : 'a removal was given up after 72 hours',
    )
    return
  }
  await settleRemoval(db, id)
}

/** `whole`: also compares the storage with the database, both ways. */
export async function sweep(server: Removing, whole: boolean): Promise<void> {
  const { db, log, incoming } = server
  await incoming.sweep()
  const unsent = await removeUnsentUploads(db)
  if (unsent > 0) log.info({ unsent }, 'files that were never sent were removed')
  await forgetRemovedUploads(db)
  if (!whole) return
  const kept = await removeStrays(server)
  await reportMissing(server, kept)
}

/** Younger objects may belong to an upload whose rows are about to be written. */
const strayAfter = 24 * 60 * 60_000
const pieceSize = 500

/** Removes objects that no row knows. Returns the storage keys that are there. */
async function removeStrays({ db, log, files }: Removing): Promise<Set<string>> {
  const there = new Set<string>()
  let removed = 0
  let piece: string[] = []
  const check = async () => {
    const known = await findKnownKeys(db, [...new Set(piece.map(storageKeyOf))])
    for (const object of piece.filter(one => !known.has(storageKeyOf(one)))) {
      await files.remove(object)
      removed += 1
    }
    piece = []
  }
  for await (const { key, keptAt } of files.list()) {
    if (storageKeyOf(key) === key) there.add(key)
    if (keptAt.getTime() < Date.now() - strayAfter) piece.push(key)
    if (piece.length >= pieceSize) await check()
  }
  await check()
  if (removed > 0) log.warn({ removed }, 'stored objects that nothing refers to were removed')
  return there
}

/** Rows whose file vanished stay, so that the message still says what was there; the operator is told. */
async function reportMissing({ db, log }: Removing, there: Set<string>): Promise<void> {
  let missing = 0
  let after = ''
  for (;;) {
    const keys = await listStorageKeys(db, after, pieceSize)
    missing += keys.filter(key => !there.has(key)).length
    const last = keys.at(-1)
    if (last === undefined || keys.length < pieceSize) break
    after = last
  }
  if (missing > 0) log.error({ missing }, 'files are missing from the storage: restore them from a backup')
}
