import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureRuntime } from './setup-runtime.mjs'

let root: string
let packagedNode: string
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parvis-runtime-'))
  const folder = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin')
  packagedNode = join(folder, 'node')
  mkdirSync(folder, { recursive: true })
  mkdirSync(join(root, 'node_modules', '.bin'))
  symlinkSync(packagedNode, join(root, 'node_modules', '.bin', 'node'))
  lines = []
})
afterEach(() => rmSync(root, { recursive: true }))

/** A program that fails like Node without its system library. */
function packageNode({ needs }: { needs: string }): void {
  const failure = `node: error while loading shared libraries: ${needs}: cannot open shared object file`
  writeFileSync(packagedNode, `#!/bin/sh\necho '${failure}' >&2\nexit 127\n`, { mode: 0o755 })
}

function repairNode(): boolean {
  writeFileSync(packagedNode, '#!/bin/sh\necho packaged\n', { mode: 0o755 })
  return true
}

type Machine = NonNullable<Parameters<typeof ensureRuntime>[2]>

function machine(own: Partial<Machine>): Machine {
  return {
    nodePath: '/bin/echo',
    nodeVersion: '20.11.0',
    canInstall: () => false,
    install: () => false,
    ...own,
  }
}

function prepare(own: Partial<Machine> = {}): string {
  return ensureRuntime(root, line => lines.push(line), machine(own))
}

const runLinkedNode = () =>
  execFileSync(join(root, 'node_modules', '.bin', 'node'), ['own'], { encoding: 'utf8' })

describe.skipIf(process.platform === 'win32')('the Node among the packages', () => {
  it('is used as it is if it starts', () => {
    repairNode()
    expect(prepare()).toBe(packagedNode)
    expect(runLinkedNode()).toBe('packaged\n')
    expect(lines).toEqual([])
  })

  it('is also found in a copy of the project, and after the copy has taken the project’s place', () => {
    repairNode()
    rmSync(join(root, 'node_modules', '.bin', 'node'))
    prepare()
    const original = root
    root = `${original}-next`
    cpSync(original, root, { recursive: true, verbatimSymlinks: true })
    rmSync(original, { recursive: true })
    expect(runLinkedNode()).toBe('packaged\n')
  })

  it('is used only once its system library is there: the error names the package to install', () => {
    packageNode({ needs: 'libatomic.so.1' })
    expect(() => prepare()).toThrow(/apt-get install libatomic1\), or Node 24\.7 or newer/)
    expect(runLinkedNode).toThrow(/ENOENT/)
    repairNode()
    expect(prepare()).toBe(packagedNode)
  })

  it('gets its system library on Debian if that needs no password', () => {
    packageNode({ needs: 'libatomic.so.1' })
    const asked: string[][] = []
    const install = (names: string[]) => {
      asked.push(names)
      return repairNode()
    }
    expect(prepare({ canInstall: () => true, install })).toBe(packagedNode)
    expect(asked).toEqual([['libatomic1']])
    expect(lines).toEqual(['Installing libatomic1, a system library that Node needs…'])
  })

  it('is replaced by the user’s own Node if that is new enough, also where the systemd unit looks for it', () => {
    packageNode({ needs: 'libc.so.6: version GLIBC_2.99' })
    expect(prepare({ nodeVersion: '24.7.0' })).toBe('/bin/echo')
    expect(runLinkedNode()).toBe('own\n')
  })

  it('is removed if it is empty or cut short, so that the next start installs again, and the error names the disk', () => {
    for (const content of ['', '#!/bin/sh\nkill -SEGV $$\n', '#!/bin/sh\nkill -BUS $$\n']) {
      mkdirSync(dirname(packagedNode), { recursive: true })
      writeFileSync(packagedNode, content, { mode: 0o755 })
      expect(() => prepare()).toThrow(/damaged, probably because the disk was full/)
      expect(existsSync(dirname(dirname(packagedNode)))).toBe(false)
    }
  })

  it('is reported as not for this machine if it is missing or something else keeps it from starting, and the user’s Node is too old', () => {
    packageNode({ needs: 'libc.so.6: version GLIBC_2.99' })
    expect(() => prepare({ nodeVersion: '24.6.9' })).toThrow(
      /not for this machine .* Please install Node 24\.7/,
    )
    rmSync(packagedNode)
    expect(() => prepare({ nodeVersion: '9.11.2' })).toThrow(/not for this machine/)
  })
})
