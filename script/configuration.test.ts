import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const variables = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  match => match[1] ?? '',
)

describe('every setting', () => {
  it('is known to this test', () => {
    expect(variables.length).toBeGreaterThan(30)
  })

  it.each(variables)('%s stands in the configuration page', name => {
    expect(read('docs/configuration.md')).toMatch(new RegExp(`^\\| ${name} \\|`, 'm'))
  })

  it.each(variables)('%s stands in the example file', name => {
    expect(read('.env.example')).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
  })
})
