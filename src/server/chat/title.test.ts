import { describe, expect, it } from 'vitest'
import type { Model } from '#server/model/model.ts'
import { askForTitle, titleFromQuestion } from './title.ts'

describe('the first title of a chat', () => {
  it.each([
    ['Mon bailleur garde mon dépôt.', 'Mon bailleur garde mon dépôt.'],
    ['\n\n  ## Bonjour,\nje vous écris', 'Bonjour,'],
    ['- un\tdeux\u0000 trois', 'un deux trois'],
    ['(sent attachments)', '(sent attachments)'],
    ['***', 'Untitled conversation'],
    ['\u200b\nBonjour', 'Bonjour'],
  ])('that begins with %j is %j', (question, title) => {
    expect(titleFromQuestion(question)).toBe(title)
  })

  it('is cut between words, or inside a word that is too long', () => {
    const cut = titleFromQuestion(
      'Mon propriétaire refuse de me rendre mon dépôt de garantie depuis trois mois',
    )
    expect(cut).toBe('Mon propriétaire refuse de me rendre mon dépôt de garantie…')
    expect(titleFromQuestion('😀'.repeat(100))).toBe(`${'😀'.repeat(30)}…`)
    expect(titleFromQuestion(`x${'😀'.repeat(100)}`)).toBe(`x${'😀'.repeat(29)}…`)
    expect(titleFromQuestion('x'.repeat(300))).toHaveLength(61)
  })
})

describe('a title that the model suggests', () => {
  it.each([
    ['Dépôt de garantie', 'Dépôt de garantie'],
    ['« Dépôt de garantie ».', 'Dépôt de garantie'],
    ['**Dépôt de garantie**', 'Dépôt de garantie'],
    ['# *Dépôt* de garantie\n', 'Dépôt de garantie'],
    ['…'.repeat(101), undefined],
  ])('as %j is stored as %j', async (text, title) => {
    const model: Pick<Model, 'answer'> = {
      answer: async (_request, write) => {
        write([{ type: 'text', text }])
        return { type: 'complete' }
      },
    }
    const signal = new AbortController().signal
    const shared = { safetyIdentifier: 'u', cacheKey: 'c' }
    expect((await askForTitle(model as Model, 'Ma caution ?', shared, signal)).title).toBe(title)
  })
})
