import { describe, expect, it } from 'vitest'
import type { SheetExcerpt } from '#server/model/model.ts'
import { referenceText } from './reference-text.ts'

function sheet(id: string, ...best: number[]): SheetExcerpt {
  const sections = [0, 1, 2].map(index => {
    const rank = best.indexOf(index)
    return { index, heading: `H${index}`, markdown: id.repeat(20), rank: rank === -1 ? undefined : rank }
  })
  return { id, title: `The "${id}"`, language: 'fr', written: '2026-11-22', reviewer: null, sections }
}

const headings = (text: string) =>
  [...text.matchAll(/^(?:Sheet \[\[sheet:|## )([a-zH\d]+)/gm)].map(([, one]) => one)

describe('the passages for a model', () => {
  it('begin with the best section of the best sheet, which is given whole (B-12)', () => {
    const { text, given } = referenceText([sheet('rent', 2, 0), sheet('work', 1), sheet('road')], 9_000)
    expect(headings(text)).toEqual(['rent', 'H2', 'H0', 'H1', 'work', 'H1', 'road', 'H0'])
    expect(given.map(({ id }) => id)).toEqual(['rent', 'work', 'road'])
    expect(text).toContain(
      'Sheet [[sheet:rent]]: "The \\"rent\\"", written 2026-11-22, not reviewed by a lawyer yet',
    )
  })

  it('stay within their length, and a sheet of which nothing fits does not count as given', () => {
    const { text, given } = referenceText([sheet('rent', 2, 0), sheet('work', 1)], 300)
    expect(headings(text)).toEqual(['rent', 'H2', 'H0'])
    expect(given.map(({ id }) => id)).toEqual(['rent'])
    expect(referenceText([sheet('rent')], 50)).toEqual({ text: '', given: [] })
    expect(referenceText([], 9_000)).toEqual({ text: '', given: [] })
  })

  it('are between delimiters that differ each time', () => {
    const delimiters = [1, 2].map(
      () => /^library-[\da-f-]{36}$/m.exec(referenceText([sheet('rent')], 900).text)?.[0],
    )
    expect(delimiters[0]).toMatch(/^library-/)
    expect(delimiters[0]).not.toBe(delimiters[1])
  })
})
