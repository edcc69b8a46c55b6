import { expect, it } from 'vitest'
import { modelChoices, modelIdSchema } from './models.ts'

it('each model that a question may name is a choice on screen, in the same order', () => {
  expect(modelChoices.map(choice => choice.id)).toEqual(modelIdSchema.options)
})
