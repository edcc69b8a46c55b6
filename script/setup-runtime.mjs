import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'

const minNodeVersion = '24.7'
/** The one system library of the packaged Node that a small Debian or Ubuntu does not have. */
const library = { file: 'libatomic.so.1', debianPackage: 'libatomic1' }

const thisMachine = {
  nodePath: process.execPath,
  nodeVersion: process.versions.node,
  canInstall: canInstallDebianPackages,
  install: installDebianPackages,
}

/**
 * The Node that runs the project: the one among the packages or, if it does not start on this machine, the user's own
 * if that is new enough. Except on Windows, npm scripts and the systemd unit then find it as `node_modules/.bin/node`.
 * Throws if there is none, and says what to install.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {string} its path
 */
export function ensureRuntime(root, say, machine = thisMachine) {
  const { nodePath, nodeVersion } = machine
  if (nodePath.startsWith(join(root, 'node_modules') + sep)) return nodePath
  const packagedNode = findPackagedNode(root)
  const failure = packagedNode ? startFailure(packagedNode, say, machine) : undefined
  const path = packagedNode && failure === undefined ? packagedNode : nodePath
  if (path === nodePath && !isNewEnough(nodeVersion)) {
    // Otherwise npm would begin the next command with the Node that does not start.
    rmSync(linkIn(root), { force: true })
    // Without its folder, the next start installs the packages again.
    if (packagedNode && failure?.isDamaged) rmSync(dirname(dirname(packagedNode)), { recursive: true })
    throw new Error(whatToDo(failure))
  }
  if (process.platform !== 'win32') linkNode(root, path)
  return path
}

/** @param {string} root */
function linkIn(root) {
  return join(root, 'node_modules', '.bin', 'node')
}

/** @param {string} root */
function findPackagedNode(root) {
  const [platform, name] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map(folder => join(root, 'node_modules', folder, 'bin', name))
    .find(path => existsSync(path))
}

/**
 * `message` is what the system says. `isDamaged`: the program is cut short. Some versions of npm do not notice that the
 * disk is full.
 *
 * @typedef {{ message: string, isDamaged: boolean }} StartFailure
 */

/**
 * Why this Node does not start. If only the library is missing, it is installed where that needs no password.
 *
 * @param {string} path
 * @param {(line: string) => void} say
 * @param {typeof thisMachine} machine
 * @returns {StartFailure | undefined}
 */
function startFailure(path, say, { canInstall, install }) {
  const failure = tryToStart(path)
  if (!failure?.message.includes(library.file) || !canInstall()) return failure
  say(`Installing ${library.debianPackage}, a system library that Node needs…`)
  return install([library.debianPackage]) ? tryToStart(path) : failure
}

/**
 * An empty program ends without an error, and a shorter one than it should be crashes.
 *
 * @param {string} path
 * @returns {StartFailure | undefined}
 */
function tryToStart(path) {
  const { status, signal, stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (status === 0 && stdout !== '') return undefined
  const isDamaged = status === 0 || signal === 'SIGSEGV' || signal === 'SIGBUS'
  return { message: stderr || String(error ?? signal), isDamaged }
}

/** @param {string} version */
function isNewEnough(version) {
  return version.localeCompare(minNodeVersion, 'en', { numeric: true }) >= 0
}

/** @param {StartFailure | undefined} failure */
function whatToDo(failure) {
  const ownNode = `Node ${minNodeVersion} or newer`
  if (failure?.isDamaged)
    return 'The Node that Parvis brings is damaged, probably because the disk was full during the installation. Please make space on the disk, then run the command again: it repeats the installation.'
  if (failure?.message.includes(library.file))
    return `Parvis brings its own Node, which needs the system library ${library.file}. Please install it (on Debian and Ubuntu: apt-get install ${library.debianPackage}), or ${ownNode}.`
  return `Parvis brings its own Node, but not for this machine (${process.platform} ${process.arch}). Please install ${ownNode}.`
}

/**
 * Replaces the link in one step, because other commands may be starting. Some versions of npm make none. The link to
 * the packaged Node is relative, because an upgrade copies and renames the project's folder.
 *
 * @param {string} root
 * @param {string} path
 */
function linkNode(root, path) {
  const link = linkIn(root)
  if (existsSync(link) && realpathSync(link) === realpathSync(path)) return
  const next = `${link}-${process.pid}`
  const isPackaged = path.startsWith(join(root, 'node_modules') + sep)
  symlinkSync(isPackaged ? relative(dirname(link), path) : path, next)
  renameSync(next, link)
}
