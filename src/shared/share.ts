import * as z from 'zod/mini'
import { attachmentSchema, messageSchema } from './chat.ts'
import { chatIdSchema } from './ids.ts'

/** Chats shared by a link. Times are ISO 8601 in UTC. */

export const defaultShareDays = 30
export const maxShareDays = 365

/** POST /api/chat/{id}/share. */
export const shareRequestSchema = z.object({
  expiresInDays: z._default(
    z
      .int(`must be a whole number from 1 to ${maxShareDays}.`)
      .check(z.gte(1, `must be at least 1.`), z.lte(maxShareDays, `must be at most ${maxShareDays}.`)),
    defaultShareDays,
  ),
  /** Whether readers can open the attached files too. */
  withFiles: z._default(z.boolean(), false),
})

/** The only response with the link: it cannot be looked up afterwards. Without PUBLIC_URL, `url` has no host. */
export const newShareSchema = z.object({ id: z.uuid(), url: z.string(), expiresAt: z.string() })
export type NewShare = z.infer<typeof newShareSchema>

export const shareSchema = z.object({
  id: z.uuid(),
  chatId: chatIdSchema,
  /** The chat's title when it was shared. */
  title: z.nullable(z.string()),
  withFiles: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Share = z.infer<typeof shareSchema>

/** GET /api/shares: those that have not expired, newest first. */
export const sharesSchema = z.object({ shares: z.array(shareSchema) })
export type Shares = z.infer<typeof sharesSchema>

const { role, content, created_at, status, sources, emergency } = messageSchema.shape

/** A message without anything that identifies the account or the chat. */
export const sharedMessageSchema = z.object({
  role,
  content,
  created_at,
  status,
  sources,
  emergency,
  attachments: z.optional(z.array(attachmentSchema)),
  /** Only for a question: how many files were attached and are not shared. */
  hiddenFiles: z.optional(z.number()),
})
export type SharedMessage = z.infer<typeof sharedMessageSchema>

/** GET /api/shared/{token}: public. */
export const sharedChatSchema = z.object({
  title: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  messages: z.array(sharedMessageSchema),
})
export type SharedChat = z.infer<typeof sharedChatSchema>
