import { expect, it } from 'vitest'
import type { ModelErrorCode } from '#server/model/model.ts'
import { errorText, textsIn } from './answer-texts.ts'

const codes = Object.keys({
  model_busy: true,
  model_unavailable: true,
  model_misconfigured: true,
  model_quota: true,
  model_not_found: true,
  context_too_long: true,
  model_file_gone: true,
  model_refused_input: true,
  model_timeout: true,
  model_cut: true,
  model_failed: true,
} satisfies Record<ModelErrorCode, true>) as ModelErrorCode[]

it.each(codes)('the text for %s has complete sentences and names no provider, key or address', code => {
  for (const language of ['en', 'fr'] as const) {
    expect(errorText(code, language, false)).toMatch(/^\p{Lu}.+\.$/u)
    expect(errorText(code, language, false)).not.toMatch(/openai|sk-|http|scripted/i)
  }
})

it.each(['model_timeout', 'model_cut', 'model_failed'] as const)(
  'the text for %s says that the partial answer was saved, or the question if there is none',
  code => {
    expect(errorText(code, 'en', true)).toMatch(/\. Your partial answer was saved\. You can try again\.$/)
    expect(errorText(code, 'en', false)).toMatch(/\. Your question was saved\. You can try again\.$/)
    expect(errorText(code, 'fr', true)).toMatch(
      /\. La partie reçue est enregistrée\. Vous pouvez réessayer\.$/,
    )
    expect(errorText(code, 'fr', false)).toMatch(
      /\. Votre question est enregistrée\. Vous pouvez réessayer\.$/,
    )
  },
)

it.each([
  ['en', 1, '“bail.pdf” is long. It was read only in part.'],
  ['en', 3, '“bail.pdf” is long. Its last page was read only in part.'],
  ['fr', 1, '«\u00a0bail.pdf\u00a0» est long\u00a0: il n’a été lu qu’en partie.'],
  ['fr', 3, '«\u00a0bail.pdf\u00a0» est long\u00a0: sa dernière page n’a été lue qu’en partie.'],
] as const)(
  'the text in %s about a document whose last page was cut, with a page count of %i',
  (language, pageCount, text) => {
    expect(textsIn(language).partlyReadLastPage('bail.pdf', pageCount)).toBe(text)
  },
)

it.each([
  ['en', 1, 1, 'Reading your PDF (1 page)…'],
  ['en', 3, 3, 'Reading your PDF (3 pages)…'],
  ['en', 1, 3, 'Reading your PDF (1 of 3 pages)…'],
  ['fr', 1, 1, 'Lecture de votre PDF (1 page)…'],
  ['fr', 3, 3, 'Lecture de votre PDF (3 pages)…'],
  ['fr', 1, 3, 'Lecture de votre PDF (1 page sur 3)…'],
  ['fr', 2, 3, 'Lecture de votre PDF (2 pages sur 3)…'],
] as const)('the text in %s while %i of %i pages are read', (language, read, pages, text) => {
  expect(textsIn(language).readingPdf(read, pages)).toBe(text)
})

it('the texts about a document of which only a part was read count its pages', () => {
  const [english, french] = [textsIn('en'), textsIn('fr')]
  expect([1, 2].map(read => english.partlyRead('a.pdf', read, 9))).toEqual([
    '“a.pdf” is long. Only the first of its 9 pages was read.',
    '“a.pdf” is long. Only the first 2 of its 9 pages were read.',
  ])
  expect([1, 2].map(read => french.partlyRead('a.pdf', read, 9))).toEqual([
    '«\u00a0a.pdf\u00a0» est long\u00a0: seule la première page sur 9 a été lue.',
    '«\u00a0a.pdf\u00a0» est long\u00a0: seules les 2\u00a0premières pages sur 9 ont été lues.',
  ])
})
