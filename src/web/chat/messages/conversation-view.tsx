import { memo, type ReactNode } from 'react'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { FirmLine } from '#web/shell/firm-line.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import type { JumpTarget } from './use-jump.ts'

/** Contains the Markdown renderer, so it is loaded only when it is needed. */
export const LazyMessageList = lazyPart(
  () => import('./message-list.tsx'),
  code => code.MessageList,
)

type ConversationViewProps = {
  conversation: ReadableConversation
  target: JumpTarget | undefined
  onLoadOlder(): void
  onRetry(): void
  onReload(): Promise<void>
}

/** The messages, or a status line instead: loading or failed. */
export const ConversationView = memo(function ConversationView(props: ConversationViewProps) {
  const { conversation, onReload } = props
  const texts = useTexts(chatTexts)
  const viewKey = useConversationState(conversation, state => state.viewKey)
  const latest = useConversationState(conversation, state => state.latest)
  const hasRows = useConversationState(
    conversation,
    state => state.messages.length > 0 || state.answer !== undefined,
  )
  const loading = <StatusLine>{texts.loading}</StatusLine>
  const failed = (again: () => void) => (
    <StatusLine
      action={
        <>
          <TryAgainButton onPress={again} />
          <FirmLine reason="no answer" className="justify-center" />
        </>
      }
    >
      {texts.latestFailed}
    </StatusLine>
  )
  if (hasRows) {
    return <LazyMessageList key={viewKey} {...props} fallback={loading} missing={failed} />
  }
  if (latest === 'failed') return failed(() => void onReload())
  return loading
})

function StatusLine({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex min-h-0 grow flex-col items-center justify-center gap-4 px-4 text-center text-soft"
    >
      <p>{children}</p>
      {action}
    </div>
  )
}
