import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SourceList } from './source-list.tsx'

function entriesOf(...sources: { title: string; url: string }[]): (string | null)[] {
  render(<SourceList sources={sources.map(each => ({ ...each, snippet: '' }))} />)
  return screen.getAllByRole('listitem').map(item => item.querySelector('div')?.textContent ?? null)
}

it('a source shows its real host if its title or its URL may mislead about it (C-14)', () => {
  expect(
    entriesOf(
      { title: 'https://microsoft.com', url: 'https://t.co/x' },
      { title: 'www.service-public.fr', url: 'https://c.fr/vol' },
      { title: 't.co\u200b', url: 'https://t.co/y' },
      { title: '', url: 'https://аpple.com/' },
    ),
  ).toEqual([
    'https://microsoft.com t.co',
    'www.service-public.fr c.fr',
    't.co\u200b t.co',
    'https://аpple.com/ xn--pple-43d.com',
  ])
})

it('a source shows its host only once if its title or its URL already shows it (C-14)', () => {
  expect(
    entriesOf({ title: 't.co', url: 'https://www.t.co/x' }, { title: '', url: 'https://t.co/y' }),
  ).toEqual(['t.co', 'https://t.co/y'])
})

it('a source without a URL is listed as such (W-2)', () => {
  expect(
    entriesOf({ title: 'Dépôt de garantie', url: 'https://t.co/x' }, { title: 'oai-weather', url: '' }),
  ).toEqual(['Dépôt de garantie t.co', 'oai-weather no web address'])
})

it('"Show all sources" moves the focus to the first new source, or to its entry if that has no link (X-4)', async () => {
  for (const url of ['https://t.co/5', '']) {
    const sources = [0, 1, 2, 3, 4].map(index => ({ title: `Page ${index}`, url: `https://t.co/${index}` }))
    const all = [...sources, { title: 'Page 5', url }].map(each => ({ ...each, snippet: '' }))
    const { unmount } = render(<SourceList sources={all} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6 sources' }))
    const expected =
      url === '' ? screen.getAllByRole('listitem').at(-1) : screen.getByRole('link', { name: 'Page 5' })
    expect(document.activeElement).toBe(expected)
    unmount()
  }
})

it('only the snippets of web pages are cut after two lines: the end of a sheet’s line says who reviewed it (X-3)', () => {
  const [page, sheet] = ['Some text of a page.', 'Sheet of 3 March 2026, not yet reviewed by a lawyer.']
  const sources = [
    { title: 'Page', url: 'https://t.co/x', snippet: page },
    { title: 'Rent', url: '/library/rent?lang=en', snippet: sheet, sheetId: 'rent' },
  ]
  render(<SourceList sources={sources} />)
  const isCut = (words: string) => screen.getByText(words).className.includes('line-clamp')
  expect([isCut(page), isCut(sheet)]).toEqual([true, false])
})
