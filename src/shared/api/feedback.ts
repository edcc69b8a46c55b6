import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'
import { messageSchema } from './chat.ts'
import { userIdSchema } from './ids.ts'

/** A user's feedback on an answer, and what the console shows of it. */

export const maxFeedbackLength = 1_000
/** A comment, and the consent to read the question and the answer, are removed after this many days. */
export const feedbackTextDays = 90

/** Offered on screen in this order. */
const feedbackReasons = {
  up: ['clear', 'useful', 'good_sources', 'other'],
  down: ['not_correct', 'not_clear', 'off_topic', 'bad_sources', 'other'],
} as const
export type FeedbackReason = (typeof feedbackReasons)['up' | 'down'][number]

export function reasonsFor(value: number): readonly FeedbackReason[] {
  if (value === 0) return []
  return value > 0 ? feedbackReasons.up : feedbackReasons.down
}

const reason = v.picklist([...feedbackReasons.up, ...feedbackReasons.down])

/**
 * PUT /api/chat/{id}/messages/{messageId}/feedback: replaces the feedback on an answer; 0 removes it. `withAnswer`:
 * administrators may read this question and this answer, and see whose they are.
 */
export const feedbackChangeSchema = v.pipe(
  plainObject({
    value: v.picklist([1, -1, 0]),
    reason: v.optional(v.nullable(reason)),
    text: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform(text =>
            text
              .toWellFormed()
              .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
              .trim(),
          ),
          v.maxLength(maxFeedbackLength, `A comment can have at most ${maxFeedbackLength} characters.`),
        ),
      ),
    ),
    withAnswer: v.optional(v.boolean()),
  }),
  v.check(
    ({ value, reason }) => !reason || reasonsFor(value).includes(reason),
    'This reason does not fit the value.',
  ),
  v.check(
    ({ value, text, withAnswer }) => value !== 0 || !(text || withAnswer),
    'To remove feedback, send neither text nor withAnswer.',
  ),
)
export type FeedbackChange = v.InferOutput<typeof feedbackChangeSchema>

const counts = { up: finite, down: finite }

/** GET /api/admin/feedback?days=: how often answers were rated good or bad. */
export const feedbackTotalsSchema = plainObject({
  /** The time zone in which the days begin. */
  timeZone: v.string(),
  /** Newest first; days without feedback are left out. */
  days: v.array(plainObject({ day: v.string(), ...counts })),
  /** By the model that the user had chosen. */
  models: v.array(plainObject({ model: v.string(), ...counts })),
  reasons: v.array(plainObject({ value: finite, reason: v.string(), count: finite })),
})
export type FeedbackTotals = v.InferOutput<typeof feedbackTotalsSchema>

/** The user, if they included the question and the answer. */
const sender = v.nullable(plainObject({ id: userIdSchema, email: v.string() }))

/**
 * GET /api/admin/feedback/texts?days=&limit=&before=: feedback with a comment, or whose question and answer the user
 * included; newest first. `before` is the `seq` of the last entry loaded. Entries have a day but no time: a time could
 * reveal whose chat it was.
 */
export const feedbackTextsSchema = plainObject({
  entries: v.array(
    plainObject({
      seq: finite,
      day: v.string(),
      model: v.string(),
      /** 1: good; -1: bad. */
      value: finite,
      reason: v.nullable(v.string()),
      text: v.nullable(v.string()),
      sender,
    }),
  ),
  hasMore: v.boolean(),
})
export type FeedbackTexts = v.InferOutput<typeof feedbackTextsSchema>
export type FeedbackText = FeedbackTexts['entries'][number]

/** GET /api/admin/feedback/{seq}/answer: only the question, the answer and its sources. */
const ratedAnswerSchema = plainObject({
  question: v.string(),
  answer: v.string(),
  sources: messageSchema.entries.sources,
})
export type RatedAnswer = v.InferOutput<typeof ratedAnswerSchema>
