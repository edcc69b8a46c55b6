/**
 * Runs before `npm start`, `npm test` and the other commands, except `npm run format`. Installs the packages, builds
 * the app, and installs a browser and the servers for the tests, each only if it is missing or out of date. Prints
 * nothing if there is nothing to do. Plain JavaScript for Node 20 and newer, without imports from node_modules, because
 * it runs before anything is installed.
 *
 *   node script/setup.mjs [--build] [--browser] [--servers]
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIsFresh } from './build-inputs.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { ensurePostgres } from './find-postgres.mjs'
import { ensureProxies } from './find-proxies.mjs'
import { ensureRedis } from './find-redis.mjs'
import { runQuietly } from './run-quietly.mjs'
import { withLock } from './setup-lock.mjs'
import { installPackages, packagesAreInstalled } from './setup-packages.mjs'
import { ensureRuntime } from './setup-runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = new Set(process.argv.slice(2))

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}

async function setUp() {
  const wantsBuild = wanted.has('--build')
  if (!packagesAreInstalled(root) || (wantsBuild && !buildIsFresh(root))) {
    await withLock(join(root, '.setup-lock'), say, async onStart => {
      if (!packagesAreInstalled(root)) await installPackages(root, say, onStart)
      if (wantsBuild && !buildIsFresh(root)) await build(onStart)
    })
  }
  ensureRuntime(root, say)
  if (wanted.has('--browser')) await ensureBrowser(root, say)
  if (wanted.has('--servers')) {
    await ensurePostgres(say)
    await ensureRedis(say)
    await ensureProxies(say)
  }
}

/** @param {(child: import('node:child_process').ChildProcess) => void} onStart */
async function build(onStart) {
  const startedAtMs = Date.now()
  say('Building the app…')
  const { code, output } = await runQuietly(root, ensureRuntime(root, say), ['script/build.ts'], onStart)
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  say(`Built in ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s.`)
}

/** @param {unknown} error */
function messageFor(error) {
  if (!(error instanceof Error)) return String(error)
  const isNotAllowed = 'code' in error && (error.code === 'EACCES' || error.code === 'EROFS')
  if (!isNotAllowed) return error.message
  return `Parvis must be installed and built first, but this user cannot write to ${resolve(root)}. Run "npm run build" there as the user who owns it.`
}

try {
  if (!existsSync(join(root, 'package-lock.json')))
    throw new Error('package-lock.json is missing: this copy of the project is incomplete.')
  await setUp()
} catch (error) {
  say(messageFor(error))
  process.exitCode = 1
}
