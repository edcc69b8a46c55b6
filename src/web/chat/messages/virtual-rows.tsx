import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageRow } from './message-row.tsx'
import { rowAttributes } from './row-attributes.ts'
import { type FoundRow, jumpMarginPx } from './use-jump.ts'
import type { PinnedScroll } from './use-pinned-scroll.ts'
import type { Row } from './use-rows.ts'

type VirtualRowsProps = {
  rows: readonly Row[]
  conversation: ReadableConversation
  scroll: Pick<PinnedScroll, 'scroller' | 'pinned' | 'jumping'>
  /** Pixels above the first row. */
  startMarginPx: number
  /** The row to scroll to, or that the list scrolled to before. */
  found: FoundRow | undefined
  onRetry(): void
}

/** Rendered beyond the view: with less, fast scrolling shows blank space. */
const bufferPx = 1000

/** For long conversations: only the rows near the view are in the DOM, or all of them while printing. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, scroll, ...shared } = props
  const { printing, savedPosition } = usePrinting(scroll.scroller)
  if (!printing) return <RowsNearView {...props} savedPosition={savedPosition} />
  return rows.map(row => <MessageRow key={row.key} row={row} {...shared} />)
}

/** `savedPosition`: the first row in view when printing began, to which the list scrolls back afterwards. */
function usePrinting(scroller: RefObject<HTMLDivElement | null>): {
  printing: boolean
  savedPosition: RowPosition | undefined
} {
  const [state, setState] = useState<{ printing: boolean; savedPosition: RowPosition | undefined }>({
    printing: false,
    savedPosition: undefined,
  })
  useEffect(() => {
    const events = new AbortController()
    const begin = () => {
      const savedPosition = firstInView(scroller.current)
      // The browser prints the page as soon as this returns.
      flushSync(() => setState({ printing: true, savedPosition }))
    }
    const end = () => setState(({ savedPosition }) => ({ printing: false, savedPosition }))
    window.addEventListener('beforeprint', begin, { signal: events.signal })
    window.addEventListener('afterprint', end, { signal: events.signal })
    return () => events.abort()
  }, [scroller])
  return state
}

function RowsNearView(props: VirtualRowsProps & { savedPosition: RowPosition | undefined }) {
  const { rows, conversation, scroll, startMarginPx, found, onRetry, savedPosition } = props
  const { scroller, jumping } = scroll
  const list = useRef<VirtualizerHandle>(null)
  const shift = usePrepended(rows)
  // Measured while the plain rows are still in the DOM, so that the same row stays in view.
  const [position] = useState(() => savedPosition ?? firstInView(scroller.current))
  const { goTo, goOn } = useGoTo(props, list)

  useLayoutEffect(() => goTo(position), [goTo, position])
  useLayoutEffect(() => {
    if (found && jumping.current) goTo({ key: found.key, topPx: jumpMarginPx })
  }, [goTo, found, jumping])

  return (
    <Virtualizer
      ref={list}
      scrollRef={scroller}
      startMargin={startMarginPx}
      bufferSize={bufferPx}
      shift={shift}
      data={rows}
      onResize={() => queueMicrotask(goOn)}
    >
      {row => (
        <div key={row.key} {...rowAttributes(row, found)}>
          <MessageRow row={row} conversation={conversation} onRetry={onRetry} />
        </div>
      )}
    </Virtualizer>
  )
}

/**
 * `goTo` scrolls to a row, and `goOn` continues this until the rows there are measured or the view follows the newest
 * message. The list's own `scrollToIndex` continues for longer, and cannot be ended.
 */
function useGoTo(
  { rows, scroll, startMarginPx }: VirtualRowsProps,
  list: RefObject<VirtualizerHandle | null>,
) {
  const { scroller, pinned } = scroll
  const target = useRef<RowPosition>(undefined)
  const latest = useRef({ rows, startMarginPx })
  useLayoutEffect(() => {
    latest.current = { rows, startMarginPx }
  })
  const goOn = useCallback(() => {
    const box = scroller.current
    if (!box || !list.current) return
    if (pinned.current) {
      target.current = undefined
      box.scrollTop = box.scrollHeight
    }
    const { key, topPx = 0 } = target.current ?? {}
    const index = latest.current.rows.findIndex(row => row.key === key)
    if (key === undefined || index === -1) return
    box.scrollTop = latest.current.startMarginPx + list.current.getItemOffset(index) - topPx
    if (isMeasured(box, key)) target.current = undefined
  }, [list, scroller, pinned])
  const goTo = useCallback(
    (position: RowPosition | undefined) => {
      target.current = position
      goOn()
    },
    [goOn],
  )
  return { goTo, goOn }
}

/** The list hides rows until they are measured. */
function isMeasured(box: HTMLElement, key: string): boolean {
  const rendered = [...box.querySelectorAll<HTMLElement>('[data-row]')]
  return (
    rendered.some(row => row.dataset.row === key) &&
    rendered.every(row => getComputedStyle(row).visibility === 'visible')
  )
}

/** True only in a render in which the first row has changed, usually because older rows were added above it. */
function usePrepended(rows: readonly Row[]): boolean {
  const previousKey = useRef(rows[0]?.key)
  const prepended = previousKey.current !== rows[0]?.key
  useLayoutEffect(() => {
    previousKey.current = rows[0]?.key
  })
  return prepended
}

/** `topPx`: from the top of the view to the row. */
type RowPosition = { key: string; topPx: number }

function firstInView(scroller: HTMLElement | null): RowPosition | undefined {
  if (!scroller) return undefined
  const edgePx = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const box = element.getBoundingClientRect()
    if (box.bottom > edgePx) return { key: element.dataset.row ?? '', topPx: box.top - edgePx }
  }
  return undefined
}
