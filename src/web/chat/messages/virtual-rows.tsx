import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { MessageRow } from './message-row.tsx'
import type { Row } from './rows.ts'

type VirtualRowsProps = {
  rows: readonly Row[]
  conversation: ReadableConversation
  scroller: RefObject<HTMLDivElement | null>
  pinned: RefObject<boolean>
  /** Pixels above the first row. */
  startMarginPx: number
  onRetry(): void
}

/** Drawn beyond the view: with less, fast scrolling shows blanks. */
const bufferPx = 1000

/** For long conversations: only the rows near the view are in the page. In print, all of them. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, scroller, ...shared } = props
  const { printing, seen } = usePrinting(scroller)
  if (!printing) return <RowsNearView {...props} seen={seen} />
  return rows.map(row => <MessageRow key={row.key} row={row} {...shared} />)
}

/** `seen`: what was in view when printing began, to be shown again afterwards. */
function usePrinting(scroller: RefObject<HTMLDivElement | null>): {
  printing: boolean
  seen: RowPosition | undefined
} {
  const [state, setState] = useState<{ printing: boolean; seen: RowPosition | undefined }>({
    printing: false,
    seen: undefined,
  })
  useEffect(() => {
    const events = new AbortController()
    const begin = () => {
      const seen = firstInView(scroller.current)
      // The browser prints what is there as soon as this returns.
      flushSync(() => setState({ printing: true, seen }))
    }
    const end = () => setState(({ seen }) => ({ printing: false, seen }))
    window.addEventListener('beforeprint', begin, { signal: events.signal })
    window.addEventListener('afterprint', end, { signal: events.signal })
    return () => events.abort()
  }, [scroller])
  return state
}

function RowsNearView(props: VirtualRowsProps & { seen: RowPosition | undefined }) {
  const { rows, conversation, scroller, pinned, startMarginPx, onRetry, seen } = props
  const list = useRef<VirtualizerHandle>(null)
  const shift = usePrepended(rows)
  // Read while the plain rows are still in the page, so that the same row stays in view.
  const [position] = useState(() => seen ?? firstInView(scroller.current))
  const start = useRef({ rows, position })

  useLayoutEffect(() => {
    const { rows: first, position: there } = start.current
    const index = there ? first.findIndex(row => row.key === there.key) : -1
    if (pinned.current || index === -1) list.current?.scrollToIndex(first.length - 1, { align: 'end' })
    else list.current?.scrollToIndex(index, { align: 'start', offset: -(there?.top ?? 0) })
  }, [pinned])

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
        <div key={row.key} data-row={row.key}>
          <MessageRow row={row} conversation={conversation} onRetry={onRetry} />
        </div>
      )}
    </Virtualizer>
  )
}

/** True in the one render in which older rows were added above the first. */
function usePrepended(rows: readonly Row[]): boolean {
  const known = useRef(rows[0]?.key)
  const prepended = known.current !== rows[0]?.key
  useLayoutEffect(() => {
    known.current = rows[0]?.key
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
