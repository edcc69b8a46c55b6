import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'

/**
 * @returns {string | undefined} the folder with initdb and postgres, version 15 or newer
 */
export function findPostgres() {
  const candidates = [
    ...versionsUnder('/usr/lib/postgresql', 'bin'),
    ...versionsUnder('/opt/homebrew/opt', 'bin', 'postgresql@'),
    ...versionsUnder('/usr/local/opt', 'bin', 'postgresql@'),
  ]
  return candidates.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * For the tests only. If PostgreSQL is missing and cannot be installed, the tests report it themselves.
 *
 * @param {(line: string) => void} say
 */
export async function ensurePostgres(say) {
  if (process.env.TEST_DATABASE_URL || findPostgres() || !canInstallDebianPackages()) return
  say('Installing PostgreSQL for the tests…')
  installDebianPackages(['postgresql'])
}

/**
 * @param {string} folder
 * @param {string} inside
 * @param {string} [prefix]
 * @returns {string[]} newest first
 */
function versionsUnder(folder, inside, prefix = '') {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.startsWith(prefix) && Number(name.slice(prefix.length)) >= 15)
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .map(name => join(folder, name, inside))
}
