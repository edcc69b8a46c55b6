import { describe, expect, it } from 'vitest'
import { titleFromQuestion } from './title.ts'

describe('the first title of a chat', () => {
  it.each([
    ['Mon bailleur garde mon dépôt.', 'Mon bailleur garde mon dépôt.'],
    ['\n\n  ## Bonjour,\nje vous écris', 'Bonjour,'],
    ['- un\tdeux\u0000 trois', 'un deux trois'],
    ['(sent attachments)', '(sent attachments)'],
    ['***', 'Untitled conversation'],
  ])('that begins with %j is %j', (question, title) => {
    expect(titleFromQuestion(question)).toBe(title)
  })

  it('is cut between words, or inside a word that is too long', () => {
    const cut = titleFromQuestion(
      'Mon propriétaire refuse de me rendre mon dépôt de garantie depuis trois mois',
    )
    expect(cut).toBe('Mon propriétaire refuse de me rendre mon dépôt de garantie…')
    expect(titleFromQuestion('😀'.repeat(100)).isWellFormed()).toBe(true)
    expect(titleFromQuestion('x'.repeat(300))).toHaveLength(61)
  })
})
