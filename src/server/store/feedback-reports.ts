import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { maxUsageDays } from '#shared/api/admin-usage.ts'
import type { Source } from '#shared/api/chat.ts'
import {
  type FeedbackTexts,
  type FeedbackTotals,
  feedbackTextDays,
  type RatedAnswer,
} from '#shared/api/feedback.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'

/** Feedback for the console. Feedback counts for the day of its last change. */

/** The last `days` days, today included, in this time zone. */
export type FeedbackPeriod = { days: number; timeZone: string }

export async function countFeedback(
  db: Db,
  period: FeedbackPeriod,
): Promise<Omit<FeedbackTotals, 'timeZone'>> {
  const [days, models, reasons] = await Promise.all([
    sql<FeedbackTotals['days'][number]>`
      select ${dayIn(period)} as day, ${upAndDown} from feedback where ${isIn(period)}
      group by 1 order by 1 desc`.execute(db),
    sql<FeedbackTotals['models'][number]>`
      select model, ${upAndDown} from feedback where ${isIn(period)}
      group by 1 order by count(*) desc, 1`.execute(db),
    sql<FeedbackTotals['reasons'][number]>`
      select value, reason, count(*)::integer as count from feedback
      where ${isIn(period)} and reason is not null
      group by 1, 2 order by 3 desc, 2`.execute(db),
  ])
  return { days: days.rows, models: models.rows, reasons: reasons.rows }
}

/** Names the user only if they included the question and the answer. */
export async function listFeedbackTexts(
  db: Db,
  period: FeedbackPeriod & { limit: number; before: number },
): Promise<FeedbackTexts> {
  const { limit, before } = period
  const { rows } = await sql<FeedbackTexts['entries'][number]>`
    select f.seq, ${dayIn(period)} as day, f.model, f.value, f.reason, f.words as text,
      case when f.with_answer then json_build_object('id', u.id, 'email', u.email) end as sender
    from feedback f join messages m on m.id = f.message_id join chats c on c.id = m.chat_id
      join users u on u.id = c.user_id
    where f.seq < ${before} and (f.words is not null or f.with_answer) and ${isIn(period)} and ${isReadable}
      and u.deleted_at is null
    order by f.seq desc limit ${limit + 1}`.execute(db)
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** The question and the answer that a user included, and the user. Undefined if they are no longer included. */
export async function findRatedAnswer(
  db: Db,
  seq: number,
): Promise<(RatedAnswer & { userId: UserId; chatId: ChatId }) | undefined> {
  // In a chat without versions, the question is the previous message.
  const { rows } = await sql<{
    userId: UserId
    chatId: ChatId
    question: string
    answer: string
    sources: Source[] | null
  }>`
    select u.id as "userId", c.id as "chatId", q.content as question, a.content as answer, a.sources
    from feedback f join messages a on a.id = f.message_id join chats c on c.id = a.chat_id
      join users u on u.id = c.user_id
      join messages q on q.chat_id = a.chat_id
        and case when a.parent_id is null then q.position = a.position - 1 else q.id = a.parent_id end
    where f.seq = ${seq} and f.with_answer and ${isReadable} and u.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { sources, ...found } = row
  return { ...found, ...(sources && { sources }) }
}

/**
 * Removes feedback after the same number of days as usage figures. Its comment, and the firm's access to an included
 * question and answer, are removed earlier.
 */
export async function removeOldFeedback(db: Db): Promise<void> {
  await sql`delete from feedback where given_at < now() - make_interval(days => ${maxUsageDays})`.execute(db)
  await sql`
    update feedback set words = null, with_answer = false
    where (words is not null or with_answer) and not ${isReadable}`.execute(db)
}

const upAndDown = sql`count(*) filter (where value > 0)::integer as up, count(*) filter (where value < 0)::integer as down`

/** False once the comment and the firm's access have expired, even if the daily job has not removed them yet. */
const isReadable = sql`given_at > now() - make_interval(days => ${sql.lit(feedbackTextDays)})`

function dayIn({ timeZone }: FeedbackPeriod) {
  return sql`to_char(given_at at time zone ${timeZone}::text, 'YYYY-MM-DD')`
}

function isIn({ days, timeZone }: FeedbackPeriod) {
  return sql`given_at >= (date_trunc('day', now() at time zone ${timeZone}::text) - make_interval(days => ${days - 1}))
    at time zone ${timeZone}::text`
}
