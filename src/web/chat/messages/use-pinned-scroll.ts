import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** From the end: nearer counts as being there, farther shows the button back to it. */
const endDistancePx = 24
const awayDistancePx = 200

/** From the top: nearer loads older messages. */
const loadOlderDistancePx = 40

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
  /** The first row's key. If it changes, older messages were added above. */
  firstKey: string | undefined
  /** The key of what the person just sent. The view scrolls to it. */
  sentKey: string | undefined
  /** The virtual list keeps the rows in place by itself. */
  anchored: boolean
  onNearTop(): void
}

/**
 * A list that shows its end and follows it as it grows, until the reader scrolls up. From then on, what is added above
 * or below does not move what they read.
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
    setAway(box.scrollHeight - box.scrollTop - box.clientHeight > awayDistancePx && !pinned.current)
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
    if (left <= endDistancePx) pinned.current = true
    // A scroll up while the height stays the same is the reader's: a virtual list changes it as it measures rows.
    else if (box.scrollTop < last.current.top - 1 && box.scrollHeight === last.current.height) {
      pinned.current = false
    }
    remember()
    if (box.scrollTop <= loadOlderDistancePx) onNearTop()
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

/** Keeps the end in view when the answer grows, the window is resized or a phone's keyboard opens. */
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

/** Keeps what is in view where it is when older messages are added above, before the browser paints. */
function useKeptPlace(
  { scroller, last, pinned, remember }: Kept,
  firstKey: string | undefined,
  anchored: boolean,
): void {
  const known = useRef(firstKey)
  // Only then: measuring at every render would lay out the page twice a frame.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && known.current !== undefined && known.current !== firstKey && !anchored && !pinned.current) {
      box.scrollTop = last.current.top + (box.scrollHeight - last.current.height)
      remember()
    }
    known.current = firstKey
  }, [firstKey, anchored, scroller, last, pinned, remember])
}
