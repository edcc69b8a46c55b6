import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SheetResponse } from '#shared/api/library.ts'
import { SheetView } from './sheet-view.tsx'

const law = { code: 'Code civil', url: 'https://www.legifrance.gouv.fr/codes/id/1' }
const french: SheetResponse = {
  id: 'deposit',
  title: 'La caution',
  topic: 'housing',
  lang: 'fr',
  langs: ['fr'],
  date: '2026-11-22',
  reviewer: null,
  markdown: '## Délais\n\nUn [numéro](tel:+33100000000).\n\n### Détail',
  references: [
    { ...law, article: '1103' },
    { code: 'Code du travail', article: 'L1232-1', url: 'javascript:alert(1)' },
    { ...law, article: '1104' },
  ],
}

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])

it('a sheet that exists only in the other language has a note about that, and screen readers read its text in its language (B-24)', () => {
  render(<SheetView sheet={french} level={1} action={null} />)
  screen.getByText('This sheet exists only in French.')
  screen.getByText('No lawyer has reviewed this sheet yet.')
  for (const text of ['La caution', 'Délais', 'Code civil'])
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('fr')
  expect(screen.queryByRole('link', { name: /Read it|Lire/ })).toBeNull()
  // The firm's texts can have telephone numbers, which open in this tab.
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'numéro' }).target).toBe('')
})

it('a sheet in both languages has no note about its language, and says who reviewed it and when it was written (B-24)', () => {
  render(
    <SheetView
      sheet={{ ...french, lang: 'en', langs: ['en', 'fr'], reviewer: 'Ms Hart' }}
      level={1}
      action={null}
    />,
  )
  expect(screen.queryByText(/exists only/)).toBeNull()
  screen.getByText('Reviewed by Ms Hart.')
  screen.getByText(/Written on 22 November 2026\./)
  expect(screen.getByRole('link', { name: 'Lire en français' }).getAttribute('lang')).toBe('fr')
})

it('articles of one law share a line and a link, which opens a new tab; an unsafe address is only text (B-24)', () => {
  render(<SheetView sheet={french} level={1} action={null} />)
  const lines = screen.getAllByRole('listitem')
  expect(lines.map(line => line.textContent)).toEqual([
    'Code civil, articles 1103, 1104 (legifrance.gouv.fr)',
    'Code du travail, article L1232-1',
  ])
  const [civil, labour] = lines.map(line => within(line).queryByRole<HTMLAnchorElement>('link'))
  expect([civil?.target, civil?.rel, labour]).toEqual(['_blank', 'noopener noreferrer', null])
})

it('the headings follow each other without a gap, on the sheet’s own page and in the panel (X-4)', () => {
  const { rerender } = render(<SheetView sheet={french} level={1} action={null} />)
  const onPage = [
    ['H1', 'La caution'],
    ['H2', 'Délais'],
    ['H3', 'Détail'],
    ['H2', 'Official texts'],
  ]
  expect(headings()).toEqual(onPage)
  rerender(<SheetView sheet={french} level={2} action={null} />)
  expect(headings()).toEqual(onPage.map(([tag = '', text]) => [`H${Number(tag[1]) + 1}`, text]))
})
