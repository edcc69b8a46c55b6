import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { languageOf, questionLanguage } from './text-language.ts'

describe('the language of a text', () => {
  it.each([
    [
      'Le bailleur restitue le dépôt de garantie dans un délai d’un mois si l’état des lieux est conforme.',
      'fr',
    ],
    ['## Le dépôt\n\n- **Un mois** si l’état des lieux est conforme\n- deux mois pour les autres cas', 'fr'],
    ['The landlord has one month to give the deposit back, and two where the inventory differs.', 'en'],
    [
      'You have two months. See “le dépôt de garantie”, which is the deposit that you paid for the flat.',
      'en',
    ],
    [
      'Der Vermieter gibt die Kaution des Mieters binnen eines Monats zurück, wenn die Wohnung in Ordnung ist.',
      undefined,
    ],
    [
      'El arrendador devuelve la fianza en un plazo de un mes, que empieza con la entrega de las llaves.',
      undefined,
    ],
    [
      'Il locatore restituisce la cauzione entro un mese, se le condizioni della casa sono conformi.',
      undefined,
    ],
    [
      'The rule is this: le bailleur restitue le dépôt dans un mois, and you keep the keys pour les autres.',
      undefined,
    ],
    ['مرحبا بكم في المساعد القانوني العام للجمهور', undefined],
    ['Oui.', undefined],
    ['', undefined],
  ])('%j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})

it('a French question is recognised by its accents, even if they are characters of their own', () => {
  const question = 'Loyer impayé, préavis ?'
  for (const form of ['NFC', 'NFD']) expect(questionLanguage(question.normalize(form), 'en')).toBe('fr')
})

it.each<[string, Language]>([
  ['Réparation voiture, début juin', 'fr'],
  ['papa me frappe', 'fr'],
  ['Mon mari me bat', 'en'],
])('neither part of a French word nor “me” makes a question English: %s', (question, fallback) => {
  expect(questionLanguage(question, fallback)).toBe('fr')
})

it.each(['garde a vue duree', 'mise a pied disciplinaire', 'vente a distance retour', 'bail 1 an'])(
  'a French phrase that is typed without its accent gets a French answer on a French page: %s',
  question => {
    expect(questionLanguage(question, 'fr')).toBe('fr')
  },
)

it('an English question with “a” or “an” gets an English answer on a French page', () => {
  for (const question of ['need a lawyer', 'make an appeal'])
    expect(questionLanguage(question, 'fr')).toBe('en')
})
