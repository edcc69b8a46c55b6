import { describe, expect, it } from 'vitest'
import { lexBlocks } from '#shared/text/markdown-blocks.ts'
import { constructs } from '#tests/support/samples/markdown-samples.ts'
import { closeOpenMarks } from './close-open-marks.ts'

describe('the end of a growing answer', () => {
  it.each([
    ['a **b', 'a **b**'],
    ['a **b ', 'a **b** '],
    ['a **b*', 'a **b**'],
    ['a **b *c', 'a **b *c***'],
    ['a ***b** c', 'a ***b** c*'],
    ['a __b', 'a __b__'],
    ['a ~~b', 'a ~~b~~'],
    ['l’**un mois', 'l’**un mois**'],
    ['say `x * y', 'say `x * y`'],
    ['say ``x ` y', 'say ``x ` y``'],
    ['**bold with `code', '**bold with `code`**'],
  ])('%s is closed', (text, closed) => {
    expect(closeOpenMarks(text)).toBe(closed)
  })

  it.each([
    ['a **', 'a '],
    ['a **b** *', 'a **b** '],
    ['a `', 'a '],
    ['see [', 'see '],
    ['see [wor', 'see wor'],
    ['see [**wor', 'see **wor**'],
    ['see [words]', 'see words'],
    ['see [words](', 'see words'],
    ['see [words](https://exa', 'see words'],
    ['see **[words](https://exa', 'see **words**'],
    ['see ![pict](https://exa', 'see pict'],
  ])('%s shows neither a mark with nothing after it nor an incomplete URL', (text, closed) => {
    expect(closeOpenMarks(text)).toBe(closed)
  })

  it.each([
    'a **b** *c* __d__ _e_ ~~f~~ `g` ***h***',
    'see [words](https://a.fr/x_(y)) and [more](https://b.fr "title")',
    '[a](https://a.fr/**x) done [1] [x] done',
    '2*3 = 6, 2 * 3 = 6, snake_case_na',
    'a \\*b \\[c \\`d \\_e',
    '`**` and `[`',
    '* item',
    'a\n\n- **b**\n- c',
    '5 * 3 and 4',
  ])('%s stays as it is', text => {
    expect(closeOpenMarks(text)).toBe(text)
  })

  it.each([
    ['- **a\n- b', '- **a\n- b'],
    ['**a\n\nb', '**a\n\nb'],
    ['| **a | b |\n| c | *d', '| **a | b |\n| c | *d*'],
    ['> **a\n> b `c', '> **a\n> b `c`'],
    ['- a\n  ```sh\n  # b `c\n  ```\n  d **e', '- a\n  ```sh\n  # b `c\n  ```\n  d **e**'],
    ['- a\n  ~~~\n  - `b\n  ~~~\n  d', '- a\n  ~~~\n  - `b\n  ~~~\n  d'],
  ])('%s: a mark left open in an earlier block does not affect the last line', (text, closed) => {
    expect(closeOpenMarks(text)).toBe(closed)
  })

  it('shows no raw mark at any length of a typical answer', () => {
    const text =
      'Le **dépôt de garantie** est *rendu* dans un délai d’**un mois** ; voir [la fiche **F31269**](https://www.service-public.fr/F31269), ' +
      'le code `article 22` et ***tout*** ~~sinon~~.'
    for (let length = 1; length <= text.length; length += 1) {
      const shown = lexBlocks(closeOpenMarks(text.slice(0, length)))
        .map(({ token }) => wordsOf(token))
        .join('')
      expect(shown, text.slice(0, length)).not.toMatch(/[*`~[\]]|https/)
    }
  })

  it('is closed at once in a line with a hundred thousand open marks', () => {
    const text = `${'*- '.repeat(100_000)}**bold`
    expect(closeOpenMarks(text).startsWith(`${text}**`)).toBe(true)
  })

  it('adds and changes nothing but marks, and can leave out only the end', () => {
    for (const text of constructs) {
      for (let length = 0; length <= text.length; length += 1) {
        const shown = text.slice(0, length)
        const letters = (words: string) => words.replace(/[*_~`[\]!\s]/g, '')
        expect(letters(shown).startsWith(letters(closeOpenMarks(shown))), shown).toBe(true)
      }
    }
  })
})

type Piece = { type: string; text?: string; tokens?: Piece[] | undefined }

/** The visible text. */
function wordsOf(token: object): string {
  const { tokens, text = '' } = token as Piece
  return tokens ? tokens.map(wordsOf).join('') : text
}
