import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { savePlace, showPlace } from '#web/lib/dom/place-in-view.ts'
import { layOutRows } from './skip-rows.ts'

/**
 * Distances from the end: up to the first, the view follows new text; beyond the second, the button to scroll down is
 * shown.
 */
const endDistancePx = 24
const awayDistancePx = 200

/** Distance from the top within which older messages are loaded. */
const loadOlderDistancePx = 40

/** In pixels. */
type Position = { top: number; height: number; visibleHeight: number; width: number }

export type PinnedScroll = {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Whether the view follows the newest message. */
  pinned: RefObject<boolean>
  /** A jump to a message is in progress: until it ends, the scroll position is not the user's choice. */
  jumping: RefObject<boolean>
  /** The user is far from the newest message. */
  away: boolean
  onScroll(): void
  toEnd(): void
}

type Options = {
  /** The first row's key. It changes when older messages are added above. */
  firstKey: string | undefined
  /** The key of an answer that the user began here, such as by sending a question. The view then scrolls to the end. */
  startedKey: string | undefined
  /** The key of the last question if a box of official numbers is under it. */
  emergencyKey: string | undefined
  /** Whether the virtual list keeps the rows in place itself. */
  anchored: boolean
  onNearTop(): void
}

/**
 * A list that shows its end and follows it as it grows, until the user scrolls up, or the box of official numbers under
 * the last question reaches the top. From then on, rows added above or below do not move the view, and the text at its
 * top stays there when the list gets wider or narrower.
 */
export function usePinnedScroll(options: Options): PinnedScroll {
  const { firstKey, startedKey, emergencyKey, anchored, onNearTop } = options
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pinned = useRef(true)
  /** The chat was opened or an answer begun, and the user has not chosen the place since. */
  const fresh = useRef(true)
  const jumping = useRef(false)
  const last = useRef<Position>({ top: 0, height: 0, visibleHeight: 0, width: 0 })
  const [away, setAway] = useState(false)

  const recordPosition = useCallback(() => {
    const box = scroller.current
    if (!box) return
    last.current = {
      top: box.scrollTop,
      height: box.scrollHeight,
      visibleHeight: box.clientHeight,
      width: box.clientWidth,
    }
    if (!pinned.current) savePlace(box)
    setAway(box.scrollHeight - box.scrollTop - box.clientHeight > awayDistancePx && !pinned.current)
  }, [])

  const toEnd = useCallback(() => {
    const box = scroller.current
    if (!box) return
    pinned.current = true
    jumping.current = false
    box.scrollTop = box.scrollHeight
    recordPosition()
  }, [recordPosition])

  const onScroll = () => {
    const box = scroller.current
    // After a change of the width, the position before it is still needed to find the place again.
    if (!box || box.clientWidth !== last.current.width) return
    const remainingPx = box.scrollHeight - box.scrollTop - box.clientHeight
    if (remainingPx <= endDistancePx) pinned.current = !jumping.current
    // Only the user scrolls up, unless the list shrinks or more of it becomes visible: the browser then moves it. A
    // virtual list can shrink while it measures its rows, and more is visible when the message field gets smaller.
    else if (
      box.scrollTop < last.current.top - 1 &&
      box.scrollHeight >= last.current.height &&
      box.clientHeight <= last.current.visibleHeight
    ) {
      pinned.current = false
    }
    recordPosition()
    if (box.scrollTop <= loadOlderDistancePx) onNearTop()
  }

  useFollowGrowth({ scroller, content, last, pinned, fresh, toEnd, recordPosition }, emergencyKey)
  useStablePosition({ scroller, last, pinned, recordPosition }, firstKey, anchored)

  useLayoutEffect(toEnd, [toEnd])
  useLayoutEffect(() => {
    if (startedKey === undefined) return
    fresh.current = true
    toEnd()
  }, [startedKey, toEnd])

  return { scroller, content, pinned, jumping, away, onScroll, toEnd }
}

type PositionRefs = Pick<PinnedScroll, 'scroller' | 'pinned'> & {
  last: RefObject<Position>
  recordPosition(): void
}

type GrowthRefs = PositionRefs & Pick<PinnedScroll, 'content' | 'toEnd'> & { fresh: RefObject<boolean> }

/**
 * Keeps the end in view when the answer grows, the window is resized or a phone's keyboard opens. Elsewhere in the
 * list, keeps the place when its width changes: a phone is turned, or a panel opens.
 */
function useFollowGrowth(
  { scroller, content, last, pinned, fresh, toEnd, recordPosition }: GrowthRefs,
  emergencyKey: string | undefined,
): void {
  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    fresh.current = true
    const findHiddenPx = () => {
      const numbers = emergencyKey && box.querySelector(`[data-emergency="${CSS.escape(emergencyKey)}"]`)
      return numbers ? box.getBoundingClientRect().top - numbers.getBoundingClientRect().top : 0
    }
    const follow = () => {
      // The user has scrolled past the numbers.
      const isPassed = !fresh.current && findHiddenPx() > endDistancePx
      fresh.current = false
      toEnd()
      const hiddenPx = findHiddenPx()
      if (isPassed || hiddenPx <= 0) return
      box.scrollTop -= hiddenPx
      // Closer to its end, the list would follow again.
      pinned.current = hiddenPx <= endDistancePx
      recordPosition()
    }
    const watcher = new ResizeObserver(() => {
      const isResized = box.clientWidth !== last.current.width
      if (isResized) layOutRows(box)
      // The field of an edit stays in view, even if an answer grows below it.
      const { activeElement } = document
      if (activeElement?.tagName === 'TEXTAREA' && box.contains(activeElement)) pinned.current = false
      if (pinned.current) return follow()
      if (isResized) showPlace(box)
      recordPosition()
    })
    watcher.observe(box)
    watcher.observe(content.current)
    return () => watcher.disconnect()
  }, [scroller, content, last, pinned, fresh, toEnd, recordPosition, emergencyKey])
}

/** When older messages are added above, moves the visible ones back into place before the browser paints. */
function useStablePosition(
  { scroller, last, pinned, recordPosition }: PositionRefs,
  firstKey: string | undefined,
  anchored: boolean,
): void {
  const previousKey = useRef(firstKey)
  // Only when the first row changes: measuring at every render would cause two layouts per frame.
  useLayoutEffect(() => {
    const box = scroller.current
    if (
      box &&
      previousKey.current !== undefined &&
      previousKey.current !== firstKey &&
      !anchored &&
      !pinned.current &&
      // If the width has changed too, useFollowGrowth is about to show the place that was saved before that.
      box.clientWidth === last.current.width
    ) {
      box.scrollTop = last.current.top + (box.scrollHeight - last.current.height)
      recordPosition()
    }
    previousKey.current = firstKey
  }, [firstKey, anchored, scroller, last, pinned, recordPosition])
}
