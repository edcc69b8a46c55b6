import type { ReactNode } from 'react'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { ListError, ListStatus, useFailureText } from './list-status.tsx'

type EntryListProps = {
  list: {
    isPending: boolean
    isSuccess: boolean
    isLoadingError: boolean
    isFetchNextPageError: boolean
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch(): unknown
    loadMore(): void
  }
  count: number
  labels: { empty: string; notLoaded: string }
  /** What takes the focus when the last page is loaded (MoreButton). */
  next(index: number): HTMLElement | null | undefined
  /** The entries, if there are any. */
  children: ReactNode
}

/** Entries that are loaded page by page: what is loading, missing or failed, and the button for more. */
export function EntryList({ list, count, labels, next, children }: EntryListProps) {
  const texts = useTexts(adminTexts)
  const failure = useFailureText(list.error, labels.notLoaded)
  const isEmpty = list.isSuccess && count === 0
  return (
    <>
      <ListStatus>{list.isPending ? texts.loading : isEmpty && labels.empty}</ListStatus>
      {list.isLoadingError && <ListError onRetry={() => void list.refetch()}>{failure}</ListError>}
      {count > 0 && children}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-soft">
          {failure}
        </p>
      )}
      <MoreButton
        className="mt-4 w-full"
        labels={{ more: texts.loadMore, loading: texts.loading }}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        count={count}
        onMore={list.loadMore}
        next={next}
      />
    </>
  )
}
