import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { disableFeaturesFlag } from './browser-features.ts'

describe('the features that the browser tests turn off', () => {
  it('include all that Playwright itself turns off', () => {
    const require = createRequire(import.meta.resolve('@playwright/test'))
    const core = dirname(require.resolve('playwright-core/package.json'))
    const bundle = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8')
    const list = /disabledFeatures = \[(.*?)\]\.filter/s.exec(bundle)?.[1] ?? ''
    const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(match => match[1])
    expect(names.length).toBeGreaterThan(0)
    expect(disableFeaturesFlag.replace('--disable-features=', '').split(',')).toEqual(
      expect.arrayContaining(names),
    )
  })
})
