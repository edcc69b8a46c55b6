import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type MoreButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  labels: { more: string; loading: string }
  hasMore: boolean
  loading: boolean
  /** The number of rows in the list. */
  count: number
  onMore(): void
  /**
   * What takes the focus when the button disappears, usually the row at this index: the first new one or, if the last
   * page was empty, the last one.
   */
  next(index: number): HTMLElement | null | undefined
}

/** Loads the next page of a list. Once the last page is loaded, it disappears and the focus moves on. */
export function MoreButton({ labels, hasMore, loading, count, onMore, next, ...style }: MoreButtonProps) {
  const countBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const before = countBefore.current
    if (before === undefined || (hasMore && count <= before)) return
    countBefore.current = undefined
    // Not if the user has moved the focus.
    if (!hasMore && document.activeElement === document.body)
      next(Math.min(before, count - 1))?.focus({ preventScroll: true })
  }, [hasMore, count, next])

  if (!hasMore) return null
  const press = () => {
    if (loading) return
    countBefore.current = count
    onMore()
  }
  return (
    <Button {...style} aria-busy={loading} onClick={press}>
      {loading ? labels.loading : labels.more}
    </Button>
  )
}
