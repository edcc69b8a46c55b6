import * as z from 'zod/mini'
import { userIdSchema } from './ids.ts'

export const roleSchema = z.enum(['user', 'admin'])
export type Role = z.infer<typeof roleSchema>

/** GET /api/account */
export const accountSchema = z.object({ id: userIdSchema, email: z.string(), role: roleSchema })
export type Account = z.infer<typeof accountSchema>
