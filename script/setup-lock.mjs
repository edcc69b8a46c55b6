import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs the work while no other process that uses the same folder does (`npm start` and `npm test` at once).
 * A lock whose owner is gone is taken over, once the program that the owner had started is gone, too: an npm
 * that outlives a killed set-up still moves folders about.
 *
 * @template T
 * @param {string} folder made while the work runs; its parent must exist
 * @param {(line: string) => void} say
 * @param {(start: (child: import('node:child_process').ChildProcess) => void) => Promise<T>} work tells of each program that it starts
 * @returns {Promise<T>}
 */
export async function withLock(folder, say, work) {
  let told = false
  while (!take(folder)) {
    if (clearAbandoned(folder)) continue
    if (!told) say('Another set-up is running here; waiting for it.')
    told = true
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
function take(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'owner'), String(process.pid))
  return true
}

/**
 * Moves a lock of a dead owner away. The rename lets one of several waiters win; the look at what was moved
 * catches a lock that changed hands in between.
 *
 * @param {string} folder
 */
function clearAbandoned(folder) {
  const owner = ownerOf(folder)
  if (owner === undefined ? !isOld(folder) : owner.split(' ').map(Number).some(isAlive)) return false
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

/** A lock without an owner's name is one that is just being made, or whose maker died right then.
 * @param {string} folder */
function isOld(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs > 5000
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
