import * as z from 'zod/mini'
import { userIdSchema } from './ids.ts'

export const roleSchema = z.enum(['user', 'admin'])
export type Role = z.infer<typeof roleSchema>

/**
 * How long a generated password is valid. Until the user chooses another one, their session has
 * `app_metadata.generated_password` (embedded provider only).
 */
export const generatedPasswordLifetimeHours = 72

/** PUT /api/account/disclaimer: the version that the user accepted, from GET /api/config. */
export const acceptedDisclaimerSchema = z.object({ version: z.string().check(z.maxLength(100)) })

/** GET /api/account */
export const accountSchema = z.object({ id: userIdSchema, email: z.string(), role: roleSchema })
export type Account = z.infer<typeof accountSchema>
