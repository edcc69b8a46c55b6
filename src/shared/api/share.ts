import * as v from 'valibot'
import { finite, plainObject, uuid } from '#shared/schema.ts'
import { attachmentSchema, messageSchema } from './chat.ts'
import { chatIdSchema } from './ids.ts'

/** Chats shared by a link. Times are ISO 8601 in UTC. */

const defaultShareDays = 30
const maxShareDays = 365

/** GET /api/chat/{id}/share: whether the chat has files to share. */
export const shareableSchema = plainObject({ hasFiles: v.boolean() })
export type Shareable = v.InferOutput<typeof shareableSchema>

/** POST /api/chat/{id}/share. */
export const shareRequestSchema = plainObject({
  expiresInDays: v.optional(
    v.pipe(
      v.number(`must be a whole number from 1 to ${maxShareDays}.`),
      v.safeInteger(`must be a whole number from 1 to ${maxShareDays}.`),
      v.minValue(1, `must be at least 1.`),
      v.maxValue(maxShareDays, `must be at most ${maxShareDays}.`),
    ),
    defaultShareDays,
  ),
  /** Whether readers can open the attached files too. */
  withFiles: v.optional(v.boolean(), false),
})

/** The only response with the link: it cannot be looked up afterwards. Without PUBLIC_URL, `url` has no host. */
export const newShareSchema = plainObject({ id: uuid, url: v.string(), expiresAt: v.string() })
export type NewShare = v.InferOutput<typeof newShareSchema>

export const shareSchema = plainObject({
  id: uuid,
  chatId: chatIdSchema,
  /** The chat's title when it was shared. */
  title: v.nullable(v.string()),
  withFiles: v.boolean(),
  createdAt: v.string(),
  expiresAt: v.string(),
})
export type Share = v.InferOutput<typeof shareSchema>

/** GET /api/shares: those that have not expired, newest first. */
const sharesSchema = plainObject({ shares: v.array(shareSchema) })
export type Shares = v.InferOutput<typeof sharesSchema>

const { role, content, created_at, status, sources, emergency, builtIn } = messageSchema.entries

/** A message without anything that identifies the account or the chat. */
const sharedMessageSchema = plainObject({
  role,
  content,
  created_at,
  status,
  sources,
  emergency,
  builtIn,
  attachments: v.optional(v.array(attachmentSchema)),
  /** Only for a question: how many files were attached and are not shared. */
  hiddenFiles: v.optional(finite),
})
export type SharedMessage = v.InferOutput<typeof sharedMessageSchema>

/** GET /api/shared/{token}: public. */
const sharedChatSchema = plainObject({
  title: v.nullable(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
  messages: v.array(sharedMessageSchema),
})
export type SharedChat = v.InferOutput<typeof sharedChatSchema>
