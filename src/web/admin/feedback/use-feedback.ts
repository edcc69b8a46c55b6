import { useQueryClient } from '@tanstack/react-query'
import type { FeedbackText, FeedbackTexts } from '#shared/feedback.ts'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { reportFailure, useConsoleQuery } from '#web/admin/users/use-console-query.ts'
import type { Users } from '#web/admin/users/use-users.ts'
import { getFeedback, getRatedAnswer, listFeedbackTexts } from '#web/api/admin-calls.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'

const textsKey = ['admin', 'feedback-texts']

/** How often answers were rated good or bad in the last `days` days. `refetch` also reloads the comments shown. */
export function useFeedback(days: number, users: Users) {
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
export function useFeedbackTexts(days: number, users: Users) {
  const { items, ...list } = usePagedList({
    caching: consoleQueryOptions,
    queryKey: [...textsKey, days],
    fetchPage: (before, signal) => listFeedbackTexts(days, before, signal),
    nextCursor: nextSeq,
    joinPages,
    onError: error => reportFailure(users, 'Failed to load the comments', error),
  })
  return { ...list, entries: items }
}

/** The question and the answer that a user included. Each load adds an entry to the audit log. */
export function useRatedAnswer(seq: number, users: Users) {
  return useConsoleQuery(users, {
    queryKey: ['admin', 'rated-answer', seq],
    load: signal => getRatedAnswer(seq, signal),
    failure: 'Failed to load an included answer',
  })
}

function nextSeq(pages: readonly FeedbackTexts[]): number | undefined {
  const last = pages.at(-1)
  return last?.hasMore ? last.entries.at(-1)?.seq : undefined
}

function joinPages(pages: readonly FeedbackTexts[]): FeedbackText[] {
  return pages.flatMap(page => page.entries)
}
