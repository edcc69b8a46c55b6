import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figuresOf, unseenLibraryQuestions } from './measure.ts'
import { allTexts, readGoldenTexts } from './texts.ts'
import { train, weightsFile } from './train.ts'

it('weights.txt matches the texts: after changing them, run `npm run emergencies -- train` (G-7)', () => {
  const file = new URL('../../src/server/chat/emergency/weights.txt', import.meta.url)
  const committed = readFileSync(file, 'utf8')
  expect(committed.length).toBeLessThanOrEqual(150_000)
  // Not toEqual, which would print thousands of lines.
  expect(weightsFile(train(allTexts())) === committed).toBe(true)
})

it('golden texts: every emergency is found, and at most 3 other texts are taken for one (G-1)', () => {
  const { urgent, found, rightKind, others, mistaken } = figuresOf(readGoldenTexts())
  expect([urgent, others]).toEqual([60, 60])
  expect(found).toBe(60)
  expect(rightKind).toBeGreaterThanOrEqual(59)
  expect(mistaken).toBeLessThanOrEqual(3)
})

it('training texts: very few are missed or mistaken', () => {
  const { urgent, found, others, mistaken } = figuresOf(allTexts())
  expect(found / urgent).toBeGreaterThan(0.98)
  expect(mistaken / others).toBeLessThan(0.015)
})

it('very few of the library’s ordinary questions that were not used for training get a box (G-6)', async () => {
  const { others, mistaken } = figuresOf(await unseenLibraryQuestions())
  expect(mistaken / others).toBeLessThan(0.04)
})
