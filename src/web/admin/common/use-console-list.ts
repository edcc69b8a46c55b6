import type { QueryKey } from '@tanstack/react-query'
import { usePagedList } from '#web/api/use-paged-list.ts'
import { consoleQueryOptions } from './query-options.ts'
import { type RefreshableUsers, reportFailure } from './use-console-query.ts'

type EntryPage<Entry> = { entries: Entry[]; hasMore: boolean }

type ConsoleList<Entry> = {
  queryKey: QueryKey
  /** `before`: the number of the last entry of the previous page. */
  fetchPage(before: number | undefined, signal: AbortSignal): Promise<EntryPage<Entry>>
  /** The message to log if the call fails. */
  failure: string
}

/** Like `useConsoleQuery`, for numbered entries that are loaded page by page, newest first. */
export function useConsoleList<Entry extends { seq: number }>(
  users: RefreshableUsers,
  { queryKey, fetchPage, failure }: ConsoleList<Entry>,
) {
  const { items, ...list } = usePagedList({
    caching: consoleQueryOptions,
    queryKey,
    fetchPage,
    nextCursor: nextSeq,
    joinPages: joinEntries<Entry>,
    onError: error => reportFailure(users, failure, error),
  })
  return { ...list, entries: items }
}

function nextSeq(pages: readonly EntryPage<{ seq: number }>[]): number | undefined {
  const last = pages.at(-1)
  return last?.hasMore ? last.entries.at(-1)?.seq : undefined
}

function joinEntries<Entry>(pages: readonly EntryPage<Entry>[]): Entry[] {
  return pages.flatMap(page => page.entries)
}
