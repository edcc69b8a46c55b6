import { expect, it } from 'vitest'
import { mentionsLawyer } from './mentions-lawyer.ts'

const nowhere = { contactUrl: null, bookingUrl: null }

it.each([
  'Pour votre situation, consultez un avocat.',
  'Une avocate peut vous assister\u00a0; l’aide juridictionnelle paie les avocats.',
  'L’**avocat** vous répondra.',
  'For your own case, please see a lawyer.',
  'A SOLICITOR or a barrister can help.',
  'An attorney can file it.',
])('an answer that mentions a lawyer is recognised in French and English: %s (P-9)', text => {
  expect(mentionsLawyer(text, nowhere)).toBe(true)
})

it.each([
  'Le bailleur restitue le dépôt dans un délai d’un mois.',
  'L’avocatier est un arbre.',
  'A power of attorney is signed before a notary.',
  'Lawyerly words.',
  '',
])('other words do not count as a mention of a lawyer: %s', text => {
  expect(mentionsLawyer(text, nowhere)).toBe(false)
})

it('an answer that already links to the firm needs no second link', () => {
  const firm = { contactUrl: 'tel:+33400000000', bookingUrl: 'https://firm.example/rdv' }
  expect(mentionsLawyer('See a lawyer: [book](https://firm.example/rdv).', firm)).toBe(false)
  expect(mentionsLawyer('See a lawyer: +33400000000.', firm)).toBe(false)
  expect(mentionsLawyer('See a lawyer: +33 4 00\u202f00.00-00.', firm)).toBe(false)
  expect(
    mentionsLawyer('See a lawyer: +33400000000.', { ...firm, contactUrl: 'tel:+33-4-00-00-00-00' }),
  ).toBe(false)
  expect(mentionsLawyer('See a lawyer: +33 4 00 00 00 01.', firm)).toBe(true)
  const byMail = { contactUrl: 'mailto:office@firm.example?subject=Question', bookingUrl: null }
  expect(mentionsLawyer('See a lawyer: office@firm.example.', byMail)).toBe(false)
  expect(mentionsLawyer('See a lawyer: [write](mailto:Office%40Firm.example?cc=x%).', byMail)).toBe(false)
  const encoded = { contactUrl: 'mailto:OFFICE%40firm.example', bookingUrl: null }
  expect(mentionsLawyer('See a lawyer: 100 % at office@firm.example.', encoded)).toBe(false)
  expect(mentionsLawyer('See a lawyer: [a list](https://other.example).', firm)).toBe(true)
})
