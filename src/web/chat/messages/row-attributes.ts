import type { FoundRow } from './use-jump.ts'
import type { Row } from './use-rows.ts'

/** For the element around a row. The row that a link led to is marked, and can take the focus. */
export function rowAttributes({ key }: Row, found: FoundRow | undefined) {
  const isFound = found?.key === key
  return {
    'data-row': key,
    className: isFound ? foundClasses : plainClasses,
    ...(isFound && { tabIndex: -1, 'aria-current': true }),
  }
}

/** A row that can be skipped (skip-rows.ts) clips what is outside it. The padding leaves room for focus rings. */
const plainClasses = 'px-4 -mx-4'

const foundClasses = 'rounded-lg border-l-2 border-brass bg-brass-wash px-3 -mx-3'
