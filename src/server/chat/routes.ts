import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { noChat, noMessage, notFound } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { limitResponses } from '#server/http/limit-responses.ts'
import {
  chatParam,
  flag,
  maxInteger,
  pageQuery,
  validJson,
  validParam,
  validQuery,
} from '#server/http/validate.ts'
import { findLiveGeneration, findSentBefore, requestStop } from '#server/store/answers/generations.ts'
import { type ChatKey, findChat, listOwnChats, updateChat } from '#server/store/chats/chats.ts'
import { chooseVersion } from '#server/store/chats/choose-version.ts'
import { listMessages } from '#server/store/chats/messages.ts'
import type { Account } from '#shared/api/account.ts'
import { sendSchema } from '#shared/api/chat.ts'
import { chatChangesSchema, chooseSchema, retrySchema } from '#shared/api/chat-requests.ts'
import { type ChatId, chatIdSchema, type UserId } from '#shared/api/ids.ts'
import { negotiateLanguage } from '#shared/language.ts'
import { chatPageSize, messagePageSize } from '#shared/limits.ts'
import { plainObject, uuid } from '#shared/schema.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import { type ReaderOptions, streamTo } from './answer/stream-response.ts'
import type { ChatDeps, Sender } from './chat-deps.ts'
import { closeChat, closeTemporaryChat } from './close-chat.ts'
import { addFeedbackRoute } from './feedback-route.ts'
import { openAnswer } from './join-answer.ts'
import { retryAnswer } from './retry-answer.ts'
import { sendQuestion } from './send.ts'

const maxFollowMs = 5 * 60_000
/** As many calls as a browser makes to one server at once over HTTP/1.1. */
const maxPagesAtOnce = 6

/** The caller's own chats, with messages, answers and feedback. Uploads, exports and shares have their own routes. */
export function chatRoutes(deps: ChatDeps, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  const pageLimit = limitResponses(maxPagesAtOnce)

  routes.get('/', allow.users, chatsQuery, async c => {
    return c.json(await listOwnChats(deps.db, { userId: c.var.caller.id, ...c.req.valid('query') }))
  })

  // `sendQuestion` checks the session and the limit, usually in the statement that stores the question.
  routes.post('/stream', allow.senders(deps.sendLimit), validJson(sendSchema), async c => {
    const { admission } = c.var
    const sender = { ...senderOf(c, admission.sender.userId), admission }
    return streamAnswer(c, await sendQuestion(deps, sender, c.req.valid('json')))
  })

  routes.get('/:id', allow.users, chatParam, async c => {
    const chat = await findChat(deps.db, keyOf(c.var.caller, c.req.valid('param')))
    if (!chat) throw notFound(noChat)
    return c.json(chat)
  })

  routes.patch('/:id', allow.users, chatParam, validJson(chatChangesSchema), async c => {
    const key = keyOf(c.var.caller, c.req.valid('param'))
    const chat = await updateChat(deps.db, { ...key, ...c.req.valid('json') })
    if (!chat) throw notFound(noChat)
    return c.json(chat)
  })

  routes.delete('/:id', allow.users, chatParam, async c => {
    const key = keyOf(c.var.caller, c.req.valid('param'))
    if (!(await closeChat(deps, key))) throw notFound(noChat)
    return c.body(null, 204)
  })

  // For a client whose response was lost before it received the chat's id. Nothing may be stored yet.
  routes.get('/sent/:clientMessageId', allow.users, sentParam, async c => {
    const userId = c.var.caller.id
    const sent = await findSentBefore(deps.db, { userId, ...c.req.valid('param') })
    return c.json((sent && (await findChat(deps.db, { chatId: sent.chatId, userId }))) ?? null)
  })

  // For a client that closes a temporary chat before it has received the chat's id. Nothing may be stored yet.
  routes.delete('/sent/:clientMessageId', allow.users, sentParam, async c => {
    await closeTemporaryChat(deps, c.var.caller.id, c.req.valid('param').clientMessageId)
    return c.body(null, 204)
  })

  routes.get('/:id/messages', allow.users, chatParam, messagesQuery, pageLimit, async c => {
    const key = keyOf(c.var.caller, c.req.valid('param'))
    const page = await listMessages(deps.db, key, c.req.valid('query'), deps)
    if (!page) throw notFound(noChat)
    return c.json(page)
  })

  addAnswerRoutes(routes, deps, allow)
  addFeedbackRoute(routes, deps.db, allow)

  // Unknown paths answer 401 to visitors as well, so visitors cannot tell which paths exist.
  routes.all('*', allow.users)
  return routes
}

