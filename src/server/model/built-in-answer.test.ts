import { describe, expect, it } from 'vitest'
import { builtInAnswer } from './built-in-answer.ts'
import type { Material, SheetExcerpt } from './model.ts'

const firm = {
  name: 'Lormel & Associés',
  contactUrl: 'mailto:accueil@example.fr',
  bookingUrl: 'https://example.fr/rendez-vous',
}

function sheet(id: string, title: string, language: 'en' | 'fr' = 'fr'): SheetExcerpt {
  const headings = ['En bref', 'Ce que dit la loi', 'Les délais', 'Que faire', 'Aide gratuite', 'Un avocat']
  const sections = headings.map((heading, index) => ({
    index,
    heading,
    markdown: `${heading} de ${id}. Suite.\n\n- Un.\n- Deux.`,
    rank: index === 2 ? 0 : undefined,
  }))
  return { id, title, language, written: '2026-11-22', reviewer: null, sections }
}

function material(more: Partial<Material>): Material {
  const none = { sheets: [], related: [], cannot: [], isFirstAnswer: false }
  return { language: 'fr', verdict: 'nothing', firm, ...none, ...more }
}

const rent = sheet('rent', 'Le loyer')
const eviction = sheet('eviction', 'L’expulsion')

describe('the built-in answer', () => {
  it('quotes the fitting sections of the best sheet, each with its source, and ends by saying when to see a lawyer (B-10)', () => {
    const related = [{ sheetId: 'neighbours', title: 'Les voisins' }]
    const { markdown, suggestions } = builtInAnswer(
      'Ma caution ?',
      material({ verdict: 'found', sheets: [rent, eviction], related }),
    )
    expect([...markdown.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'En bref',
      'Les délais',
      'Un avocat',
    ])
    expect(markdown).toContain('> Les délais de rent. Suite.\n> \n> - Un.\n> - Deux. [[sheet:rent]]')
    expect(markdown).toContain('**Le loyer**')
    expect(markdown.slice(markdown.indexOf('Un avocat'))).toMatch(
      /\[contacter le cabinet\]\(mailto:accueil@example\.fr\) ou \[prendre rendez-vous\]\(https:\/\/example\.fr\/rendez-vous\)/,
    )
    expect(markdown).toContain('du 22 novembre 2026. Aucun avocat ne l’a encore relue.')
    expect(suggestions).toEqual([{ sheetId: 'eviction', title: 'L’expulsion' }, ...related])
    expect(markdown).toContain('utiles\u00a0: «\u00a0L’expulsion\u00a0», «\u00a0Les voisins\u00a0».')
  })

  it.each([
    ['Ma caution, que faire ?', true],
    ['Ma caution, que puis-je faire ?', true],
    ['Que doit-elle encore faire pour sa caution ?', true],
    ['Ma caution, qu’est-ce que je dois faire ?', true],
    ["Ma caution, qu'est-ce qu'on peut faire ?", true],
    ['My deposit, what can I do?', true],
    ['Ma caution ?', false],
    ['Que doit-elle me faire payer ?', false],
    ['Est-ce que je peux le faire sans caution ?', false],
  ])('quotes the steps if the question asks what to do: %s', (question, hasSteps) => {
    const { markdown } = builtInAnswer(question, material({ verdict: 'found', sheets: [rent] }))
    expect(markdown.includes('### Que faire')).toBe(hasSteps)
  })

  it('names the lawyer who reviewed a sheet, and writes a telephone number as text', () => {
    const reviewed = { ...sheet('rent', 'Rent', 'en'), reviewer: 'Me Durand' }
    const { markdown } = builtInAnswer(
      'My deposit?',
      material({
        language: 'en',
        verdict: 'found',
        sheets: [reviewed],
        firm: { name: 'Lormel', contactUrl: 'tel:+33400000000', bookingUrl: null },
      }),
    )
    expect(markdown).toContain('This sheet dates from 22 November 2026 and was reviewed by Me Durand.')
    expect(markdown).toContain('To talk about your own situation with Lormel, you can call +33400000000.')
  })

  it('asks which topic is meant if two fit equally well, and offers both (B-10)', () => {
    const { markdown, suggestions } = builtInAnswer(
      'Mon bail ?',
      material({ verdict: 'ambiguous', sheets: [rent, eviction] }),
    )
    expect(markdown).toContain('Lequel est le plus proche de votre situation\u202f?')
    expect(markdown).toContain('- **Le loyer.** En bref de rent. [[sheet:rent]]\n- **L’expulsion.**')
    expect(suggestions.map(({ sheetId }) => sheetId)).toEqual(['rent', 'eviction'])
  })

  it('ends the first sentence of a topic only where its emphasis has ended', () => {
    const markdown = '**Danger immédiat : appelez le 17. Ou un SMS au 114.** Le 3919 écoute. Suite.'
    const summary = { index: 0, heading: 'En bref', markdown, rank: undefined }
    const violence = { ...rent, id: 'violence', title: 'Violences', sections: [summary] }
    const ambiguous = material({ verdict: 'ambiguous', sheets: [violence, eviction] })
    expect(builtInAnswer('On me frappe', ambiguous).markdown).toContain(
      '- **Violences.** **Danger immédiat : appelez le 17. Ou un SMS au 114.** Le 3919 écoute. [[sheet:violence]]\n',
    )
  })

  it('says where to turn if no sheet fits, or if there is none (B-10, B-15, B-41)', () => {
    const nothing = builtInAnswer('Le brevet ?', material({})).markdown
    expect(nothing).toContain('Je n’ai pas trouvé de réponse')
    expect(nothing).not.toContain('proche de votre question')
    const related = [{ sheetId: 'neighbours', title: 'Les voisins' }]
    const near = builtInAnswer('Le brevet ?', material({ related }))
    expect(near.markdown).toContain('proche de votre question\u00a0: «\u00a0Les voisins\u00a0».')
    expect(near.suggestions).toEqual(related)
    const empty = builtInAnswer('Patents?', material({ language: 'en', verdict: 'empty' })).markdown
    expect(empty).toContain('no information sheets are available here yet')
    for (const text of [nothing, empty]) {
      expect(text).toContain('3039')
      expect(text).toContain('(https://example.fr/rendez-vous)')
    }
  })

  it('asks for a question if there is none', () => {
    const { markdown } = builtInAnswer('Bonjour', material({ verdict: 'courtesy' }))
    expect(markdown).toBe(
      'Bonjour. Posez en quelques mots votre question sur le droit de tous les jours\u00a0: je chercherai la fiche d’information qui convient.\n',
    )
  })

  it('says what it cannot do, and what it can (B-11)', () => {
    const both = material({ verdict: 'found', sheets: [rent], cannot: ['search', 'images'] })
    const { markdown } = builtInAnswer('Ma caution ?', both)
    expect(markdown).toMatch(/^Je ne peux pas chercher sur le web\. Je réponds à partir des fiches/)
    expect(markdown).toContain('Je ne peux pas voir les photos')
    expect(markdown).toContain('> Les délais de rent.')
    const photoOnly = builtInAnswer('(sent attachments)', material({ cannot: ['images'] })).markdown
    expect(photoOnly).not.toContain('Je n’ai pas trouvé')
    expect(photoOnly).toContain('joignez un PDF')
  })

  it('says once, at the end of the first answer, that no language model is connected (B-11)', () => {
    const first = builtInAnswer(
      'Ma caution ?',
      material({ verdict: 'found', sheets: [rent], isFirstAnswer: true }),
    )
    expect(first.markdown).toMatch(/\n\n\*Aucun modèle de langage n’est connecté[^*\n]+\*\n$/)
    expect(first.markdown).not.toMatch(/OPENAI/)
    const later = builtInAnswer('Ma caution ?', material({ verdict: 'found', sheets: [rent] }))
    expect(later.markdown).not.toContain('modèle de langage')
  })
})
