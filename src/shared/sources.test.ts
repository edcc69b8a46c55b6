import { expect, it } from 'vitest'
import { mergedSources } from './sources.ts'

const page = (path: string, title = 'Service-Public.fr') => ({
  title,
  url: `https://www.service-public.fr/${path}`,
  snippet: '',
})
const titleOnly = (title: string) => ({ title, url: '', snippet: '' })

it('two pages of one site with the same title are two sources (W-2)', () => {
  expect(mergedSources([page('bail')], [page('conges'), page('bail')])).toEqual([
    page('bail'),
    page('conges'),
  ])
})

it('sources without an address are merged by title (W-2)', () => {
  const merged = mergedSources(
    [],
    [titleOnly('Code civil'), titleOnly('Code pénal'), titleOnly('Code civil')],
  )
  expect(merged).toEqual([titleOnly('Code civil'), titleOnly('Code pénal')])
})

it('a source keeps its place and gets the title and snippet that it lacked', () => {
  const merged = mergedSources(
    [page('bail', ''), page('conges')],
    [{ ...page('bail', 'Bail'), snippet: 'Passage' }, page('conges', 'Congés')],
  )
  expect(merged).toEqual([{ ...page('bail', 'Bail'), snippet: 'Passage' }, page('conges')])
})
