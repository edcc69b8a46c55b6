import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { ConversationStore } from './conversation-store.ts'
import { MessageRow } from './message-row.tsx'
import type { Row } from './rows.ts'

type VirtualRowsProps = {
  rows: readonly Row[]
  conversation: ConversationStore
  scroller: RefObject<HTMLDivElement | null>
  pinned: RefObject<boolean>
  /** Pixels above the first row. */
  startMargin: number
  onRetry(): void
}

/** Pixels drawn beyond the view: with less, fast scrolling shows blanks. */
const bufferSize = 1000

/** Long conversations: only what is near the view is in the page. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, conversation, scroller, pinned, startMargin, onRetry } = props
  const list = useRef<VirtualizerHandle>(null)
  const shift = usePrepended(rows)
  // Read while the plain rows are still in the page: what was in view there stays in view here.
  const [place] = useState(() => firstInView(scroller.current))
  const start = useRef({ rows, place })

  useLayoutEffect(() => {
    const { rows: first, place: seen } = start.current
    const index = seen ? first.findIndex(row => row.key === seen.key) : -1
    if (pinned.current || index === -1) list.current?.scrollToIndex(first.length - 1, { align: 'end' })
    else list.current?.scrollToIndex(index, { align: 'start', offset: -(seen?.top ?? 0) })
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

function firstInView(scroller: HTMLElement | null): { key: string; top: number } | undefined {
  if (!scroller) return undefined
  const edge = scroller.getBoundingClientRect().top
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const box = element.getBoundingClientRect()
    if (box.bottom > edge) return { key: element.dataset.row ?? '', top: box.top - edge }
  }
  return undefined
}
