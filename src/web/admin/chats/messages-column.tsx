import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ColumnFailure, ColumnHeader, ColumnLine, Placeholder } from '#web/admin/columns/column-parts.tsx'
import { reasonText, wantsReason } from '#web/admin/common/access-reason.ts'
import type { Selection } from '#web/admin/common/console-url.ts'
import { useWriting } from '#web/admin/common/format.ts'
import { listUserMessages } from '#web/api/admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { chatLines, listOlder } from './chat-transcript.ts'
import type { ChatMessages } from './use-chat-messages.ts'

/** With the Markdown renderer in it: not loaded before somebody reads. */
const MessageRows = lazyPart(
  () => import('./message-rows.tsx'),
  code => code.MessageRows,
)

type MessagesColumnProps = {
  selection: Selection
  messages: ChatMessages
  /** Where the server waits for one: a phone has no room for the panel beside the messages. */
  reasonField: ReactNode
  back: { href: string; label: string } | undefined
  onFailed(error: unknown): void
}

export function MessagesColumn({ selection, messages, reasonField, back, onFailed }: MessagesColumnProps) {
  const texts = useTexts(adminTexts)
  const writing = useWriting()
  const { copying, copy } = useCopiedChat(selection, messages, onFailed)
  if (!selection.chatId) return <Placeholder>{texts.selectChat}</Placeholder>
  const loadingOlder = messages.isFetchingNextPage
  const pages = messages.data?.pages.length ?? 0
  const hasMessages = messages.messages.length > 0
  const reasonNeeded = wantsReason(messages.error)
  return (
    <>
      <div className="border-b border-line">
        <ColumnHeader pane="messages" title={texts.messages} {...(back && { back })}>
          <Button
            variant="quiet"
            size="sm"
            aria-disabled={!messages.hasNextPage}
            aria-busy={loadingOlder}
            onClick={messages.loadMore}
            className="px-2"
          >
            {loadingOlder ? texts.loading : texts.loadOlder}
          </Button>
          <Button
            size="sm"
            busy={copying}
            disabled={!hasMessages}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copy()}
            className="px-2.5"
          >
            {copying ? texts.copying : texts.copyChat}
          </Button>
        </ColumnHeader>
        {reasonField && <div className="px-4 pb-3 md:hidden">{reasonField}</div>}
        <p role="status" className="sr-only">
          {pages > 1 && texts.messageCount(writing.number(messages.messages.length), false)}
        </p>
      </div>
      {messages.isPending && <ColumnLine>{texts.loading}</ColumnLine>}
      {messages.isLoadingError && reasonNeeded && (
        // On a phone the field says it, right above.
        <div className="max-md:hidden">
          <ColumnLine>{texts.reasonNeeded}</ColumnLine>
        </div>
      )}
      {messages.isLoadingError && !reasonNeeded && (
        <ColumnFailure busy={messages.isFetching} onRetry={() => void messages.refetch()}>
          {texts.messagesNotLoaded}
        </ColumnFailure>
      )}
      {messages.isSuccess && !hasMessages && <ColumnLine>{texts.noMessages}</ColumnLine>}
      {hasMessages && (
        <MessageRows
          messages={messages.messages}
          waiting={<ColumnLine>{texts.loading}</ColumnLine>}
          missing={again => (
            <ColumnFailure busy={false} onRetry={again}>
              {texts.messagesNotLoaded}
            </ColumnFailure>
          )}
        />
      )}
    </>
  )
}

/** The whole chat, also what is not loaded yet: no further than the chat stays on the screen. */
function useCopiedChat(
  { userId, chatId }: Selection,
  { messages, offset }: ChatMessages,
  onFailed: (error: unknown) => void,
) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const [copying, setCopying] = useState(false)
  const fetched = useRef<{ of: typeof messages; lines: string }>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const readLines = async (signal: AbortSignal) => {
    if (!userId || !chatId) return ''
    if (fetched.current?.of !== messages) {
      const reading = { reason: reasonText(client, userId), signal }
      const older = await listOlder(offset, from => listUserMessages({ userId, chatId }, from, reading))
      fetched.current = { of: messages, lines: chatLines([...older, ...messages]) }
    }
    return fetched.current.lines
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
        // The press was too long ago for some browsers: the second one finds everything ready.
        () => toast(texts.copyRefused, 'error'),
      )
    } catch (error) {
      if (!signal.aborted) onFailed(error)
    } finally {
      setCopying(false)
    }
  }
  return { copying, copy }
}
