import * as z from 'zod/mini'
import { userIdSchema } from './ids.ts'

export const roleSchema = z.enum(['user', 'admin'])
export type Role = z.infer<typeof roleSchema>

/**
 * Hours for which a generated password opens its account. Until the person has chosen another, the session's user says
 * `app_metadata.generated_password` (embedded provider only).
 */
export const generatedPasswordHours = 72

/** GET /api/account */
export const accountSchema = z.object({ id: userIdSchema, email: z.string(), role: roleSchema })
export type Account = z.infer<typeof accountSchema>
