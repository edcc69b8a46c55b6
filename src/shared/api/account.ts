import * as v from 'valibot'
import { plainObject } from '#shared/schema.ts'
import { userIdSchema } from './ids.ts'

export const roleSchema = v.picklist(['user', 'admin'])
export type Role = v.InferOutput<typeof roleSchema>

/**
 * How long a generated password is valid. Until the user chooses another one, their session has
 * `app_metadata.generated_password` (embedded provider only).
 */
export const generatedPasswordLifetimeHours = 72

/** PUT /api/account/disclaimer: the version that the user accepted, from GET /api/config. */
export const acceptedDisclaimerSchema = plainObject({ version: v.pipe(v.string(), v.maxLength(100)) })

/** GET /api/account */
const accountSchema = plainObject({ id: userIdSchema, email: v.string(), role: roleSchema })
export type Account = v.InferOutput<typeof accountSchema>
