import { objectKeys } from '#server/files/object-keys.ts'
import type { ProviderFiles } from '#server/model/model.ts'
import { claimRemovals, postponeRemoval, type Removal, settleRemoval } from '#server/store/removals.ts'
import { checkStore, compareStorage, type Refusal } from './stored-files.ts'
import { type Sweeping, sweep } from './sweep.ts'

export type UploadJobs = Sweeping & {
  /** Undefined where the model's provider keeps no files. */
  providerFiles: ProviderFiles | undefined
}

const lookEvery = 5_000
const sweepEvery = 60 * 60_000
/** The storage is gone through once a day, a while after the start. */
const compareEvery = 24

/** Removes what is due, and sweeps up what nobody needs, from now on. Returns its stop, which waits for the last job. */
export function startUploadJobs(server: UploadJobs): () => Promise<void> {
  let sweeps = 0
  let working: Promise<void> | undefined
  let refused: Refusal['reason'] | undefined
  // Told once, not every day: it stays so until the operator does something.
  const note = (refusal: Refusal | undefined) => {
    if (refusal && refusal.reason !== refused) server.log.error(refusal.details, refusal.sentence)
    refused = refusal?.reason
  }
  const work = (job: () => Promise<void>, failure: string) => {
    const done = (working ?? Promise.resolve())
      .then(job)
      .catch(error => server.log.warn({ err: error }, failure))
      .finally(() => {
        if (working === done) working = undefined
      })
    working = done
  }
  const sweepAll = async () => {
    sweeps += 1
    if (sweeps % compareEvery === 1) note(await compareStorage(server))
    await sweep(server, refused === undefined)
  }
  work(async () => note(await checkStore(server)), 'the stored files could not be checked')
  const timers = [
    setInterval(() => {
      if (!working) work(() => removeDueFiles(server), 'due files could not be removed')
    }, lookEvery),
    setInterval(() => work(sweepAll, 'the sweep for files failed'), sweepEvery),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await working
  }
}

const atOnce = 20

const postponed = {
  soon: 'a removal is tried again later',
  daily: 'a file that its owner deleted is still stored after 72 hours: its removal is tried every day',
  never: 'a removal was given up after 72 hours',
}

/** Removes everything that is due now. */
export async function removeDueFiles(server: UploadJobs): Promise<void> {
  for (;;) {
    const due = await claimRemovals(server.db, atOnce)
    for (const removal of due) await settle(server, removal)
    if (due.length < atOnce) return
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
