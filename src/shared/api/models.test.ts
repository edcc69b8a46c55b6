import { expect, it } from 'vitest'
import { modelChoices, modelIdSchema, searchesOnRequest } from './models.ts'

it('each model that a question may name is a choice on screen, in the same order', () => {
  expect(modelChoices.map(choice => choice.id)).toEqual(modelIdSchema.options)
})

it('a web search can be requested from every model except gpt-5', () => {
  expect(modelIdSchema.options.filter(searchesOnRequest)).toEqual(['gpt-4o', 'o3'])
})
