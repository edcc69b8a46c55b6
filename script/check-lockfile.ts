import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The lockfile must install on every machine, and install only what was reviewed: each entry has a version and a
 * checksum, none names a registry, none has an install script except esbuild (whose script is neither needed nor run),
 * and npm finds the lockfile consistent with package.json.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const mayHaveScript = new Set(['node_modules/esbuild'])

type Entry = { version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }
type Lock = { packages: Record<string, Entry> }

function problemsOf(path: string, entry: Entry): string[] {
  const problems: string[] = []
  if (!entry.version) problems.push(`${path} has no version`)
  if (!entry.integrity) problems.push(`${path} has no checksum`)
  if (entry.resolved) problems.push(`${path} names a registry`)
  if (entry.hasInstallScript && !mayHaveScript.has(path)) problems.push(`${path} has an install script`)
  return problems
}

/**
 * npm fails with EUSAGE if the lockfile lacks an entry, for example because a platform's package was never published.
 * Runs in a folder of its own: npm 9, which Debian 13 has, deletes node_modules even in a dry run.
 */
function problemsOfDryRun(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-lockfile-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      cpSync(join(root, name), join(folder, name))
    const npm = process.env.npm_execpath
    const args = ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']
    const options = { cwd: folder, encoding: 'utf8', shell: !npm && process.platform === 'win32' } as const
    const node = process.env.npm_node_execpath ?? process.execPath
    const result = npm ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options)
    return result.status === 0 ? [] : [`npm ci would fail: ${result.stderr.trim()}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as Lock
const problems = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .flatMap(([path, entry]) => problemsOf(path, entry))
  .concat(problemsOfDryRun())

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
