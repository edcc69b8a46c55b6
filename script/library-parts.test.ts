import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

/** What the server's sources import from a package, without types. */
function importedFrom(name: string): string[] {
  const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter(path =>
    /(?<!\.test)\.ts$/.test(path),
  )
  const statement = new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')
  return files
    .flatMap(path => [...readFileSync(`${root}/src/${path}`, 'utf8').matchAll(statement)])
    .flatMap(([, names = '']) => names.split(',').map(one => one.trim()))
    .filter(one => one !== '' && !one.startsWith('type '))
}

it.each(readdirSync(`${root}/script/library-parts`))('%s has all that the server imports', file => {
  const imported = importedFrom(basename(file, '.cjs'))
  expect(imported.length).toBeGreaterThan(0)
  expect(Object.keys(require(`./library-parts/${file}`))).toEqual(expect.arrayContaining(imported))
})
