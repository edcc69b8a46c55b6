import { expect, it } from 'vitest'
import { runningMs } from '#tests/support/running-time.ts'
import { linkPhones } from './phone-links.ts'

it.each([
  ['Call 17 or 112, or text 114.', ['tel:17', 'tel:112', 'sms:114']],
  ['Appelez le **15** (santé), le **18** (pompiers) ou le **112**.', ['tel:15', 'tel:18', 'tel:112']],
  ['Urgence : le 17. Pour un enfant : le 119. Par SMS, c’est le **114**.', ['tel:17', 'tel:119', 'sms:114']],
  ['- 3919 and 116 006, to find help. An emergency bed: 115.', ['tel:3919', 'tel:116006', 'tel:115']],
  ['Les points-justice : 3039. Droit du travail : 0 806 000 126.', ['tel:3039', 'tel:0806000126']],
  [
    '01 23 45 67 89, 01.23.45.67.89 ou +33 1 23 45 67 89',
    ['tel:0123456789', 'tel:0123456789', 'tel:+33123456789'],
  ],
])('a telephone number in a sheet can be tapped: %s (B-24)', (text, hrefs) => {
  expect(Array.from(linkPhones(text).matchAll(/\]\(([^)]+)\)/g), match => match[1])).toEqual(hrefs)
})

it.each([
  'You have **15 days**, or 17 if you call.',
  'Appelez avant le 17 mars, ou le 15 du mois.',
  'Appelez le 17 mars au plus tard.',
  'à 18 ans, de 15 à 17 ans, under 18',
  'articles 15, 17 et 112 du Code civil',
  'Code du travail, articles L. 3245-1, L. 3238 et L 114',
  'Code pénal, article 112-1, article 3039',
  '116 000 euros, 116 000 €, 3 919 €, 1 3919',
  '[3039](https://www.justice.fr/3039) https://www.justice.fr/17 `call 17`',
  '17.5 %, 0,17, 112 %, 10 01 23 45 67 89',
])('a number that may not be a telephone number stays text: %s', text => {
  expect(linkPhones(text)).toBe(text)
})

it('a text of 100,000 characters that repeats a number or a mark takes less than a second', () => {
  const startedAtMs = runningMs()
  for (const part of ['17 ', '[', '01 23 ', '`']) linkPhones(part.repeat(100_000 / part.length))
  expect(runningMs() - startedAtMs).toBeLessThan(1_000)
})
