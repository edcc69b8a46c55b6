import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const product = readFileSync(new URL('docs/product.md', root), 'utf8')
const required = [...product.matchAll(/^- \*\*([A-Z]-\d+)\*\*/gm)].map(([, id = '']) => id)

/** What no test can hold, and why. Read them again when you change what they are about. */
const judgedByEye: Record<string, string> = {
  'P-1': 'says what the product is for',
  'O-1': 'begins with a clean clone and an empty home, which the gate itself runs in',
  'O-4': 'is about the gate, which cannot run within itself',
}

const named = new Set(
  ['src', 'tests', 'script'].flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('requirements.test.ts'))
      .map(path => readFileSync(new URL(`${folder}/${path}`, root), 'utf8'))
      .flatMap(text => text.match(/\b[A-Z]-\d{1,2}\b/g) ?? []),
  ),
)

it('every requirement is named by a test that holds it, or judged by eye', () => {
  expect(required.filter(id => !named.has(id) && !(id in judgedByEye))).toEqual([])
})

it('what is judged by eye is required, and named by no test', () => {
  const ids = Object.keys(judgedByEye)
  expect(ids.filter(id => !required.includes(id) || named.has(id))).toEqual([])
})

it('no number is given twice', () => {
  expect(required.filter((id, index) => required.indexOf(id) !== index)).toEqual([])
})

it('tests name requirements that there are', () => {
  const letters = new Set(required.map(id => id[0]))
  expect([...named].filter(id => letters.has(id[0]) && !required.includes(id))).toEqual([])
})
