import * as v from 'valibot'
import { maxQuestionLength } from '#shared/limits.ts'
import { plainObject } from '#shared/schema.ts'
import { emergencySchema } from './emergency.ts'

/** `POST /api/emergency`: what a visitor is about to ask, and the box for it. */
export const emergencyCheckSchema = plainObject({
  question: v.pipe(v.string(), v.maxLength(maxQuestionLength)),
})

export const emergencyCheckResponseSchema = plainObject({ emergency: v.nullable(emergencySchema) })
export type EmergencyCheckResponse = v.InferOutput<typeof emergencyCheckResponseSchema>
