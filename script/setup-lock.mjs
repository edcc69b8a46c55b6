import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isOtherAlive } from './is-alive.mjs'

/**
 * Runs the work while no other process uses the same lock folder, because `npm start` and `npm test` can run at once.
 * If the owner has died, its lock is taken over once the program that it started has ended too: an npm that outlives a
 * killed set-up still moves folders.
 *
 * @template T
 * @param {string} folder exists while the work runs; its parent must exist
 * @param {(line: string) => void} say
 * @param {(start: (child: import('node:child_process').ChildProcess) => void) => Promise<T>} work
 *   reports each program that it starts
 * @returns {Promise<T>}
 */
export async function withLock(folder, say, work) {
  let hasReportedWait = false
  while (!acquire(folder)) {
    if (clearAbandoned(folder)) continue
    if (!hasReportedWait) say('Another set-up is running here. Waiting for it…')
    hasReportedWait = true
    await pause(200)
  }
  const release = () => rmSync(folder, { recursive: true, force: true })
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running
  const onSignal = () => {
    running?.kill()
    release()
    process.exit(130)
  }
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work(child => {
      running = child
      writeFileSync(join(folder, 'owner'), `${process.pid} ${child.pid}`)
    })
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    release()
  }
}

/** @param {string} folder */
function acquire(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'owner'), String(process.pid))
  return true
}

/**
 * Removes the lock of a dead owner. The rename lets only one of several waiters win; the check after it catches a lock
 * that changed owners in between.
 *
 * @param {string} folder
 * @returns {boolean} whether to try again at once; false while the lock is held
 */
function clearAbandoned(folder) {
  const owner = ownerOf(folder)
  if (owner === undefined ? !isOld(folder) : owner.split(' ').map(Number).some(isOtherAlive)) return false
  const aside = `${folder}-${process.pid}`
  try {
    renameSync(folder, aside)
  } catch {
    return true
  }
  if (ownerOf(aside) === owner) rmSync(aside, { recursive: true, force: true })
  else renameSync(aside, folder)
  return true
}

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8') || undefined
  } catch {
    return undefined
  }
}

/**
 * A lock without an owner is being created right now. If it is old, its creator died at that moment.
 *
 * @param {string} folder
 */
function isOld(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs > 5000
  } catch {
    return false
  }
}
