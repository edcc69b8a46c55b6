import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageRow } from './message-row.tsx'
import { rowAttributes } from './row-attributes.ts'
import { type FoundRow, jumpMarginPx } from './use-jump.ts'
import type { Row } from './use-rows.ts'

type VirtualRowsProps = {
  rows: readonly Row[]
  conversation: ReadableConversation
  scroller: RefObject<HTMLDivElement | null>
  pinned: RefObject<boolean>
  /** Pixels above the first row. */
  startMarginPx: number
  /** The row to scroll to. */
  found: FoundRow | undefined
  onRetry(): void
}

/** Rendered beyond the view: with less, fast scrolling shows blank space. */
const bufferPx = 1000

/** For long conversations: only the rows near the view are in the DOM, or all of them while printing. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, scroller, ...shared } = props
  const { printing, savedPosition } = usePrinting(scroller)
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
  const { rows, conversation, scroller, pinned, startMarginPx, found, onRetry, savedPosition } = props
  const list = useRef<VirtualizerHandle>(null)
  const shift = usePrepended(rows)
  // Measured while the plain rows are still in the DOM, so that the same row stays in view.
  const [position] = useState(() => savedPosition ?? firstInView(scroller.current))
  const start = useRef({ rows, position })

  useLayoutEffect(() => {
    const { rows: first, position: startPosition } = start.current
    const index = startPosition ? first.findIndex(row => row.key === startPosition.key) : -1
    if (pinned.current || index === -1) list.current?.scrollToIndex(first.length - 1, { align: 'end' })
    else list.current?.scrollToIndex(index, { align: 'start', offset: -(startPosition?.top ?? 0) })
  }, [pinned])

  const latestRows = useRef(rows)
  useLayoutEffect(() => {
    latestRows.current = rows
  })
  useLayoutEffect(() => {
    const index = latestRows.current.findIndex(row => row.key === found?.key)
    if (index !== -1) list.current?.scrollToIndex(index, { align: 'start', offset: -jumpMarginPx })
  }, [found])

  return (
    <Virtualizer
      ref={list}
      scrollRef={scroller}
      startMargin={startMarginPx}
      bufferSize={bufferPx}
      shift={shift}
      data={rows}
    >
      {row => (
        <div key={row.key} {...rowAttributes(row, found)}>
          <MessageRow row={row} conversation={conversation} onRetry={onRetry} />
        </div>
      )}
    </Virtualizer>
  )
}

/** True only in the render in which older rows were added above the first. */
function usePrepended(rows: readonly Row[]): boolean {
  const previousKey = useRef(rows[0]?.key)
  const prepended = previousKey.current !== rows[0]?.key
  useLayoutEffect(() => {
    previousKey.current = rows[0]?.key
  })
  return prepended
}

type RowPosition = { key: string; top: number }

function firstInView(scroller: HTMLElement | null): RowPosition | undefined {
  if (!scroller) return undefined
  const edge = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const box = element.getBoundingClientRect()
    if (box.bottom > edge) return { key: element.dataset.row ?? '', top: box.top - edge }
  }
  return undefined
}
