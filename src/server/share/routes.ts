import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#server/database/database.ts'
import { AppError, noChat, notFound } from '#server/errors.ts'
import { type Allow, type CallerEnv, everybody } from '#server/http/allow.ts'
import type { ClientAddresses } from '#server/http/client-address.ts'
import type { LinkedFile } from '#server/http/file-links.ts'
import { createRateLimit, rateLimit, rateLimitByAddress } from '#server/http/rate-limit.ts'
import { chatParam, validJson, validParam } from '#server/http/validate.ts'
import { type ChatKey, findLastingChat } from '#server/store/chats/chats.ts'
import { listWholeChat } from '#server/store/chats/whole-chat.ts'
import { addShare, findShare, hasFilesToShare, listShares, removeShare } from '#server/store/shares.ts'
import type { Message } from '#shared/api/chat.ts'
import { maxExportCharacters, maxExportMessages } from '#shared/api/export.ts'
import {
  type NewShare,
  type Shareable,
  type SharedChat,
  type Shares,
  shareRequestSchema,
} from '#shared/api/share.ts'
import { plainObject, uuid } from '#shared/schema.ts'
import { toSharedMessage, withLinks } from './snapshot.ts'

export type ShareDeps = {
  db: Db
  linkTo(file: LinkedFile): string
  /** The address that people use, if it is configured. */
  publicUrl: string | undefined
  clients: ClientAddresses
}

const maxSharesPerUser = 100
const maxCreatedPerMinute = 30
/** Per client address. High, because many people can share an address. */
const maxReadsPerMinute = 120

/** Chats shared by a link. Mounted under /api, before the other routes of chats. */
export function shareRoutes(deps: ShareDeps, allow: Allow): Hono<CallerEnv> {
  const { db } = deps
  const routes = new Hono<CallerEnv>()
  const createLimit = rateLimit(createRateLimit(maxCreatedPerMinute))
  const readLimit = rateLimitByAddress(createRateLimit(maxReadsPerMinute), deps.clients)

  routes.post('/chat/:id/share', allow.users, chatParam, shareBody, createLimit, async c => {
    const key = { chatId: c.req.valid('param').id, userId: c.var.caller.id }
    const share = await createShare(deps, key, c.req.valid('json'))
    return c.json(share, 201)
  })

  routes.get('/chat/:id/share', allow.users, chatParam, async c => {
    const key = { chatId: c.req.valid('param').id, userId: c.var.caller.id }
    if (!(await findLastingChat(db, key))) throw notFound(noChat)
    return c.json({ hasFiles: await hasFilesToShare(db, key) } satisfies Shareable)
  })

  routes.get('/shares', allow.users, async c =>
    c.json({ shares: await listShares(db, c.var.caller.id) } satisfies Shares),
  )

  routes.delete('/shares/:id', allow.users, shareParam, async c => {
    const key = { id: c.req.valid('param').id, userId: c.var.caller.id }
    if (!(await removeShare(db, key))) throw notFound(noShare)
    return c.body(null, 204)
  })

  routes.get('/shared/:token', everybody, readLimit, tokenParam, async c => {
    const share = await findShare(db, hashOf(c.req.valid('param').token))
    if (!share) throw notFound(noShare)
    const link = (id: string) => deps.linkTo({ id, userId: share.userId, shareId: share.id })
    c.header('x-robots-tag', 'noindex, nofollow')
    return c.json({
      title: share.title,
      createdAt: share.createdAt.toISOString(),
      expiresAt: share.expiresAt.toISOString(),
      messages: share.messages.map(message => withLinks(message, link)),
    } satisfies SharedChat)
  })

  return routes
}

const noShare = 'This link has expired, or its owner has revoked it.'
const shareParam = validParam(plainObject({ id: uuid }), noShare)
const tokenParam = validParam(plainObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }), noShare)
const shareBody = validJson(shareRequestSchema, { optional: true })

/** 256 random bits. Only their hash is stored, so that reading the database is not enough to open a share. */
function createToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

async function createShare(
  { db, publicUrl = '' }: ShareDeps,
  key: ChatKey,
  { expiresInDays, withFiles }: v.InferOutput<typeof shareRequestSchema>,
): Promise<NewShare> {
  const chat = await findLastingChat(db, key)
  if (!chat) throw notFound(noChat)
  const messages = await readMessages(db, key)
  const token = createToken()
  const id = randomUUID()
  const shared = messages.map(message => toSharedMessage(message, withFiles))
  const row = { id, ...key, tokenHash: hashOf(token), title: chat.title, messages: shared, withFiles }
  const expiresAt = await addShare(db, { ...row, lifetimeDays: expiresInDays }, maxSharesPerUser)
  if (expiresAt === 'no_chat') throw notFound(noChat)
  if (expiresAt === 'too_many') {
    throw new AppError(
      409,
      'too_many_shares',
      'You are sharing too many chats. Revoke some of the links first.',
    )
  }
  return { id, url: `${publicUrl}/s/${token}`, expiresAt: expiresAt.toISOString() }
}

/** The snapshot has the ids of files where a page has links. */
async function readMessages(db: Db, key: ChatKey): Promise<Message[]> {
  const messages = await listWholeChat(db, key, {
    linkTo: file => file.id,
    maxMessages: maxExportMessages,
    maxCharacters: maxExportCharacters,
  })
  if (!messages) throw new AppError(413, 'share_too_large', 'This chat is too long to be shared.')
  if (messages.some(({ status }) => status === 'running')) {
    throw new AppError(
      409,
      'chat_busy',
      'An answer is being written. Share the chat once the answer has ended.',
    )
  }
  return messages
}
