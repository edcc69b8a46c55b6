import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { DocumentBlock } from '#server/export/document.ts'
import { registerFonts } from './pdf-fonts.ts'
import { writePdf } from './write-pdf.ts'

it.each([
  [
    'accents that are separate characters, as macOS writes names of files',
    'île forêt leçon',
    'île forêt leçon',
  ],
  ['a soft hyphen, which is invisible', 'ga\u00adran\u00adtie', 'garantie'],
  ['the circle of a number', 'article 1\ufe0f\u20e3', 'article 1'],
  ['a narrow no-break space', 'Quoi\u202f?', 'Quoi\u00a0?'],
])('sets French text with %s in one font (T-3)', (_name, text, drawn) => {
  const { split } = registerFonts(new PDFDocument())
  expect(split(text.normalize('NFD'), 'regular')).toEqual([{ text: drawn, font: 'regular' }])
})

it.each([
  ['a thin space, as in 10 000', '\u2009'],
  ['a byte order mark', '\ufeff'],
])('a document with %s can be written (T-3)', async (_name, character) => {
  const run = { text: `10${character}000` }
  const createdAt = new Date('2026-11-23T01:00:00.000Z')
  const body: DocumentBlock[] = [
    { kind: 'paragraph', runs: [run, { ...run, bold: true }, { ...run, code: true }] },
    { kind: 'heading', level: 1, runs: [run] },
  ]
  const pdf = await writePdf({
    language: 'fr',
    title: 'T',
    author: 'A',
    createdAt,
    cover: [],
    body,
    footer: 'F',
    missingCharacters: 'L',
  })
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  expect(text.match(/10\s?000/g)).toHaveLength(4)
})

it('sets a space that a typeface lacks in a font that has it (T-3)', () => {
  const { split } = registerFonts(new PDFDocument())
  expect(split('un\u2003deux', 'regular')).toEqual([
    { text: 'un', font: 'regular' },
    { text: '\u2003', font: 'other' },
    { text: 'deux', font: 'regular' },
  ])
})

it('sets emoji as similar signs, and leaves out those that only decorate (T-3)', () => {
  const { split, lacksSome } = registerFonts(new PDFDocument())
  const drawn = (text: string) =>
    split(text, 'regular')
      .map(part => part.text)
      .join('')
  expect(drawn('✅ ❌ ⚠️ ☑ 👉🏽 📌👨‍👩‍👧🇫🇷.')).toBe('✔ ✘ ⚠ ☑ ☞ .')
  expect(lacksSome()).toBe(false)
  expect(drawn('合')).toBe('□')
  expect(lacksSome()).toBe(true)
})
