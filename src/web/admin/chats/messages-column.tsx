import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findReason, isReasonRequired } from '#web/admin/common/access-reason.ts'
import type { Selection } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { ColumnHeader } from '#web/admin/layout/column-header.tsx'
import { Facts } from '#web/admin/layout/facts.tsx'
import { ColumnPlaceholder, ListError, ListReasonNeeded, ListStatus } from '#web/admin/layout/list-status.tsx'
import { listUserMessages } from '#web/api/admin-calls.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { copyText } from '#web/lib/dom/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { chatLines, listOlder } from './chat-transcript.ts'
import type { ChatMessages } from './use-chat-messages.ts'

/** Contains the Markdown renderer, so it is loaded only when messages are shown. */
const MessageRows = lazyPart(
  () => import('./message-rows.tsx'),
  code => code.MessageRows,
)

type MessagesColumnProps = {
  selection: Selection
  /** The user and the title of the chat, as far as they are known. */
  about: readonly string[]
  messages: ChatMessages
  /** Shown only on a phone, where the role panel with its own field is hidden. False unless a reason is required. */
  reasonField: ReactNode
  back: { href: string; label: string } | undefined
  onFailed(error: unknown): void
}

export function MessagesColumn(props: MessagesColumnProps) {
  const { selection, about, messages, reasonField, back, onFailed } = props
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const { isCopying, copy } = useCopyChat(selection, messages, onFailed)
  if (!selection.chatId) return <ColumnPlaceholder>{texts.selectChat}</ColumnPlaceholder>
  const isLoadingOlder = messages.isFetchingNextPage
  const count = messages.messages.length
  const total = messages.offset + count
  const isPartOfChat = messages.hasNextPage || (messages.data?.pages.length ?? 0) > 1
  const hasMessages = count > 0
  const isReasonNeeded = messages.isLoadingError && isReasonRequired(messages.error)
  const isEmpty = messages.isSuccess && !hasMessages
  return (
    <>
      <div className="border-b border-line">
        <ColumnHeader
          column="messages"
          title={texts.messages}
          // Older messages are loaded above the view, which does not move.
          note={
            <span role="status" className="text-xs text-soft tabular-nums">
              {isPartOfChat && texts.matches(format.number(count), format.number(total))}
            </span>
          }
          {...(back && { back })}
        >
          <Button
            variant="quiet"
            size="sm"
            aria-disabled={!messages.hasNextPage}
            aria-busy={isLoadingOlder}
            onClick={messages.loadMore}
            className="px-2"
          >
            {isLoadingOlder ? texts.loading : texts.loadOlder}
          </Button>
          <Button
            size="sm"
            busy={isCopying}
            disabled={!hasMessages}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copy()}
            className="px-2"
          >
            {isCopying ? texts.copying : texts.copyChat}
          </Button>
        </ColumnHeader>
        {/* In a wide window, the columns beside this one say so. */}
        <Facts facts={about} className="px-4 pb-2 text-xs text-soft wrap-anywhere empty:hidden md:hidden" />
        {reasonField && <div className="px-4 pb-3 md:hidden">{reasonField}</div>}
      </div>
      <ListStatus>{messages.isPending ? texts.loading : isEmpty && texts.noMessages}</ListStatus>
      {/* On a phone, the field right above already says so. */}
      {isReasonNeeded && <ListReasonNeeded className="max-md:hidden" />}
      {messages.isLoadingError && !isReasonNeeded && (
        <ListError hasToast onRetry={() => void messages.refetch()}>
          {texts.messagesNotLoaded}
        </ListError>
      )}
      {hasMessages && (
        <MessageRows
          messages={messages.messages}
          fallback={<ListStatus>{texts.loading}</ListStatus>}
          missing={again => <ListError onRetry={again}>{texts.messagesNotLoaded}</ListError>}
        />
      )}
    </>
  )
}

/** Copies the whole chat, including messages not loaded yet. Stops when the chat leaves the screen. */
function useCopyChat(
  { userId, chatId }: Selection,
  { messages, offset }: ChatMessages,
  onFailed: (error: unknown) => void,
) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const [isCopying, setCopying] = useState(false)
  const transcript = useRef<{ messages: typeof messages; lines: string }>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const readLines = async (signal: AbortSignal) => {
    if (!userId || !chatId) return ''
    if (transcript.current?.messages !== messages) {
      const options = { reason: findReason(client, userId), signal }
      const older = await listOlder(offset, from => listUserMessages({ userId, chatId }, from, options))
      transcript.current = { messages, lines: chatLines([...older, ...messages]) }
    }
    return transcript.current.lines
  }
  const copy = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    setCopying(true)
    try {
      const lines = await readLines(signal)
      signal.throwIfAborted()
      await copyText(lines).then(
        () => toast(texts.chatCopied, 'success'),
        // Some browsers allow a copy only right after a click. By the second click, the text is ready.
        () => toast(texts.copyRefused, 'error'),
      )
    } catch (error) {
      if (!signal.aborted) onFailed(error)
    } finally {
      setCopying(false)
    }
  }
  return { isCopying, copy }
}