/** Reading, stopping and retrying answers, and choosing between versions. */
function addAnswerRoutes(routes: Hono<CallerEnv>, deps: ChatDeps, allow: Allow): void {
  routes.get('/:id/stream', allow.users, chatParam, followQuery, async c => {
    const key = keyOf(c.var.caller, c.req.valid('param'))
    const from = followFrom(c.req.valid('query').after ?? c.req.header('last-event-id'))
    const live = await findLiveGeneration(deps.db, key)
    // The answer that was being read has ended and is among the messages. The live answer does not continue it.
    const isOther = live && from.answer !== undefined && from.answer !== live.id
    if (!live || isOther) {
      if (!(await findChat(deps.db, key))) throw notFound(noChat)
      return c.body(null, 204)
    }
    const answer = openAnswer(
      deps,
      { ...key, id: live.id },
      negotiateLanguage(c.req.header('accept-language')),
      from.unit,
    )
    return streamAnswer(c, answer, { from: from.unit, withIds: true, maxDurationMs: maxFollowMs })
  })

  // Not validated like the others: a text that is no chat's id, or names no answer, gets 204 like an unknown id.
  routes.post('/:id/stop', allow.users, async c => {
    const stop = v.safeParse(stopSchema, { id: c.req.param('id'), answer: c.req.query('answer') })
    const stopped =
      stop.success &&
      (await requestStop(deps.db, { ...keyOf(c.var.caller, stop.output), answer: stop.output.answer }))
    // Not whatever the chat's live answer is by now: the next one may have begun.
    if (stopped) deps.live.stop(stopped)
    return c.body(null, 204)
  })

  // The rate limit is in `retryAnswer`: joining an answer that is already being written does not count.
  routes.post('/:id/retry', allow.users, chatParam, validJson(retrySchema, { optional: true }), async c => {
    const { id: chatId } = c.req.valid('param')
    return streamAnswer(c, await retryAnswer(deps, senderOf(c, c.var.caller.id), chatId, c.req.valid('json')))
  })

  routes.post('/:id/choose', allow.users, chatParam, validJson(chooseSchema), async c => {
    const key = keyOf(c.var.caller, c.req.valid('param'))
    const isChosen = await chooseVersion(deps.db, key, c.req.valid('json').messageId)
    if (!isChosen) throw notFound(noMessage)
    return c.body(null, 204)
  })
}

/** Clients that do not name the answer stop whatever answer is live in the chat. */
const stopSchema = plainObject({ id: chatIdSchema, answer: v.optional(uuid) })
const sentParam = validParam(plainObject({ clientMessageId: uuid }), noChat)
const chatsQuery = validQuery(plainObject({ ...pageQuery(chatPageSize), archived: flag }))
const messagesQuery = validQuery(plainObject({ ...pageQuery(messagePageSize), tail: flag }))

/** The value of an `id:` line in the stream (an answer and a unit), or only a unit of the live answer. */
const positionPattern = /^(?:([\da-f-]{36})\.)?(\d{1,10})$/
const isPosition = (text: string) => Number(positionPattern.exec(text)?.[2] ?? Number.NaN) <= maxInteger
const positionMessage = `must be an id of the stream, or a whole number from 0 to ${maxInteger}.`
const followQuery = validQuery(
  plainObject({ after: v.optional(v.pipe(v.string(), v.check(isPosition, positionMessage))) }),
)

/** Where to continue. Begins at 0 for an unusable position, such as a Last-Event-ID from another server. */
function followFrom(position = ''): { answer: string | undefined; unit: number } {
  const [, answer, unit] = (isPosition(position) && positionPattern.exec(position)) || []
  return { answer, unit: Number(unit ?? 0) }
}

function keyOf(caller: Account, { id }: { id: ChatId }): ChatKey {
  return { chatId: id, userId: caller.id }
}

function senderOf(c: Pick<Context, 'req'>, userId: UserId): Sender {
  return {
    userId,
    language: negotiateLanguage(c.req.header('accept-language')),
    signal: c.req.raw.signal,
  }
}

/** Streams an answer to the caller. A sign-out ends the stream without `[DONE]`, but does not end the answer. */
function streamAnswer(
  c: Pick<Context<CallerEnv>, 'var' | 'env'>,
  answer: AnswerBuffer,
  options: ReaderOptions = { from: 0, withIds: false },
): Response {
  const { outgoing } = c.env
  const stopWatching = c.var.onSignedOut(() => outgoing.end())
  // If the client left while the question was being stored, 'close' has already been emitted.
  if (outgoing.destroyed) stopWatching()
  else outgoing.once('close', stopWatching)
  streamTo(outgoing, answer, options)
  return RESPONSE_ALREADY_SENT
}
