import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { emergencyKinds } from '#shared/emergency.ts'
import { findEmergencies } from './find-emergencies.ts'

const textsSchema = z.array(
  z.object({ text: z.string(), language: z.string(), emergency: z.nullable(z.enum(emergencyKinds)) }),
)

function readTexts(name: string) {
  const file = new URL(`../../../../tests/eval/${name}`, import.meta.url)
  return textsSchema.parse(parse(readFileSync(file, 'utf8')))
}

/** Returns only counts, so that no rule is written for a single text of the measurement. */
function measure(name: string) {
  const texts = readTexts(name)
  const urgent = texts.filter(({ emergency }) => emergency !== null)
  const others = texts.filter(({ emergency }) => emergency === null)
  return {
    urgent: urgent.length,
    missed: urgent.filter(({ text }) => findEmergencies(text).length === 0).length,
    otherKind: urgent.filter(({ text, emergency }) => {
      const found = findEmergencies(text)
      return found.length > 0 && emergency !== null && !found.includes(emergency)
    }).length,
    others: others.length,
    mistaken: others.filter(({ text }) => findEmergencies(text).length > 0).length,
  }
}

describe('the rules', () => {
  it('recognise what a person writes in a hurry, in either language', () => {
    expect(findEmergencies('mon mari ma frapé il revien ds 10 min')).toContain('violence')
    expect(findEmergencies('MON MARI M’A FRAPPÉE, IL REVIENT')).toContain('violence')
    expect(findEmergencies('my husbnad is threatning to kill me')).toContain('violence')
    expect(findEmergencies('jveu mourir')).toEqual(['suicide'])
  })

  it('ignore questions that only sound like an emergency', () => {
    expect(findEmergencies('Cette paperasse me tue, comment divorcer ?')).toEqual([])
    expect(findEmergencies('Dans le film que j’ai vu, son mari la frappe.')).toEqual([])
    expect(findEmergencies('Qui a la garde des enfants ?')).toEqual([])
    expect(findEmergencies('Quel délai pour mon dépôt de garantie ?')).toEqual([])
  })

  it.each([
    ['one long word', 'a'.repeat(100_000)],
    ['one long sentence', 'je suis a la maison avec mon mari et il me dit de '.repeat(2000)],
    ['one word repeated', 'mon '.repeat(25_000)],
    ['sentences', 'I am at the police station with my son. '.repeat(2500)],
  ])('take less than 10 ms for 100,000 characters: %s', (_, text) => {
    const durationsMs = Array.from({ length: 9 }, () => {
      const startedMs = performance.now()
      findEmergencies(text)
      return performance.now() - startedMs
    })
    expect(Math.min(...durationsMs)).toBeLessThan(10)
  })
})

it('texts for tuning: very few are missed or mistaken', () => {
  const { missed, mistaken } = measure('emergencies-tuning.yaml')
  expect(missed).toBeLessThanOrEqual(4)
  expect(mistaken).toBeLessThanOrEqual(10)
})

it('other texts: no more are missed or mistaken than at the last measurement (G-1)', () => {
  const { urgent, missed, others, mistaken } = measure('emergencies.yaml')
  expect([urgent, others]).toEqual([60, 60])
  // The aim is none missed, and at most 3 mistaken.
  expect(missed).toBeLessThanOrEqual(7)
  expect(mistaken).toBeLessThanOrEqual(7)
})

it('texts of two more authors: no more are missed or mistaken than at the last measurement', () => {
  const { urgent, missed, others, mistaken } = measure('emergencies-new.yaml')
  expect([urgent, others]).toEqual([400, 240])
  // Far from the aim: the next step is to learn from such texts (docs/decisions/0027).
  expect(missed).toBeLessThanOrEqual(169)
  expect(mistaken).toBeLessThanOrEqual(28)
})
