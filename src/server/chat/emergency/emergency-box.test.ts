import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emergencyKinds, emergencySchema } from '#shared/api/emergency.ts'
import { languages } from '#shared/language.ts'
import { emergencyBox } from './emergency-box.ts'

const numbersIn = (box: ReturnType<typeof emergencyBox>) =>
  box.sections.map(({ contacts }) => contacts.map(({ number }) => number.replace('\u00a0', ' ')))

it('every kind has a box in both languages: title, sentences, official numbers, and the date on which they were checked (G-5)', () => {
  for (const language of languages) {
    for (const kind of emergencyKinds) {
      const box = v.parse(emergencySchema, emergencyBox([kind], language))
      const [section] = box.sections
      expect(section?.text.length).toBeLessThan(300)
      expect(section?.contacts.length).toBeGreaterThan(1)
      expect(box).toMatchObject({ language, sections: [{ kind }], asOf: '2026-11-22' })
    }
  }
  expect(emergencyBox(['child'], 'en').checked).toBe('Numbers checked on 22 November 2026')
  expect(emergencyBox(['child'], 'fr').checked).toBe('Numéros vérifiés le 22 novembre 2026')
})

it('each kind lists the numbers of the services that can help', () => {
  expect(numbersIn(emergencyBox(emergencyKinds, 'fr')).flat()).toHaveLength(11)
  expect(emergencyKinds.map(kind => numbersIn(emergencyBox([kind], 'fr'))[0])).toEqual([
    ['17', '112', '114', '15', '3919', '116 006'],
    ['3039', '15'],
    ['3114', '15', '112', '114'],
    ['119', '17', '112', '114', '15', '116 000'],
    ['17', '114', '115'],
  ])
})

it('a box about two emergencies lists each number only once', () => {
  expect(numbersIn(emergencyBox(['violence', 'child'], 'en'))).toEqual([
    ['17', '112', '114', '15', '3919', '116 006'],
    ['119', '116 000'],
  ])
})

it('114 takes text messages, and all other numbers take calls', () => {
  const [section] = emergencyBox(['violence'], 'fr').sections
  expect(section?.contacts.map(({ href }) => href)).toEqual([
    'tel:17',
    'tel:112',
    'sms:114',
    'tel:15',
    'tel:3919',
    'tel:116006',
  ])
})
