import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the build, without tests. */
const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'script/build.ts']

/**
 * Whether dist was built from the current sources.
 *
 * @param {string} root
 */
export function buildIsFresh(root) {
  try {
    return readFileSync(join(root, 'dist', '.inputs'), 'utf8') === buildInputsHash(root)
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @returns {string} changes with any file of these inputs
 */
export function buildInputsHash(root) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap(input => filesUnder(root, input))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path a file or a folder, which need not exist
 * @returns {string[]}
 */
function filesUnder(root, path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(entry => {
        if (entry.isDirectory()) return filesUnder(root, `${path}/${entry.name}`)
        return /\.test\.tsx?$/.test(entry.name) ? [] : [`${path}/${entry.name}`]
      })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
