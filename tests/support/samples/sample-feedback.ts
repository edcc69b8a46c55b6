import type { FeedbackTexts, FeedbackTotals, RatedAnswer } from '#shared/api/feedback.ts'
import type { UserId } from '#shared/api/ids.ts'

/** The console's view of some feedback. */
export const sampleFeedback: FeedbackTotals = {
  timeZone: 'Europe/Paris',
  days: [
    { day: '2026-11-23', up: 12, down: 3 },
    { day: '2026-11-20', up: 0, down: 1 },
  ],
  models: [
    { model: 'gpt-4o', up: 11, down: 1 },
    { model: 'o3', up: 1, down: 3 },
  ],
  reasons: [
    { value: -1, reason: 'not_correct', count: 2 },
    { value: 1, reason: 'from_a_newer_server', count: 1 },
  ],
}

export const sampleFeedbackTexts: FeedbackTexts = {
  entries: [
    {
      seq: 8,
      day: '2026-11-23',
      model: 'o3',
      value: -1,
      reason: 'not_correct',
      text: 'The period is wrong.',
      sender: null,
    },
    {
      seq: 7,
      day: '2026-11-23',
      model: 'gpt-4o',
      value: 1,
      reason: null,
      text: null,
      sender: { id: '11111111-1111-4111-8111-111111111111' as UserId, email: 'marie@example.fr' },
    },
  ],
  hasMore: false,
}

export const sampleRatedAnswer: RatedAnswer = {
  question: 'When do I get my deposit back?',
  answer: 'Two months. [Source](https://example.fr)',
}
