import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { shippedLibrary } from '#tests/support/samples/libraries.ts'
import { browseSheets, findSheet, listTopics, summarizeSheet } from './browse.ts'
import type { Library } from './library.ts'
import { readFolder } from './read-library.ts'
import { correctWord } from './search/find-sheets.ts'
import { loadOrdinaryWords } from './search/ordinary-words.ts'
import { buildIndex } from './search/sheet-index.ts'
import type { Sheet } from './sheet.ts'

/** The sheets that come with the product: what people type must find them. */
let sheets: readonly Sheet[]
let library: Pick<Library, 'listSheets' | 'correct'>

beforeAll(async () => {
  const folder = await readFolder(shippedLibrary)
  const words = {
    index: await buildIndex(folder.sheets, folder.words),
    ordinaryWords: await loadOrdinaryWords(),
  }
  sheets = folder.sheets
  library = { listSheets: () => sheets, correct: (word, language) => correctWord(words, word, language) }
})

function search(words: string, language: Language = 'fr'): string[] {
  return browseSheets(library, { language, topic: undefined, words }).map(({ id }) => id)
}

describe('a search in the library', () => {
  it.each<[string, string, Language]>([
    ['caution', 'rent-and-deposit', 'fr'],
    ['LICENCIE', 'dismissal', 'fr'],
    ['divorc', 'divorce-and-separation', 'fr'],
    ['heriter apres un deces', 'inheritance', 'fr'],
    ['mon propriétaire garde ma caution depuis mardi, zut', 'rent-and-deposit', 'fr'],
    ['l’huissier veut m’expulser', 'eviction', 'fr'],
    ['my boss has not paid me', 'unpaid-wages', 'en'],
    ['custod', 'police-custody', 'en'],
  ])('for "%s" lists the sheet about it among the first three (B-22)', (words, id, language) => {
    expect(search(words, language).slice(0, 3)).toContain(id)
  })

  it.each<[string, string, Language]>([
    ['prudhommes', 'dismissal', 'fr'],
    ['prud homme', 'dismissal', 'fr'],
    ['divorse', 'divorce-and-separation', 'fr'],
    ['licensiement', 'dismissal', 'fr'],
    ['propriétère garde caution', 'rent-and-deposit', 'fr'],
    ['loyé', 'rent-and-deposit', 'fr'],
    ['lhuissier', 'eviction', 'fr'],
    ['expulsées', 'eviction', 'fr'],
    ['evicton', 'eviction', 'en'],
    ['neigbours', 'neighbours', 'en'],
  ])('for "%s", which no sheet contains, lists the sheet that was meant (B-22)', (words, id, language) => {
    expect(search(words, language).slice(0, 3)).toContain(id)
  })

  it('lists the sheet after every letter of a word in its title', () => {
    const word = 'surendettement'
    for (let length = 1; length <= word.length; length += 1) {
      expect(search(word.slice(0, length)), word.slice(0, length)).toContain('over-indebtedness')
    }
  })

  it.each(['xyzzy', 'mon xyzzy', 'xyzzy the', 'mardi', 'adoption'])('for "%s" finds nothing', words => {
    expect(search(words)).toEqual([])
  })

  it.each(['', '  ', '?!'])('for "%s" lists all sheets', words => {
    expect(search(words)).toHaveLength(new Set(sheets.map(({ id }) => id)).size)
  })
})

describe('a sheet that exists in one language only', () => {
  it('is listed and read in that language (B-21)', () => {
    const french = sheets.filter(({ id, language }) => id !== 'eviction' || language === 'fr')
    const listed = browseSheets(
      { ...library, listSheets: () => french },
      { language: 'en', topic: 'housing', words: '' },
    )
    expect(listed.find(({ id }) => id === 'eviction')?.language).toBe('fr')
    expect(listed.find(({ id }) => id === 'neighbours')?.language).toBe('en')
    expect(findSheet(french, 'eviction', 'en')).toMatchObject({
      sheet: { language: 'fr' },
      languages: ['fr'],
    })
  })
})

it('a preview of a link has the sheet’s title and how its text begins, without marks (B-24)', () => {
  const { title, summary = '' } = summarizeSheet(library, 'domestic-violence', 'fr') ?? {}
  expect(title).toBe(findSheet(sheets, 'domestic-violence', 'fr')?.sheet.title)
  expect(summary).toMatch(/^Danger immédiat.*…$/)
  expect(summary.length).toBeLessThanOrEqual(201)
  expect(summarizeSheet(library, 'no-such-sheet', 'fr')).toBeUndefined()
})

it('the topics are those with sheets, the largest first (B-20)', () => {
  const housing = sheets.filter(({ topic }) => topic === 'housing')
  const road = sheets.filter(({ id }) => id === 'road-accidents')
  expect(listTopics([...road, ...housing])).toEqual(['housing', 'road'])
  expect(listTopics([])).toEqual([])
})
