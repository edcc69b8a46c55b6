import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { badRequest, notFound } from '#server/errors.ts'
import type { CallerEnv } from '#server/http/allow.ts'
import { readChatId, readFlag, readJson, readPage } from '#server/http/request.ts'
import { findChat, listChats, removeChat, renameChat } from '#server/store/chats.ts'
import { findLiveGeneration, requestStop } from '#server/store/generations.ts'
import { listMessages } from '#server/store/messages.ts'
import { renameSchema, retrySchema, sendSchema } from '#shared/chat.ts'
import { negotiateLanguage } from '#shared/language.ts'
import { chatPageSize, messagePageSize } from '#shared/limits.ts'
import type { AnswerBuffer } from './answer-buffer.ts'
import { openAnswer, retryAnswer, type Sender, type Sending, sendQuestion } from './send.ts'
import { type ReaderOptions, streamTo } from './stream-response.ts'

type Env = CallerEnv & { Bindings: HttpBindings }

const maxFollowMs = 5 * 60_000

/** Everything under /api/chat but uploads: lists, titles, messages and answers of the caller's own chats. */
export function chatRoutes(server: Sending, requireUser: MiddlewareHandler<CallerEnv>): Hono<Env> {
  const routes = new Hono<Env>()
  routes.use(requireUser)

  routes.get('/', async c => {
    const page = readPage(c, chatPageSize)
    return c.json(await listChats(server.db, { userId: c.var.caller.id, ...page }))
  })

  routes.post('/stream', async c => {
    const send = await readJson(c, sendSchema)
    return stream(c, await sendQuestion(server, senderOf(c), send))
  })

  routes.get('/:id', async c => {
    const chat = await findChat(server.db, keyOf(c))
    if (!chat) throw notFound('This chat does not exist.')
    return c.json(chat)
  })

  routes.patch('/:id', async c => {
    const { title } = await readJson(c, renameSchema)
    const chat = await renameChat(server.db, { ...keyOf(c), title })
    if (!chat) throw notFound('This chat does not exist.')
    return c.json(chat)
  })

  routes.delete('/:id', async c => {
    const key = keyOf(c)
    if (!(await removeChat(server.db, key))) throw notFound('This chat does not exist.')
    server.live.stop(key.chatId)
    return c.body(null, 204)
  })

  routes.get('/:id/messages', async c => {
    const request = { ...readPage(c, messagePageSize), tail: readFlag(c, 'tail') }
    const page = await listMessages(server.db, keyOf(c), request, server.linkTo)
    if (!page) throw notFound('This chat does not exist.')
    return c.json(page)
  })

  routes.get('/:id/stream', async c => {
    const key = keyOf(c)
    const from = followFrom(c)
    const live = await findLiveGeneration(server.db, key)
    // The answer that was being read is over, and its end among the messages: another one is not its continuation.
    const isOther = live && from.answer !== undefined && from.answer !== live.id
    if (!live || isOther) {
      if (!(await findChat(server.db, key))) throw notFound('This chat does not exist.')
      return c.body(null, 204)
    }
    const answer = openAnswer(server, { ...key, id: live.id }, senderOf(c).language)
    return stream(c, answer, { from: from.unit, withIds: true, maxDurationMs: maxFollowMs })
  })

  routes.post('/:id/stop', async c => {
    const key = keyOf(c)
    await requestStop(server.db, key)
    if (await findChat(server.db, key)) server.live.stop(key.chatId)
    return c.body(null, 204)
  })

  routes.post('/:id/retry', async c => {
    const retry = c.req.header('content-type') ? await readJson(c, retrySchema) : {}
    return stream(c, await retryAnswer(server, senderOf(c), readChatId(c), retry))
  })

  return routes
}

function keyOf(c: Context<Env>) {
  return { chatId: readChatId(c), userId: c.var.caller.id }
}

function senderOf(c: Context<Env>): Sender {
  return {
    userId: c.var.caller.id,
    language: negotiateLanguage(c.req.header('accept-language')),
    signal: c.req.raw.signal,
  }
}

/** A sign-out ends the stream without `[DONE]`; the answer goes on. */
function stream(
  c: Context<Env>,
  answer: AnswerBuffer,
  options: ReaderOptions = { from: 0, withIds: false },
): Response {
  const { outgoing } = c.env
  const stopWatching = c.var.onSignedOut(() => outgoing.end())
  // Anyone who left while the question was being stored has had the 'close' already.
  if (outgoing.destroyed) stopWatching()
  else outgoing.once('close', stopWatching)
  streamTo(outgoing, answer, options)
  return RESPONSE_ALREADY_SENT
}

/**
 * Where to go on: `after` wins over Last-Event-ID; the beginning by default. Both take what an `id:` line said (an
 * answer and a unit of it), or a bare unit of whichever answer is live.
 */
function followFrom(c: Context<Env>): { answer: string | undefined; unit: number } {
  const after = c.req.query('after')
  const [, answer, unit] =
    /^(?:([\da-f-]{36})\.)?(\d{1,10})$/.exec(after ?? c.req.header('last-event-id') ?? '') ?? []
  if (unit !== undefined && Number(unit) < 2 ** 31) return { answer, unit: Number(unit) }
  if (after === undefined) return { answer: undefined, unit: 0 }
  throw badRequest('after must be an id of the stream, or a whole number from 0 to 2147483647.')
}
