import { expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { findRetirements, mapReplacing } from './retirements.ts'

/** The models that OpenAI retires: product.md O-15. */

const lineFor = (environment: Record<string, string>) => {
  const config = readConfig(environment)
  return mapReplacing(config.model.map, findRetirements(config))
}
const idsFor = (environment: Record<string, string>) =>
  findRetirements(readConfig(environment)).map(({ id, endsOn }) => `${id} ${endsOn}`)

it('the models that OpenAI retires are known, with a line that replaces them', () => {
  const key = { OPENAI_API_KEY: 'k' }
  expect(idsFor(key)).toEqual(['gpt-4o 2027-01-14', 'gpt-5 2026-12-11', 'o3 2026-12-11'])
  expect(idsFor({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' })).toHaveLength(3)
  expect(lineFor(key)).toBe('MODEL_MAP=gpt-4o:gpt-6-luna,gpt-5:gpt-5.6-sol,o3:gpt-5.6-sol')
})

it('choices already mapped to a model that stays are kept, and a dated name is the same model', () => {
  const mapped = { OPENAI_API_KEY: 'k', MODEL_MAP: 'gpt-5:my-own,o3:gpt-4o-2024-11-20' }
  expect(idsFor(mapped)).toEqual(['gpt-4o 2027-01-14', 'gpt-4o-2024-11-20 2027-01-14'])
  expect(lineFor(mapped)).toBe('MODEL_MAP=gpt-4o:gpt-6-luna,gpt-5:my-own,o3:gpt-6-luna')
})

it('nothing is reported for the built-in model, for other providers, or if every choice is mapped', () => {
  expect(idsFor({})).toEqual([])
  expect(idsFor({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([])
  expect(idsFor({ OPENAI_BASE_URL: 'https://api.openai.com.example/v1' })).toEqual([])
  expect(idsFor({ OPENAI_API_KEY: 'k', MODEL_MAP: 'gpt-4o:a,gpt-5:b,o3:c' })).toEqual([])
})
