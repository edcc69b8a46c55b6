import type { Hono } from 'hono'
import type { Db } from '#server/database/database.ts'
import { AppError, badRequest, noMessage, notFound } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { createRateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { validJson, validParam } from '#server/http/validate.ts'
import { type AnswerKey, findMessageToRate, removeFeedback, saveFeedback } from '#server/store/feedback.ts'
import { type FeedbackChange, feedbackChangeSchema } from '#shared/api/feedback.ts'
import { chatIdSchema } from '#shared/api/ids.ts'
import { plainObject, uuid } from '#shared/schema.ts'

const maxChangesPerMinute = 60

/** Adds the route for the user's feedback on an answer. */
export function addFeedbackRoute<Env extends CallerEnv>(routes: Hono<Env>, db: Db, allow: Allow): void {
  const feedbackLimit = rateLimit(createRateLimit(maxChangesPerMinute))
  routes.put(
    '/:id/messages/:messageId/feedback',
    allow.users,
    answerParam,
    validJson(feedbackChangeSchema),
    feedbackLimit,
    async c => {
      const { id, messageId } = c.req.valid('param')
      await changeFeedback(db, { chatId: id, userId: c.var.caller.id, messageId }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
}

const answerParam = validParam(plainObject({ id: chatIdSchema, messageId: uuid }), noMessage)

async function changeFeedback(db: Db, key: AnswerKey, change: FeedbackChange): Promise<void> {
  if (change.value !== 0 && (await saveFeedback(db, key, change))) return
  const message = await findMessageToRate(db, key)
  if (!message) throw notFound(noMessage)
  if (message.role === 'user') throw badRequest('Only an answer can be rated.', 'not_an_answer')
  if (change.value === 0) return removeFeedback(db, key)
  if (message.isTemporary) {
    throw new AppError(409, 'temporary_chat', 'An answer in a temporary chat cannot be rated.')
  }
  throw new AppError(409, 'answer_incomplete', 'Only a complete answer can be rated.')
}
