import type { Hono } from 'hono'
import * as v from 'valibot'
import { notFound } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { maxInteger, validParam, validQuery } from '#server/http/validate.ts'
import { type Actor, appendAudit } from '#server/store/audit/audit.ts'
import {
  countFeedback,
  type FeedbackPeriod,
  findRatedAnswer,
  listFeedbackTexts,
} from '#server/store/feedback-reports.ts'
import type { FeedbackTexts, FeedbackTotals, RatedAnswer } from '#shared/api/feedback.ts'
import { plainObject } from '#shared/schema.ts'
import { type Administration, actorOf } from './access.ts'
import { before, days, pageFields } from './query-fields.ts'

/**
 * The users' feedback on answers. The totals are only counts. Texts are private: the audit log records each time an
 * administrator reads them. Reading them needs no reason, because users addressed them to the firm.
 */
export function addFeedbackRoutes(routes: Hono<CallerEnv>, server: Administration, allow: Allow): void {
  const { db, timeZone } = server
  const readLimit = rateLimit(server.limits.reads)
  const listLimit = rateLimit(server.limits.lists)

  routes.get('/feedback', allow.admins, totalsQuery, listLimit, async c => {
    const totals = await countFeedback(db, { timeZone, ...c.req.valid('query') })
    return c.json({ timeZone, ...totals } satisfies FeedbackTotals)
  })

  routes.get('/feedback/texts', allow.admins, textsQuery, readLimit, async c =>
    c.json(await readTexts(server, actorOf(c), { timeZone, ...c.req.valid('query') })),
  )

  routes.get('/feedback/:seq/answer', allow.admins, seqParam, readLimit, async c =>
    c.json(await readRatedAnswer(server, actorOf(c), c.req.valid('param').seq)),
  )
}

const totalsQuery = validQuery(plainObject({ days }))
const textsQuery = validQuery(plainObject({ days, limit: pageFields.limit, before }))
const noAnswer = 'This feedback was changed or deleted, or no longer includes the question and answer.'
const seq = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(maxInteger))
const seqParam = validParam(plainObject({ seq }), noAnswer)

async function readTexts(
  { db }: Administration,
  reader: Actor,
  page: FeedbackPeriod & { limit: number; before: number },
): Promise<FeedbackTexts> {
  return db.transaction().execute(async trx => {
    const texts = await listFeedbackTexts(trx, page)
    await appendAudit(trx, reader, { action: 'read_feedback' })
    return texts
  })
}

async function readRatedAnswer({ db }: Administration, reader: Actor, seq: number): Promise<RatedAnswer> {
  return db.transaction().execute(async trx => {
    const found = await findRatedAnswer(trx, seq)
    if (!found) throw notFound(noAnswer)
    const { userId: subjectId, chatId, ...rated } = found
    await appendAudit(trx, reader, { action: 'read_feedback', subjectId, chatId })
    return rated
  })
}
