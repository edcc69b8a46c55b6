import { expect, it } from 'vitest'
import type { Run } from '#server/export/document.ts'
import { breakLines } from './pdf-lines.ts'

/** The lines' texts, where every character is 1 point wide and a line 10 points. */
function linesOf(runs: readonly Run[]): string[] {
  const fonts = { split: (text: string, font: 'regular') => [{ text, font }], use: () => {} }
  const options = { fonts: fonts as never, base: 'regular', measure: (text: string) => text.length } as const
  return breakLines(runs, { ...options, width: 10 }).map(({ pieces }) =>
    pieces.map(({ text }) => text).join(''),
  )
}

const bold = (text: string): Run => ({ text, bold: true })

it.each([
  [
    [{ text: 'Toutes ' }, bold('loi'), { text: 's en cours' }],
    ['Toutes ', 'lois en ', 'cours'],
  ],
  [
    [{ text: 'Contrat (' }, bold('bail'), { text: ').' }],
    ['Contrat ', '(bail).'],
  ],
  [
    [{ text: 'Voir ceci' }, { text: '12', raised: true }, { text: ' et' }],
    ['Voir ', 'ceci12 et'],
  ],
  [
    [{ text: 'Le contrat' }, bold(' de '), { text: 'bail' }],
    ['Le contrat ', 'de bail'],
  ],
  [
    [bold('Un'), { text: '\ndeux' }],
    ['Un', 'deux'],
  ],
  [
    [{ text: 'Un ' }, bold('contrat'), { text: 'uellement' }],
    ['Un ', 'contratuel', 'lement'],
  ],
  [[{ text: '\ta\tb' }], ['    a    b']],
  [[{ text: 'Le contrat ' }], ['Le contrat ']],
  [[], ['']],
])(
  'a line ends only after a space or at a line break, unless the word is wider than a line',
  (runs, lines) => {
    expect(linesOf(runs)).toEqual(lines)
  },
)
