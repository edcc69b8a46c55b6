import { objectKeys } from '#server/files/object-keys.ts'
import type { ProviderFiles } from '#server/model/model.ts'
import { runPeriodically } from '#server/periodic.ts'
import { claimRemovals, postponeRemoval, type Removal, settleRemoval } from '#server/store/file-removals.ts'
import { limitConcurrency } from './concurrency.ts'
import { checkStore, compareStorage, type Refusal } from './stored-files.ts'
import { type Sweeping, sweep } from './sweep.ts'

export type UploadJobs = Sweeping & {
  /** Undefined if the model's provider keeps no files. */
  providerFiles: ProviderFiles | undefined
}

const removalIntervalMs = 5_000
const sweepIntervalMs = 60 * 60_000
/** The whole storage is compared with the database once a day, first an hour after the start. */
const sweepsPerComparison = (24 * 60 * 60_000) / sweepIntervalMs

/** Removes what is due, and sweeps up unused files, one job at a time. Returns the stop, which waits for the last one. */
export function startUploadJobs(server: UploadJobs): () => Promise<void> {
  const { log } = server
  const inTurn = limitConcurrency(1)
  let sweepCount = 0
  let refused: Refusal['reason'] | undefined
  // Logged once, not every day: it stays so until the operator acts.
  const note = (refusal: Refusal | undefined) => {
    if (refusal && refusal.reason !== refused) log.error(refusal.details, refusal.sentence)
    refused = refusal?.reason
  }
  const sweepAll = async () => {
    sweepCount += 1
    if (sweepCount % sweepsPerComparison === 1) note(await compareStorage(server))
    await sweep(server, refused === undefined)
  }
  const checked = inTurn(() => checkStore(server)).then(note, error => {
    log.warn({ err: error }, 'the stored files could not be checked')
  })
  const stops = [
    {
      intervalMs: removalIntervalMs,
      run: () => inTurn(() => removeDueFiles(server)),
      failure: 'due files could not be removed',
    },
    { intervalMs: sweepIntervalMs, run: () => inTurn(sweepAll), failure: 'the sweep for files failed' },
  ].map(job => runPeriodically(log, job))
  return async () => {
    await Promise.all([checked, ...stops.map(stop => stop())])
  }
}

const batchSize = 20

const postponed = {
  soon: 'a removal is tried again later',
  daily: 'a file that its owner deleted is still stored after 72 hours: its removal is tried every day',
  never: 'a removal was given up after 72 hours',
}

/** Removes everything that is due now. */
export async function removeDueFiles(server: UploadJobs): Promise<void> {
  for (;;) {
    const due = await claimRemovals(server.db, batchSize)
    for (const removal of due) await settle(server, removal)
    if (due.length < batchSize) return
  }
}

async function settle({ db, log, files, providerFiles }: UploadJobs, removal: Removal): Promise<void> {
  const { id, kind, key, attempts } = removal
  try {
    if (kind === 'file') {
      for (const object of Object.values(objectKeys(key))) await files.remove(object)
    } else {
      // Without a provider there is nobody left to ask; its copies expire by themselves.
      await providerFiles?.remove(key)
    }
  } catch (error) {
    const outcome = await postponeRemoval(db, id)
    log[outcome === 'soon' ? 'warn' : 'error']({ err: error, kind, attempts }, postponed[outcome])
    return
  }
  await settleRemoval(db, id)
}
