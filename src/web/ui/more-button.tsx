import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type MoreButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  labels: { more: string; loading: string }
  hasMore: boolean
  loading: boolean
  /** Rows in the list now. */
  count: number
  onMore(): void
  /** Where the focus goes when the button goes: mostly the first row that is new, given the count at the press. */
  next(countBefore: number): HTMLElement | null | undefined
}

/** Fetches the next page of a list. There until everything is shown; then whoever pressed it goes on with what came. */
export function MoreButton({ labels, hasMore, loading, count, onMore, next, ...look }: MoreButtonProps) {
  const countBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const before = countBefore.current
    if (before === undefined || (hasMore && count <= before)) return
    countBefore.current = undefined
    // Not where the person has gone elsewhere meanwhile.
    if (!hasMore && document.activeElement === document.body) next(before)?.focus({ preventScroll: true })
  }, [hasMore, count, next])

  if (!hasMore) return null
  const press = () => {
    if (loading) return
    countBefore.current = count
    onMore()
  }
  return (
    <Button {...look} aria-busy={loading} onClick={press}>
      {loading ? labels.loading : labels.more}
    </Button>
  )
}
