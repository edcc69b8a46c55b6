import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packagesAreInstalled } from './setup-packages.mjs'

it('packages count as missing once their folders are gone, although npm’s record is still there', () => {
  const root = mkdtempSync(join(tmpdir(), 'parvis-packages-'))
  const packageFolder = join(root, 'node_modules', 'a')
  const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } })
  try {
    mkdirSync(packageFolder, { recursive: true })
    writeFileSync(join(root, 'package-lock.json'), lock)
    expect(packagesAreInstalled(root)).toBe(false)
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock)
    expect(packagesAreInstalled(root)).toBe(true)
    rmSync(packageFolder, { recursive: true })
    expect(packagesAreInstalled(root)).toBe(false)
  } finally {
    rmSync(root, { recursive: true })
  }
})
