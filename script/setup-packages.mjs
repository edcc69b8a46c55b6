import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runQuietly } from './run-quietly.mjs'

/** Network errors, and errors caused by files that a killed install left behind. */
const temporaryErrors =
  /ENOTEMPTY|EBUSY|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|ERR_SOCKET_TIMEOUT|network|socket hang up|\b50[234]\b/

/**
 * Whether node_modules contains what package-lock.json requires on this kind of machine. A matching stamp proves it,
 * unless a package's folder is missing. Without one, for example after npm was run by hand, npm's own record of what it
 * installed is compared with the lockfile. The stamp of another kind of machine disproves it.
 *
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  if (!packagesArePresent(root)) return false
  const wanted = stampOf(root)
  const stamp = readText(join(root, 'node_modules', '.setup-stamp'))
  if (stamp === wanted) return true
  const isSameMachine = stamp === undefined || stamp.startsWith(machine())
  if (!isSameMachine || !recordMatchesLock(root)) return false
  writeStamp(root)
  return true
}

/**
 * Runs `npm ci` with the user's own npm and Node, because the Node inside node_modules is about to be deleted. But
 * npm chooses the packages that the new one needs (as-packaged-node.mjs).
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {(child: import('node:child_process').ChildProcess) => void} onStart
 */
export async function installPackages(root, say, onStart) {
  const startedAtMs = Date.now()
  say('Installing what Parvis needs (about half a minute)…')
  let result = await showInstallProgress(root, () => npmCi(root, onStart))
  if (result.code !== 0 && temporaryErrors.test(result.output)) {
    say('That failed. Trying once more…')
    await pause(3000)
    result = await showInstallProgress(root, () => npmCi(root, onStart))
  }
  if (result.code !== 0) throw new Error(`npm could not install the packages:\n${result.output.trim()}`)
  writeStamp(root)
  say(`Installed in ${((Date.now() - startedAtMs) / 1000).toFixed(0)} s.`)
}

/**
 * @param {string} root
 * @param {(child: import('node:child_process').ChildProcess) => void} onStart
 */
function npmCi(root, onStart) {
  const npm = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const preload = `--import ${new URL('as-packaged-node.mjs', import.meta.url)}`
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}` }
  return npm
    ? runQuietly(root, node, [npm, ...args], onStart, env)
    : runQuietly(root, 'npm', args, onStart, env)
}

/**
 * At a terminal, shows how many packages are installed so far.
 *
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} install
 * @returns {Promise<T>}
 */
async function showInstallProgress(root, install) {
  if (!process.stderr.isTTY) return install()
  const lock = readJson(join(root, 'package-lock.json'))
  const paths = Object.entries(lock?.packages ?? {})
    .filter(([path, wanted]) => path !== '' && (!wanted.optional || isForThisMachine(wanted)))
    .map(([path]) => join(root, path, 'package.json'))
  const timer = setInterval(() => {
    const present = paths.filter(path => existsSync(path)).length
    process.stderr.write(`\r  ${present} of ${paths.length} packages`)
  }, 300)
  try {
    return await install()
  } finally {
    clearInterval(timer)
    process.stderr.write('\r\x1b[2K')
  }
}

/**
 * npm's record can outlive the packages: npm 9 deletes them even in a dry run.
 *
 * @param {string} root
 */
function packagesArePresent(root) {
  const record = recordOf(root)
  return record !== undefined && Object.keys(record).every(path => existsSync(join(root, path)))
}

/** @param {string} root */
function recordOf(root) {
  return readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
}

/** @param {string} root */
function recordMatchesLock(root) {
  const record = recordOf(root)
  const lock = readJson(join(root, 'package-lock.json'))?.packages
  if (!record || !lock) return false
  return Object.entries(lock).every(([path, wanted]) => {
    if (path === '') return true
    const installed = record[path]
    if (!installed) return wanted.optional === true && !isForThisMachine(wanted)
    return installed.version === wanted.version && installed.integrity === wanted.integrity
  })
}

/**
 * An optional package counts as missing only if its entry names this kind of machine: npm also leaves out the
 * dependencies of packages for other machines, and their entries name no machine.
 *
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} wanted
 */
function isForThisMachine(wanted) {
  if (!wanted.os && !wanted.cpu) return false
  const allows = (/** @type {string[] | undefined} */ list, /** @type {string} */ value) =>
    !list || list.includes(value)
  return (
    allows(wanted.os, process.platform) && allows(wanted.cpu, process.arch) && allows(wanted.libc, libc())
  )
}

function libc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  )
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}

function machine() {
  return `${process.platform} ${process.arch} `
}

/** @param {string} root */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return machine() + createHash('sha256').update(lock).digest('hex')
}

/** @param {string} root */
function writeStamp(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.setup-stamp'), stampOf(root))
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} path */
function readJson(path) {
  const text = readText(path)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
