import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { messageTexts } from '#web/i18n/chat/texts-messages.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { hasRememberedPlace } from '#web/lib/dom/remembered-place.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { reading, stopReading } from './actions/reading.ts'
import { answerOrigin } from './answer-origin.ts'
import { MessageRow } from './message-row.tsx'
import { rowAttributes } from './row-attributes.ts'
import { createRowSkipper } from './skip-rows.ts'
import { type FoundRow, type JumpTarget, useJump } from './use-jump.ts'
import { usePinnedScroll } from './use-pinned-scroll.ts'
import { type Row, useRows } from './use-rows.ts'
import { useShownRows } from './use-shown-rows.ts'
import type { VirtualRows as Virtual } from './virtual-rows.tsx'

/** Up to this many rows, all are in the DOM, for the browser's search and for screen readers. */
const maxPlainRows = 200
/** Above this many rows, the code for longer lists is loaded in advance. */
const preloadRowCount = maxPlainRows / 2

/** The space above the first message, with and without the button for older ones. */
const topWithOlderPx = 64
const topWithoutOlderPx = 16

type MessageListProps = {
  conversation: ReadableConversation
  /** The message to go to, if any. */
  target: JumpTarget | undefined
  onLoadOlder(): void
  onReload(): Promise<void>
  onRetry(): void
}

export function MessageList({ conversation, target, onLoadOlder, onReload, onRetry }: MessageListProps) {
  const texts = useTexts(messageTexts)
  const { loading } = useTexts(chatTexts)
  const { model } = useConfig()
  const rows = useRows(conversation)
  const hasOlder = useConversationState(conversation, state => state.hasOlder)
  const older = useConversationState(conversation, state => state.older)
  const startedKey = useConversationState(conversation, ({ answer }) =>
    answer?.id || answer?.waited ? undefined : answer?.key,
  )
  const VirtualRows = useVirtualRows(rows.length)
  const [isReturning] = useState(hasRememberedPlace)
  const shown = useShownRows(rows, isReturning || target !== undefined || VirtualRows !== undefined)
  const scroll = usePinnedScroll({
    firstKey: shown[0]?.key,
    startedKey,
    emergencyKey: lastEmergencyKey(rows),
    anchored: VirtualRows !== undefined,
    onNearTop: () => {
      if (hasOlder && older === 'idle' && shown.length === rows.length) onLoadOlder()
    },
  })
  const { found, going, cancel } = useJump({
    conversation,
    rows,
    target,
    scroll,
    virtual: VirtualRows !== undefined,
    onLoadOlder,
    onReload,
  })
  useEndOfReading(rows)
  // The button's space remains once there are no older messages, so that nothing moves.
  const [hadOlder, setHadOlder] = useState(hasOlder)
  if (hasOlder && !hadOlder) setHadOlder(true)
  const topPx = hadOlder ? topWithOlderPx : topWithoutOlderPx

  return (
    <div className="relative min-h-0 grow">
      <section
        ref={scroll.scroller}
        data-scroller=""
        aria-label={texts.conversation}
        onScroll={scroll.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div ref={scroll.content} className="mx-auto w-full max-w-3xl px-4 pb-6">
          <div className="flex flex-col items-center justify-center" style={{ height: topPx }}>
            {hasOlder && older === 'failed' && <p className="text-xs text-soft">{texts.olderFailed}</p>}
            <MoreButton
              size="sm"
              labels={{ more: texts.loadOlder, loading }}
              hasMore={hasOlder}
              loading={older === 'loading'}
              count={rows.length}
              onMore={onLoadOlder}
              next={() => scroll.scroller.current}
            />
          </div>
          <p className="hidden print:block">
            {texts.printedNotices[answerOrigin(rows.map(row => withOrigin(row, model)))]}
          </p>
          {hasOlder && <p className="hidden print:block">{texts.olderNotPrinted}</p>}
          {VirtualRows ? (
            <VirtualRows
              rows={rows}
              conversation={conversation}
              scroll={scroll}
              startMarginPx={topPx}
              found={found}
              onRetry={onRetry}
            />
          ) : (
            <PlainRows rows={shown} conversation={conversation} found={found} onRetry={onRetry} />
          )}
        </div>
      </section>
      {going && (
        <p
          role="status"
          className="absolute top-3 left-1/2 -translate-x-1/2 rounded-lg border border-line bg-surface px-4 py-2 text-sm shadow-float"
        >
          {texts.goingToMessage}
        </p>
      )}
      {scroll.away && (
        <IconButton
          label={texts.scrollToNewest}
          icon={<ArrowDown className="size-5" />}
          onClick={() => {
            cancel()
            scroll.toEnd()
            // The button disappears, so focus the list.
            scroll.scroller.current?.focus()
          }}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full border border-edge bg-surface shadow-float"
        />
      )}
    </div>
  )
}

function lastEmergencyKey(rows: readonly Row[]): string | undefined {
  const question = rows.findLast(row => row.role === 'user')
  return question?.emergency && question.key
}

/** An answer that is still being written comes from the model that is configured now. */
function withOrigin({ role, builtIn, live }: Row, model: string) {
  return { role, builtIn: builtIn ?? (live && model === 'built-in') }
}

/** Reading aloud ends when the conversation is left or no longer has the answer: the stop button is gone by then. */
function useEndOfReading(rows: readonly Row[]): void {
  useEffect(() => stopReading, [])
  useEffect(() => {
    const key = reading.get()?.messageKey
    if (key !== undefined && !rows.some(row => row.key === key)) stopReading()
  }, [rows])
}

/**
 * Undefined while the list is short, or its code is loading or failed to load: the plain rows are then shown. It does
 * not use lazyPart, because the scrolling must know which of the two is rendered.
 */
function useVirtualRows(count: number): typeof Virtual | undefined {
  const [component, setComponent] = useState<typeof Virtual>()
  const wanted = count > preloadRowCount
  useEffect(() => {
    if (!wanted) return
    import('./virtual-rows.tsx').then(
      loaded => setComponent(() => loaded.VirtualRows),
      error => logFailure('Failed to load the long list', error),
    )
  }, [wanted])
  return count > maxPlainRows ? component : undefined
}

type PlainRowsProps = {
  rows: readonly Row[]
  conversation: ReadableConversation
  found: FoundRow | undefined
  onRetry(): void
}

function PlainRows({ rows, found, ...rest }: PlainRowsProps) {
  const [skipRow] = useState(createRowSkipper)
  return rows.map(row => (
    // The last row is never skipped, because its answer may be growing.
    <div key={row.key} ref={row.isLast ? undefined : skipRow} {...rowAttributes(row, found)}>
      <MessageRow row={row} {...rest} />
    </div>
  ))
}
