import type { Tokens } from 'marked'
import { expect, it } from 'vitest'
import { citationFinder, groupLinks } from './citations.ts'
import { lexBlocks } from './markdown-blocks.ts'
import { findSafeLink } from './safe-link.ts'

it('a paragraph with ten thousand sources in parentheses is shown', () => {
  const groups = lexBlocks(`Un mois ${'([a](https://a.fr/)), '.repeat(10_000)}`)
    .flatMap(({ token }) => groupLinks((token as Tokens.Paragraph).tokens))
    .filter(({ type }) => type === 'link-group')
  expect(groups).toHaveLength(10_000)
})

it('a link whose path is a long run of slashes is shown at once', () => {
  const find = citationFinder([{ title: '', url: 'https://a.fr/' }])
  expect(find(`https://a.fr${'/'.repeat(500_000)}x`)).toBeUndefined()
  expect(find(`https://a.fr${'/'.repeat(500_000)}`)).toMatchObject({ number: 1 })
})

it('an address with a host that is too long to be parsed is neither a link nor a source', () => {
  const address = `https://${'~Z'.repeat(20_000)}`
  expect(findSafeLink(address)).toBeUndefined()
  expect(citationFinder([{ title: '', url: 'https://a.fr/' }])(address)).toBeUndefined()
})
