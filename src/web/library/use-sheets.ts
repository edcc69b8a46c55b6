import { useEffect, useState } from 'react'
import type { SheetSummary } from '#shared/api/library.ts'
import { listSheets, type SheetListQuery } from '#web/api/library.ts'

/** `offset`: where the last page begins. */
type Loaded = {
  key: string
  words: string
  offset: number
  sheets: readonly SheetSummary[]
  hasMore: boolean
}

/** While a search runs (`busy`), the sheets of the previous one stay on screen. */
export type LoadedSheets = {
  loaded: Loaded | undefined
  busy: boolean
  /** The first page could not be loaded. */
  failed: boolean
  /** The next page could not be loaded; the sheets loaded before stay. */
  moreFailed: boolean
  retry(): void
  loadMore(): void
}

/**
 * What was last on screen. It is there at once when Back leads to it: a browser cannot scroll to the reader's place in
 * a list that is not there yet.
 */
let lastLoaded: Loaded | undefined

/**
 * The sheets for what the reader chose and typed. Does not use `usePagedList`: visitors' pages do not load TanStack
 * Query, which would add a tenth to their code.
 */
export function useSheets({ language, topic, words }: SheetListQuery): LoadedSheets {
  const key = JSON.stringify([language, topic, words])
  const [loaded, setLoaded] = useState(() => (lastLoaded?.key === key ? lastLoaded : undefined))
  /** The last request that ended, and whether it failed. */
  const [ended, setEnded] = useState<{ request: string; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  // After Back, only the last page is loaded again: loading the first one would leave only that page.
  const [more, setMore] = useState({ key, offset: loaded?.offset ?? 0 })
  // After another search, the earlier pages of this one are no longer loaded, so it begins with its first page again.
  const loadedCount = loaded?.key === key ? loaded.sheets.length : 0
  const offset = more.key === key && more.offset <= loadedCount ? more.offset : 0
  const request = `${key} ${offset} ${attempt}`

  useEffect(() => {
    const stop = new AbortController()
    listSheets({ language, topic, words }, offset, stop.signal).then(
      ({ sheets, hasMore }) => {
        setLoaded(before => {
          const shown = before?.key === key ? before.sheets.slice(0, offset) : []
          return { key, words, offset, sheets: [...shown, ...sheets], hasMore }
        })
        setEnded({ request, failed: false })
      },
      () => {
        if (!stop.signal.aborted) setEnded({ request, failed: true })
      },
    )
    return () => stop.abort()
  }, [key, language, topic, words, offset, request])

  useEffect(() => {
    lastLoaded = loaded
  }, [loaded])

  const failed = ended?.request === request && ended.failed

  return {
    loaded,
    busy: ended?.request !== request,
    failed: failed && offset === 0,
    moreFailed: failed && offset > 0,
    retry: () => setAttempt(attempt + 1),
    loadMore: () => setMore({ key, offset: loaded?.sheets.length ?? 0 }),
  }
}
