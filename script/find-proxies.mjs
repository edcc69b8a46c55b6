import { existsSync } from 'node:fs'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'

const programs = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  openssl: '/usr/bin/openssl',
}

/**
 * @param {keyof typeof programs} name
 * @returns {string | undefined} its path on a Debian system; undefined if it is not installed
 */
export function findProgram(name) {
  return existsSync(programs[name]) ? programs[name] : undefined
}

/**
 * For the tests only. If a program is missing and cannot be installed, the tests that need it are skipped.
 *
 * @param {(line: string) => void} say
 */
export async function ensureProxies(say) {
  const missing = Object.keys(programs).filter(
    name => !findProgram(/** @type {keyof typeof programs} */ (name)),
  )
  if (missing.length === 0 || !canInstallDebianPackages()) return
  say(`Installing ${missing.join(', ')} for the tests…`)
  installDebianPackages(missing)
}
