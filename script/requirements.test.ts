import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const product = readFileSync(new URL('docs/product.md', root), 'utf8')
const required = [...product.matchAll(/^- \*\*([A-Z]{1,2}-\d+)\*\*/gm)].map(([, id = '']) => id)

/** Requirements that no test can verify, and why. Check them again when you change what they describe. */
const checkedByEye: Record<string, string> = {
  'P-1': 'says what the product is for',
  'O-1': 'needs a clean clone and an empty home, in which the gate itself would run',
  'O-4': 'is about the gate, which cannot run within itself',
}

const named = new Set(
  ['src', 'tests', 'script'].flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('requirements.test.ts'))
      .map(path => readFileSync(new URL(`${folder}/${path}`, root), 'utf8'))
      .flatMap(text => text.match(/\b[A-Z]{1,2}-\d{1,2}\b/g) ?? []),
  ),
)

it('every requirement is named by a test, or checked by eye', () => {
  expect(required.filter(id => !named.has(id) && !(id in checkedByEye))).toEqual([])
})

it('every entry checked by eye is a requirement that no test names', () => {
  const ids = Object.keys(checkedByEye)
  expect(ids.filter(id => !required.includes(id) || named.has(id))).toEqual([])
})

it('no number is used twice', () => {
  expect(required.filter((id, index) => required.indexOf(id) !== index)).toEqual([])
})

it('tests name only requirements that exist', () => {
  const letters = (id: string) => id.split('-')[0]
  const used = new Set(required.map(letters))
  expect([...named].filter(id => used.has(letters(id)) && !required.includes(id))).toEqual([])
})
