import { expect, it } from 'vitest'
import type { SheetExcerpt } from '#server/model/model.ts'
import { sheetLink, sheetSource, withMarks } from './sheet-source.ts'

const unreviewed = {
  id: 'rent',
  title: 'Rent',
  language: 'en',
  written: '2026-11-22',
  reviewer: null,
  sections: [],
} as const satisfies SheetExcerpt

const link = (id: string, title: string) => sheetLink({ ...unreviewed, id, title })

const rent = link('rent-and-deposit', 'Rent (and *deposit*)')

it.each(['Dismissal', 'Dismissal [2026]', '[Dismissal', 'Dismissal]', 'Dismissal \\', 'A \\[b]\\] (c)'])(
  'in a later question, the model sees its mark instead of the link to the sheet %j',
  title => {
    const dismissal = link('dismissal', title)
    expect(withMarks(`A notice (${dismissal}).`)).toBe('A notice [[sheet:dismissal]].')
    expect(withMarks(`Both (${dismissal}, ${rent}), and (${dismissal})`)).toBe(
      'Both [[sheet:dismissal]][[sheet:rent-and-deposit]], and [[sheet:dismissal]]',
    )
  },
)

it('a link to another page stays as it is', () => {
  const answer = 'See ([a page](https://example.fr/library/rent?lang=en)) and ([[this]](/account).'
  expect(withMarks(answer)).toBe(answer)
})

it('an earlier answer with very many brackets is read at once', () => {
  const answer = '(['.repeat(500_000)
  expect(withMarks(answer)).toBe(answer)
})

it.each([
  ['en', null, 'Sheet dated 22 November 2026. No lawyer has reviewed it yet.'],
  ['en', 'Me Durand', 'Sheet dated 22 November 2026, reviewed by Me Durand.'],
  ['fr', null, 'Fiche du 22 novembre 2026, qu’aucun avocat n’a encore relue.'],
  ['fr', 'Me Durand', 'Fiche du 22 novembre 2026, relue par Me Durand.'],
] as const)(
  'as a source, a sheet in %s with the reviewer %j says who reviewed it',
  (language, reviewer, text) => {
    expect(sheetSource({ ...unreviewed, language, reviewer }).snippet).toBe(text)
  },
)
