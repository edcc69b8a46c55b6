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
  startMargin: number
  onRetry(): void
}

/** Pixels drawn beyond the view: with less, fast scrolling shows blanks. */
const bufferSize = 1000

/** Long conversations: only what is near the view is in the page; on paper, all of it. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, scroller, ...shared } = props
  const { printing, seen } = usePrinting(scroller)
  if (!printing) return <RowsNearView {...props} seen={seen} />
  return rows.map(row => <MessageRow key={row.key} row={row} {...shared} />)
}

/** `seen`: what was in view when the printing began, to be in view again behind it. */
function usePrinting(scroller: RefObject<HTMLDivElement | null>): {
  printing: boolean
  seen: Place | undefined
} {
  const [state, setState] = useState<{ printing: boolean; seen: Place | undefined }>({
    printing: false,
    seen: undefined,
  })
  useEffect(() => {
    const events = new AbortController()
    const begin = () => {
      const seen = firstInView(scroller.current)
      // The browser takes its picture as soon as this returns.
      flushSync(() => setState({ printing: true, seen }))
    }
    const end = () => setState(({ seen }) => ({ printing: false, seen }))
    window.addEventListener('beforeprint', begin, { signal: events.signal })
    window.addEventListener('afterprint', end, { signal: events.signal })
    return () => events.abort()
  }, [scroller])
  return state
}

function RowsNearView(props: VirtualRowsProps & { seen: Place | undefined }) {
  const { rows, conversation, scroller, pinned, startMargin, onRetry, seen } = props
  const list = useRef<VirtualizerHandle>(null)
  const shift = usePrepended(rows)
  // Read while the plain rows are still in the page: what was in view there stays in view here.
  const [place] = useState(() => seen ?? firstInView(scroller.current))
  const start = useRef({ rows, place })

  useLayoutEffect(() => {
    const { rows: first, place: there } = start.current
    const index = there ? first.findIndex(row => row.key === there.key) : -1
    if (pinned.current || index === -1) list.current?.scrollToIndex(first.length - 1, { align: 'end' })
    else list.current?.scrollToIndex(index, { align: 'start', offset: -(there?.top ?? 0) })
  }, [pinned])

  return (
    <Virtualizer
      ref={list}
      scrollRef={scroller}
      startMargin={startMargin}
      bufferSize={bufferSize}
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

/** True in the one drawing in which older rows came before the first. */
function usePrepended(rows: readonly Row[]): boolean {
  const known = useRef(rows[0]?.key)
  const prepended = known.current !== rows[0]?.key
  useLayoutEffect(() => {
    known.current = rows[0]?.key
  })
  return prepended
}

type Place = { key: string; top: number }

function firstInView(scroller: HTMLElement | null): Place | undefined {
  if (!scroller) return undefined
  const edge = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const box = element.getBoundingClientRect()
    if (box.bottom > edge) return { key: element.dataset.row ?? '', top: box.top - edge }
  }
  return undefined
}
