import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the build, without tests. A test fails if something that the build imports is missing here. */
const inputs = [
  'src',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'script/build.ts',
  'script/build-inputs.mjs',
  'script/is-alive.mjs',
  'script/previous-assets.ts',
  'script/code-chunks.ts',
  'script/marked-lexer.ts',
  'script/react-names.ts',
  'script/short-icons.ts',
  'script/short-preloads.ts',
  'script/short-tasks.ts',
  'script/library-parts',
]

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
 * @returns {string} a hash that changes when one of these files changes
 */
export function buildInputsHash(root) {
  const hash = createHash('sha256')
  for (const path of listBuildInputs(root)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @returns {string[]}
 */
export function listBuildInputs(root) {
  return inputs.flatMap(input => filesUnder(root, input))
}

/**
 * @param {string} root
 * @param {string} path a file or a folder
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
    throw error
  }
}
