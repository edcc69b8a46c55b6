import { useQueryClient } from '@tanstack/react-query'
import { useConsoleList } from '#web/admin/common/use-console-list.ts'
import { type RefreshableUsers, useConsoleQuery } from '#web/admin/common/use-console-query.ts'
import { getFeedback, getRatedAnswer, listFeedbackTexts } from '#web/api/admin-calls.ts'

const textsKey = ['admin', 'feedback-texts']

/** How often answers were rated good or bad in the last `days` days. `refetch` also reloads the comments shown. */
export function useFeedback(days: number, users: RefreshableUsers) {
  const client = useQueryClient()
  const query = useConsoleQuery(users, {
    queryKey: ['admin', 'feedback', days],
    load: signal => getFeedback(days, signal),
    failure: 'Failed to load the feedback',
  })
  const refetch = () =>
    Promise.all([query.refetch(), client.refetchQueries({ queryKey: textsKey, type: 'active' })])
  return { ...query, refetch }
}

/** Feedback with a comment or an included answer, newest first. Each page adds an entry to the audit log. */
export function useFeedbackTexts(days: number, users: RefreshableUsers) {
  return useConsoleList(users, {
    queryKey: [...textsKey, days],
    fetchPage: (before, signal) => listFeedbackTexts(days, before, signal),
    failure: 'Failed to load the comments',
  })
}

/** The question and the answer that a user included. Each load adds an entry to the audit log. */
export function useRatedAnswer(seq: number, users: RefreshableUsers) {
  return useConsoleQuery(users, {
    queryKey: ['admin', 'rated-answer', seq],
    load: signal => getRatedAnswer(seq, signal),
    failure: 'Failed to load an included answer',
  })
}
