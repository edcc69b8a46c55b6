import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels: nearer to the end counts as being there; farther away, the way back is offered. */
const endDistance = 24
const awayDistance = 200

/** Pixels from the top at which older messages are fetched. */
const olderDistance = 40

export type PinnedScroll = {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Whether the view follows the newest message. */
  pinned: RefObject<boolean>
  /** The reader is far from the newest message. */
  away: boolean
  onScroll(): void
  toEnd(): void
}

type Options = {
  /** The first row's key: another one means that older messages came before it. */
  firstKey: string | undefined
  /** The key of what the person just sent: the view goes to it. */
  sentKey: string | undefined
  /** Rows above are kept in their place by someone else. */
  anchored: boolean
  onNearTop(): void
}

/**
 * A list that shows its end and follows it as it grows, until the reader scrolls up; then the view is theirs, and
 * what comes above or below moves nothing that they read.
 */
export function usePinnedScroll({ firstKey, sentKey, anchored, onNearTop }: Options): PinnedScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pinned = useRef(true)
  const last = useRef({ top: 0, height: 0 })
  const [away, setAway] = useState(false)

  const remember = useCallback(() => {
    const box = scroller.current
    if (!box) return
    last.current = { top: box.scrollTop, height: box.scrollHeight }
    setAway(box.scrollHeight - box.scrollTop - box.clientHeight > awayDistance && !pinned.current)
  }, [])

  const toEnd = useCallback(() => {
    const box = scroller.current
    if (!box) return
    pinned.current = true
    box.scrollTop = box.scrollHeight
    remember()
  }, [remember])

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    if (left <= endDistance) pinned.current = true
    // Only the reader moves up while nothing changes its size: a long list measures its rows as they come by.
    else if (box.scrollTop < last.current.top - 1 && box.scrollHeight === last.current.height) {
      pinned.current = false
    }
    remember()
    if (box.scrollTop <= olderDistance) onNearTop()
  }

  useFollowedGrowth({ scroller, content, pinned, toEnd, remember })
  useKeptPlace({ scroller, last, pinned, remember }, firstKey, anchored)

  useLayoutEffect(toEnd, [toEnd])
  useLayoutEffect(() => {
    if (sentKey !== undefined) toEnd()
  }, [sentKey, toEnd])

  return { scroller, content, pinned, away, onScroll, toEnd }
}

type Watched = {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  pinned: RefObject<boolean>
  toEnd(): void
  remember(): void
}

/** The answer grows, the window changes, the phone's keyboard opens: the end stays in view. */
function useFollowedGrowth({ scroller, content, pinned, toEnd, remember }: Watched): void {
  useEffect(() => {
    if (!scroller.current || !content.current) return
    const watcher = new ResizeObserver(() => {
      if (pinned.current) toEnd()
      else remember()
    })
    watcher.observe(scroller.current)
    watcher.observe(content.current)
    return () => watcher.disconnect()
  }, [scroller, content, pinned, toEnd, remember])
}

type Kept = {
  scroller: RefObject<HTMLDivElement | null>
  last: RefObject<{ top: number; height: number }>
  pinned: RefObject<boolean>
  remember(): void
}

/** Older messages came above: what was in view stays where it was, before anything is drawn. */
function useKeptPlace(
  { scroller, last, pinned, remember }: Kept,
  firstKey: string | undefined,
  anchored: boolean,
): void {
  const known = useRef(firstKey)
  // Only then: measuring at every drawing would lay out the page twice a frame.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && known.current !== undefined && known.current !== firstKey && !anchored && !pinned.current) {
      box.scrollTop = last.current.top + (box.scrollHeight - last.current.height)
      remember()
    }
    known.current = firstKey
  }, [firstKey, anchored, scroller, last, pinned, remember])
}
