import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from './use-rows.ts'

/** Enough to fill even a tall window at first. More rows at once would block an old phone. */
const rowsPerStep = 12

/**
 * The rows to render: at first the last ones, then those before them, a few at a time; likewise when an older page is
 * loaded. On an old phone, rendering a page of long answers takes two seconds, during which nothing would react. `all`:
 * every row is needed at once, to scroll to one of them.
 */
export function useShownRows(rows: readonly Row[], all: boolean): readonly Row[] {
  const [firstKey, setFirstKey] = useState((rows.at(-rowsPerStep) ?? rows[0])?.key)
  if (all && firstKey !== rows[0]?.key) setFirstKey(rows[0]?.key)
  // If that row is missing, the rows are different ones, such as those of another version.
  const start = Math.max(
    0,
    rows.findIndex(row => row.key === firstKey),
  )
  useLayoutEffect(() => {
    if (start === 0) return
    startTransition(() => setFirstKey(rows[Math.max(0, start - rowsPerStep)]?.key))
    // The browser prints the page as soon as this returns.
    const showAll = () => flushSync(() => setFirstKey(rows[0]?.key))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [rows, start])
  return useMemo(() => rows.slice(start), [rows, start])
}
