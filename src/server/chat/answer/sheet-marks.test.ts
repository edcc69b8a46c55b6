import { describe, expect, it } from 'vitest'
import { createMarkReader } from './sheet-marks.ts'

const link = '([Rent](/library/rent?lang=en))'

/** Reads a text in pieces and returns what is shown. */
function read(...pieces: string[]): string {
  const reader = createMarkReader(id => (id === 'rent' ? '[Rent](/library/rent?lang=en)' : undefined))
  return pieces.map(piece => reader.take(piece)).join('') + reader.end()
}

describe('marks in an answer', () => {
  it.each([
    ['Two months [[sheet:rent]].', `Two months ${link}.`],
    ['Two months[[sheet:rent]], then[[sheet:rent]]', `Two months ${link}, then ${link}`],
    ['Two months [[sheet:none]].', 'Two months.'],
    ['A [[ Sheet : rent , none; sheet:rent ]]', 'A ([Rent](/library/rent?lang=en))'],
    ['`[[sheet:rent]]` and [[sheet:rent]]', `\`\` and ${link}`],
    ['```\n[[sheet:rent]]\n```\n[[sheet:rent]]', `\`\`\`\n\n\`\`\`\n ${link}`],
    ['~~~sh\n```\n[[sheet:rent]]', '~~~sh\n```\n'],
    ['if [[ -f x ]]; then a[0][[1]] [[sheets]] [[she]', 'if [[ -f x ]]; then a[0][[1]] [[sheets]] [[she]'],
    ['[[note]] [a](b) [[[sheet:rent]]] [', `[[note]] [a](b) [ ${link}] [`],
    [
      '- a\n  ```js\n  [[sheet:rent]]\n  ```js\n  [[sheet:rent]]\n  ```\n> [sheet:rent]',
      `- a\n  \`\`\`js\n \n  \`\`\`js\n \n  \`\`\`\n> ${link}`,
    ],
    [`A long mark [[sheet:${'none, '.repeat(60)}]].`, 'A long mark.'],
    ['Not closed [[sheet:rent. The rest of\nthe text', 'Not closed. The rest of\nthe text'],
    ['Not closed [[sheet: rent The last words', 'Not closed The last words'],
    ['Not closed [[sheet:\n- The next line', 'Not closed\n- The next line'],
    [`Not closed [sheet:${' word'.repeat(250)}`, `Not closed${' word'.repeat(250).replace(' word', '')}`],
    ['Cut in a mark [[sheet:re', 'Cut in a mark'],
    ['Cut in its name [[she', 'Cut in its name'],
    ['Cut before its name [[', 'Cut before its name [['],
  ])(
    'become links if the sheet was given and are never shown otherwise, however they are split (B-13): %j',
    (text, shown) => {
      for (let first = 0; first <= text.length; first += 1) {
        expect(read(text.slice(0, first), text.slice(first))).toBe(shown)
      }
      expect(read(...text)).toBe(shown)
    },
  )

  it('become links at once in an answer with ten thousand of them', () => {
    const markCount = 10_000
    expect(
      read(
        ...Array.from({ length: markCount }, () => `Two months of rent${' '.repeat(500)}[[sheet:rent]]\n`),
      ),
    ).toBe(`Two months of rent${' '.repeat(499)} ${link}\n`.repeat(markCount))
  })

  it('hold back other text only while it may begin a mark', () => {
    const reader = createMarkReader(() => undefined)
    for (const piece of ['Un', ' mot,', ' a[0]', '[[x', ']] et', ' [lien](', 'https://a.fr)', '\n']) {
      expect(reader.take(piece)).toBe(piece)
    }
    expect(reader.take('fin ')).toBe('fin')
    expect(reader.take('[')).toBe('')
    expect(reader.take('[sh')).toBe('')
    expect(reader.take('ow]]')).toBe(' [[show]]')
    expect(reader.take(' [sheet') + reader.take(' music](x)')).toBe(' [sheet music](x)')
  })
})
