import * as z from 'zod/mini'
import { messageSchema } from './chat.ts'
import { userIdSchema } from './ids.ts'

/** A user's feedback on an answer, and what the console shows of it. */

export const maxFeedbackLength = 1_000
/** A comment, and the consent to read the question and the answer, are removed after this many days. */
export const feedbackTextDays = 90

/** Offered on screen in this order. */
export const feedbackReasons = {
  up: ['clear', 'useful', 'good_sources', 'other'],
  down: ['not_correct', 'not_clear', 'off_topic', 'bad_sources', 'other'],
} as const
export type FeedbackReason = (typeof feedbackReasons)['up' | 'down'][number]

export function reasonsFor(value: number): readonly FeedbackReason[] {
  if (value === 0) return []
  return value > 0 ? feedbackReasons.up : feedbackReasons.down
}

const reason = z.enum([...feedbackReasons.up, ...feedbackReasons.down])

/**
 * PUT /api/chat/{id}/messages/{messageId}/feedback: replaces the feedback on an answer; 0 removes it. `withAnswer`:
 * administrators may read this question and this answer, and see whose they are.
 */
export const feedbackChangeSchema = z
  .object({
    value: z.literal([1, -1, 0]),
    reason: z.optional(z.nullable(reason)),
    text: z.optional(
      z.nullable(
        z.string().check(
          z.overwrite(text =>
            text
              .toWellFormed()
              .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
              .trim(),
          ),
          z.maxLength(maxFeedbackLength, `A comment can have at most ${maxFeedbackLength} characters.`),
        ),
      ),
    ),
    withAnswer: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ value, reason }) => !reason || reasonsFor(value).includes(reason),
      'This reason does not fit the value.',
    ),
    z.refine(
      ({ value, text, withAnswer }) => value !== 0 || !(text || withAnswer),
      'To remove feedback, send neither text nor withAnswer.',
    ),
  )
export type FeedbackChange = z.infer<typeof feedbackChangeSchema>

const counts = { up: z.number(), down: z.number() }

/** GET /api/admin/feedback?days=: how often answers were rated good or bad. */
export const feedbackTotalsSchema = z.object({
  /** The time zone in which the days begin. */
  timeZone: z.string(),
  /** Newest first; days without feedback are left out. */
  days: z.array(z.object({ day: z.string(), ...counts })),
  /** By the model that the user had chosen. */
  models: z.array(z.object({ model: z.string(), ...counts })),
  reasons: z.array(z.object({ value: z.number(), reason: z.string(), count: z.number() })),
})
export type FeedbackTotals = z.infer<typeof feedbackTotalsSchema>

/** The user, if they included the question and the answer. */
const sender = z.nullable(z.object({ id: userIdSchema, email: z.string() }))

/**
 * GET /api/admin/feedback/texts?days=&limit=&before=: the comments of users, and what they included; newest first. `before`
 * is the `seq` of the last entry loaded. Entries have a day but no time, which could reveal whose chat it was.
 */
export const feedbackTextsSchema = z.object({
  entries: z.array(
    z.object({
      seq: z.number(),
      day: z.string(),
      model: z.string(),
      /** 1: good; -1: bad. */
      value: z.number(),
      reason: z.nullable(z.string()),
      text: z.nullable(z.string()),
      sender,
    }),
  ),
  hasMore: z.boolean(),
})
export type FeedbackTexts = z.infer<typeof feedbackTextsSchema>
export type FeedbackText = FeedbackTexts['entries'][number]

/** GET /api/admin/feedback/{seq}/answer: only the question, the answer and its sources. */
export const ratedAnswerSchema = z.object({
  question: z.string(),
  answer: z.string(),
  sources: messageSchema.shape.sources,
})
export type RatedAnswer = z.infer<typeof ratedAnswerSchema>
