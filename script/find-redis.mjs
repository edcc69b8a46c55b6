import { existsSync } from 'node:fs'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'

const paths = ['/usr/bin/redis-server', '/opt/homebrew/bin/redis-server', '/usr/local/bin/redis-server']

/** @returns {string | undefined} the path of redis-server */
export function findRedis() {
  return paths.find(path => existsSync(path))
}

/**
 * For the tests only. If Redis is missing and cannot be installed, the test that needs it is skipped.
 *
 * @param {(line: string) => void} say
 */
export async function ensureRedis(say) {
  if (findRedis() || !canInstallDebianPackages()) return
  say('Installing Redis for the tests…')
  installDebianPackages(['redis-server'])
}
