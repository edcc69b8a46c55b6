import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { attacks } from '#tests/support/samples/markdown-samples.ts'
import { Markdown } from './markdown.tsx'

const sources = [
  { title: 'Dépôt de garantie', url: 'https://www.service-public.fr/particuliers/vosdroits/F31269' },
  { title: '', url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310' },
  { title: 'Sans adresse', url: '' },
  { title: 'Le loyer', url: '/library/rent-and-deposit?lang=fr' },
]
const [first, second] = sources.map(({ url }) => url)

function page(text: string, growing = false): HTMLElement {
  const element = document.createElement('div')
  element.append(
    document
      .createRange()
      .createContextualFragment(
        renderToStaticMarkup(<Markdown text={text} growing={growing} sources={sources} />),
      ),
  )
  return element
}

const linksOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])

describe('a link to a source', () => {
  it('whose text is only its host, in parentheses, becomes the source’s number', () => {
    const shown = page(`Un mois ([service-public.fr](${first}?utm_source=openai)), sinon deux.`)
    expect(shown.textContent).toBe('Un mois1, sinon deux.')
    expect(linksOf(shown)).toEqual([['1', `${first}?utm_source=openai`]])
    expect(shown.querySelector('a')?.getAttribute('aria-label')).toBe(
      'Source 1: Dépôt de garantie (service-public.fr)',
    )
  })

  it('becomes its own number, even among several in the same parentheses', () => {
    const shown = page(
      `A ([service-public.fr](${first}), [legifrance.gouv.fr](${second})) et B ([legifrance.gouv.fr](${second})).`,
    )
    expect(shown.textContent).toBe('A12 et B2.')
  })

  it('keeps its parentheses if another link in them leads elsewhere', () => {
    const shown = page(`A ([service-public.fr](${first}), [autre.fr](https://autre.fr/x)).`)
    expect(shown.textContent).toBe('A (service-public.fr1, autre.fr).')
  })

  it('keeps its text if that says more, followed by the number', () => {
    const shown = page(`Voir la [fiche officielle](${first}) et ([article 22](${second})).`)
    expect(shown.textContent).toBe(
      'Voir la fiche officielle (service-public.fr)1 et (article 22 (legifrance.gouv.fr)2).',
    )
  })

  it('keeps a text with a colon, which is not an address', () => {
    expect(page(`See ([Act: section 21](${first})).`).textContent).toContain('Act: section 21')
  })

  it('is distinguished from a link to another page of the same host', () => {
    const shown = page('Voir ([service-public.fr](https://www.service-public.fr/autre)).')
    expect(shown.textContent).toBe('Voir (service-public.fr).')
    expect(shown.querySelector('sup')).toBeNull()
  })

  it('can lead to a sheet of the library, and to no other page of the product (B-13)', () => {
    const shown = page(
      'Un mois ([Le loyer](/library/rent-and-deposit?lang=fr)) et [là](/library/rent-and-deposit?lang=fr).',
    )
    expect(shown.textContent).toBe('Un mois4 et là4.')
    expect(linksOf(shown)).toEqual([
      ['4', '/library/rent-and-deposit?lang=fr'],
      ['4', '/library/rent-and-deposit?lang=fr'],
    ])
    expect(shown.querySelector('a')?.getAttribute('aria-label')).toBe('Source 4: Le loyer')
    expect(linksOf(page('[a](/library/eviction?lang=fr) [b](/account) ([c](/library/eviction))'))).toEqual([])
  })

  it('gets its number as soon as it is complete', () => {
    const text = `Un mois ([service-public.fr](${first})) ou (pas de lien) deux.`
    const complete = text.indexOf('))') + 2
    for (let length = 0; length <= text.length; length += 1) {
      const shown = page(text.slice(0, length), true).textContent
      expect(shown).not.toContain(first)
      expect(shown.startsWith('Un mois1')).toBe(length >= complete)
    }
    expect(page(text).textContent).toBe('Un mois1 ou (pas de lien) deux.')
  })
})

it('malicious text in parentheses links only to web pages and email addresses', () => {
  for (const text of attacks) {
    for (const [, href] of linksOf(page(`(${text})`))) expect(href).toMatch(/^(https?|mailto):/)
  }
})

it('a source that is not a page cannot be linked to, even if the answer cites it', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/account']) {
    const text = `[Here](${url}) and ([Here](${url}))`
    const { container, unmount } = render(<Markdown text={text} sources={[{ title: 'Here', url }]} />)
    expect(container.querySelector('a')).toBeNull()
    unmount()
  }
})
