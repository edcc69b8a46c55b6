import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether system packages can be installed here without a password. */
export function canInstallDebianPackages() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  return isRoot() || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
}

/**
 * @param {string[]} names
 * @returns {boolean} whether it worked
 */
export function installDebianPackages(names) {
  const get = ['apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300']
  const steps = [
    [...get, 'update'],
    [...get, 'install', '-y', '--no-install-recommends', ...names],
  ]
  return steps.every(step => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', ...step]
    const [program = '', ...args] = isRoot() ? command : ['sudo', '-n', ...command]
    return spawnSync(program, args, { stdio: 'ignore', timeout: 600_000 }).status === 0
  })
}

function isRoot() {
  return process.getuid?.() === 0
}
