import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { registerFonts } from './pdf-fonts.ts'

it.each([
  [
    'accents that are separate characters, as macOS writes names of files',
    'île forêt leçon',
    'île forêt leçon',
  ],
  ['a narrow no-break space', 'Quoi\u202f?', 'Quoi\u00a0?'],
])('sets French text with %s in one font (T-3)', (_name, text, drawn) => {
  const { split } = registerFonts(new PDFDocument())
  expect(split(text.normalize('NFD'), 'regular')).toEqual([{ text: drawn, font: 'regular' }])
})

it('sets a space that a typeface lacks in a font that has it (T-3)', () => {
  const { split } = registerFonts(new PDFDocument())
  expect(split('un\u2003deux', 'regular')).toEqual([
    { text: 'un', font: 'regular' },
    { text: '\u2003', font: 'other' },
    { text: 'deux', font: 'regular' },
  ])
})
