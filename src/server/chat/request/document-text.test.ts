import { describe, expect, it } from 'vitest'
import { fencedText, fitPages } from './document-text.ts'

describe('the text of a document', () => {
  it('is sent with the number of each page', () => {
    expect(fitPages(['Un', 'Deux'], 1000)).toEqual({
      text: '[page 1]\nUn\n[page 2]\nDeux\n',
      pageCount: 2,
      isCut: false,
    })
  })

  it('ends in the middle of a page at the limit, but leaves out a page of which only a few words fit', () => {
    const page = 'mot '.repeat(200)
    const cut = fitPages([page, page], 1200)
    expect([cut.pageCount, cut.isCut]).toEqual([2, true])
    expect(cut.text.length).toBeLessThanOrEqual(1200 + 2)
    expect(fitPages([page, page], 900)).toMatchObject({ pageCount: 1, isCut: false })
    expect(fitPages([page], 100)).toEqual({ text: '', pageCount: 0, isCut: false })
    expect(fitPages([page], -5)).toEqual({ text: '', pageCount: 0, isCut: false })
  })

  it('is never cut in the middle of a character', () => {
    // The limit is between the two halves of a character.
    const { text } = fitPages(['🏛️'.repeat(500)], 499)
    expect(text.isWellFormed()).toBe(true)
  })

  it('is quoted between delimiters that differ each time', () => {
    const fitted = fitPages(['document-00000000-0000-4000-8000-000000000000'], 1000)
    const [one, other] = [fencedText('"a.pdf"', fitted, 1), fencedText('"a.pdf"', fitted, 1)]
    expect(one).not.toBe(other)
    const mark = one.slice(one.lastIndexOf('document-'))
    expect(one.indexOf(`${mark}\n[page 1]`)).toBeGreaterThan(0)
    expect(one).toContain(', its only page. The text')
    const cut = { ...fitted, isCut: true }
    expect(fencedText('"a.pdf"', cut, 1)).toContain(', its only page, page 1 only in part. The text')
  })
})
