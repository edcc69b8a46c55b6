import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  fieldOf,
  finite,
  limitedList,
  parseOrThrow,
  plainObject,
  plainRecord,
  strictFields,
  tryParse,
  uuid,
} from './schema.ts'

function problems(schema: v.GenericSchema, input: unknown): string[] {
  return (v.safeParse(schema, input).issues ?? []).map(issue => `${fieldOf(issue)}: ${issue.message}`)
}

const json = (text: string): unknown => JSON.parse(text)

describe('stricter than valibot', () => {
  it('an array is neither an object nor a record', () => {
    for (const schema of [plainObject({}), plainRecord(v.unknown()), strictFields({})]) {
      expect([v.is(schema, {}), v.is(schema, []), v.is(schema, null)]).toEqual([true, false, false])
    }
  })

  it('an unknown key of an object is dropped', () => {
    expect(tryParse(plainObject({ a: v.optional(v.string()) }), { a: 'x', b: 1 })).toEqual({ a: 'x' })
  })

  it('a record keeps every key except __proto__', () => {
    const input = json('{ "constructor": "a", "prototype": "b", "__proto__": "c" }')
    expect(tryParse(plainRecord(v.string()), input)).toEqual({ constructor: 'a', prototype: 'b' })
    const inherited = tryParse(plainRecord(v.unknown()), json('{ "__proto__": { "isAdmin": true } }'))
    expect(inherited?.isAdmin).toBeUndefined()
    expect(problems(plainRecord(v.string()), { a: 'x', b: 1 })).toEqual([expect.stringMatching(/^b: /)])
  })

  it('a number is finite', () => {
    expect([v.is(finite, 1.5), v.is(finite, json('1e400')), v.is(finite, Number.NaN)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    ['6f1b1c1e-0000-4000-8000-00000000000a', true],
    ['6F1B1C1E-0000-7000-B000-00000000000A', true],
    ['00000000-0000-0000-0000-000000000000', true],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', true],
    ['6f1b1c1e-0000-0000-8000-00000000000a', false],
    ['6f1b1c1e-0000-9000-8000-00000000000a', false],
    ['6f1b1c1e-0000-4000-7000-00000000000a', false],
    ['6f1b1c1e-0000-4000-8000-00000000000a\n', false],
  ])('%j is a UUID of a known version: %s', (text, isValid) => {
    expect(v.is(uuid, text)).toBe(isValid)
  })

  it('a list that is too long has only this problem', () => {
    const two = limitedList(v.string('text'), 2, { max: 'too long' })
    expect(problems(two, [1, 2, 3])).toEqual([': too long'])
    expect(problems(two, [1, 'b'])).toEqual(['0: text'])
  })
})

describe('the check of a file that a person wrote', () => {
  const schema = strictFields({ a: v.string('text'), b: v.optional(v.string()) }, 'fields')

  it('names every unknown key, after the problems of the known ones', () => {
    const input = { c: 1, constructor: 2, a: 3 }
    expect(problems(schema, input)).toEqual(['a: text', 'c: unknown_field', 'constructor: unknown_field'])
  })

  it('reports a missing key with its own message', () => {
    expect(problems(schema, {})).toEqual(['a: text'])
    expect(problems(schema, 'x')).toEqual([': fields'])
  })
})

it('an error names the field and does not quote the input', () => {
  const schema = plainObject({ users: v.array(plainObject({ email: v.string() })) })
  expect(() => parseOrThrow(schema, { users: [{ email: ['secret'] }] })).toThrow(
    /^unexpected format: users\.0\.email$/,
  )
  expect(() => parseOrThrow(schema, 'secret')).toThrow(/^unexpected format: the input$/)
})

it('the sources use these functions instead of those of valibot', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(path => !/\.test\.|shared\/schema\.ts$/.test(path))
  const found = files.filter(path =>
    /\bv\.(object|strictObject|record|parse)\(/.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual([])
})
