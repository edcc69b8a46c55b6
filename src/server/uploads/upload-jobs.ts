import { limitConcurrency } from '#server/concurrency.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import type { ProviderFiles } from '#server/model/model.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import {
  claimRemovals,
  postponeRemoval,
  type Removal,
  settleRemoval,
} from '#server/store/uploads/file-removals.ts'
import { checkStorage, compareStorage, type Refusal } from './stored-files.ts'
import { type SweepDeps, sweep } from './sweep.ts'

export type UploadJobDeps = SweepDeps &
  JobDeps & {
    /** Undefined with the built-in model. */
    providerFiles: ProviderFiles | undefined
  }

const removalIntervalMs = 5_000
const sweepIntervalMs = 60 * 60_000
/** The whole storage is compared with the database once a day, first an hour after the start. */
const sweepsPerComparison = (24 * 60 * 60_000) / sweepIntervalMs

/**
 * Runs due removals and the sweeps, one job at a time. Returns a function that stops them and waits for runs that have
 * begun.
 */
export function startUploadJobs(deps: UploadJobDeps): () => Promise<void> {
  const { log, jobEnded } = deps
  const oneAtATime = limitConcurrency(1)
  let isClosing = false
  let sweepCount = 0
  let nextComparisonSweep = 1
  let lastReason: Refusal['reason'] | undefined
  // Logged once, not every day: the reason remains until the operator acts.
  const report = (refusal: Refusal | undefined) => {
    if (refusal && refusal.reason !== lastReason) log.error(refusal.details, refusal.sentence)
    lastReason = refusal?.reason
  }
  const compareIfDue = async () => {
    if (sweepCount < nextComparisonSweep) return
    // A comparison that fails is repeated at the next sweep.
    const result = await compareStorage(deps)
    nextComparisonSweep = sweepCount + (result === 'busy' ? 1 : sweepsPerComparison)
    report(result === 'busy' ? undefined : result)
  }
  const sweepAll = async () => {
    sweepCount += 1
    let isCompared = false
    try {
      await compareIfDue()
      isCompared = true
    } finally {
      await sweep(deps, isCompared && lastReason === undefined)
    }
  }
  const checked = oneAtATime(() => checkStorage(deps)).then(report, error => {
    log.warn({ err: error }, 'the stored files could not be checked')
  })
  const stops = [
    {
      intervalMs: removalIntervalMs,
      run: () => oneAtATime(() => removeDueFiles(deps, () => isClosing)),
      failure: 'files that are due for removal could not be removed',
      task: 'file_removals',
    },
    {
      intervalMs: sweepIntervalMs,
      run: () => oneAtATime(sweepAll),
      failure: 'the sweep for files failed',
      task: 'stored_files',
    },
  ].map(job => runPeriodically({ log, jobEnded, ...job }))
  return async () => {
    isClosing = true
    await Promise.all([checked, ...stops.map(stop => stop())])
  }
}

const batchSize = 20

const postponed = {
  soon: 'a removal failed and will be retried',
  daily: 'a deleted file is still stored after 72 hours: its removal is retried every day',
  never: 'a removal was abandoned after 72 hours',
}

type RemovalDeps = Pick<UploadJobDeps, 'db' | 'log' | 'files' | 'providerFiles'>

/**
 * Runs all removals that are due. After the deletion of a large account this takes minutes in a bucket, so it begins no
 * further batch once the server is closing. The next server continues.
 */
export async function removeDueFiles(deps: RemovalDeps, isClosing = () => false): Promise<void> {
  while (!isClosing()) {
    const due = await claimRemovals(deps.db, batchSize)
    for (const removal of due) await settle(deps, removal)
    if (due.length < batchSize) return
  }
}

async function settle({ db, log, files, providerFiles }: RemovalDeps, removal: Removal): Promise<void> {
  const { id, kind, key, attempts } = removal
  try {
    if (kind === 'file') {
      await Promise.all(Object.values(objectKeys(key)).map(object => files.remove(object)))
    } else {
      // If the provider is no longer configured, its copies expire on their own.
      await providerFiles?.remove(key)
    }
  } catch (error) {
    const outcome = await postponeRemoval(db, id)
    log[outcome === 'soon' ? 'warn' : 'error']({ err: error, kind, attempts }, postponed[outcome])
    return
  }
  await settleRemoval(db, id)
}
