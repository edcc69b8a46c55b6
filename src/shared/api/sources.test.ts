import { expect, it } from 'vitest'
import { mergedSources } from './sources.ts'

const page = (path: string, title: string) => ({
  title,
  url: `https://www.service-public.fr/${path}`,
  snippet: '',
})
const titleOnly = (title: string) => ({ title, url: '', snippet: '' })

it('sources with the same address or title are one, and a source with neither is dropped (W-2)', () => {
  const merged = mergedSources(
    [page('bail', 'Bail')],
    [page('bail', 'Le bail'), page('conges', 'Bail'), page('conges', 'Congés'), titleOnly('')],
  )
  expect(merged).toEqual([page('bail', 'Bail'), page('conges', 'Congés')])
  expect(
    mergedSources([], [titleOnly('Code civil'), titleOnly('Code pénal'), titleOnly('Code civil')]),
  ).toEqual([titleOnly('Code civil'), titleOnly('Code pénal')])
})

it('a source keeps its place and gets the title and snippet that it lacked', () => {
  const merged = mergedSources(
    [page('bail', ''), page('conges', 'Congés')],
    [{ ...page('bail', 'Bail'), snippet: 'Passage' }, page('conges', 'Les congés')],
  )
  expect(merged).toEqual([{ ...page('bail', 'Bail'), snippet: 'Passage' }, page('conges', 'Congés')])
})
