import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Link, useParams } from 'wouter'
import type { Message } from '#shared/api/chat.ts'
import { dayOf } from '#shared/text/date-format.ts'
import { isNotFound } from '#web/api/client.ts'
import { getSharedChat, type ReceivedSharedChat } from '#web/api/sharing.ts'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import { toShown } from '#web/chat/conversation/shown-message.ts'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { useFreshLinks } from '#web/chat/conversation/use-fresh-links.ts'
import { stopReading } from '#web/chat/messages/actions/reading.ts'
import { answerOrigin } from '#web/chat/messages/answer-origin.ts'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import { MessageRow } from '#web/chat/messages/message-row.tsx'
import { useRows } from '#web/chat/messages/use-rows.ts'
import { readOnlyActions, VersionActionsContext } from '#web/chat/messages/version-actions-context.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { LoadingText, PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'

/** A chat that a user shared by a link: read-only, for visitors too. */
export function SharedPage() {
  const { token = '' } = useParams()
  return <Shared key={token} token={token} />
}

function Shared({ token }: { token: string }) {
  const texts = useTexts(sharingTexts)
  const load = useCallback((signal?: AbortSignal) => getSharedChat(token, signal), [token])
  const { data: chat, setData: setChat, error, failed, retry } = useLoad(load)

  const linkLoad = useRef<Promise<void>>(undefined)
  /** One load for all links that stop working at the same time. */
  const refreshLinks = useCallback(() => {
    linkLoad.current ??= load()
      .then(setChat)
      .finally(() => {
        linkLoad.current = undefined
      })
    return linkLoad.current
  }, [load, setChat])
  const actions = useMemo(() => ({ refreshLinks, pickAgain: () => {}, ask: () => {} }), [refreshLinks])

  const hasFiles = chat?.messages.some(({ attachments }) => attachments) ?? false
  const renewLinks = useCallback(async () => {
    if (!hasFiles) return true
    try {
      await refreshLinks()
      return true
    } catch (error) {
      logFailure('Failed to fetch fresh links', error)
      // The links of a share that ended cannot be renewed.
      return isNotFound(error)
    }
  }, [hasFiles, refreshLinks])
  useFreshLinks(renewLinks)

  return (
    <PageFrame title={chat?.title ?? texts.sharedTitle}>
      {chat && (
        <MessageActionsContext value={actions}>
          <SharedChat chat={chat} />
        </MessageActionsContext>
      )}
      {!chat && !failed && <LoadingText>{texts.sharesLoading}</LoadingText>}
      {!chat && failed && (
        <div role="alert" className="min-h-96">
          <h1 className="serif text-2xl">{isNotFound(error) ? texts.sharedGone : texts.sharedFailed}</h1>
          {isNotFound(error) ? (
            <p className="mt-2 text-soft">{texts.sharedGoneAdvice}</p>
          ) : (
            <TryAgainButton className="mt-6" onPress={retry} />
          )}
        </div>
      )}
    </PageFrame>
  )
}

function SharedChat({ chat }: { chat: ReceivedSharedChat }) {
  const texts = useTexts(sharingTexts)
  const { language } = useLanguage()
  const dates = [chat.createdAt, chat.expiresAt].map(date => dayOf(date, language)) as [string, string]
  return (
    <div className="printed-chat mx-auto max-w-3xl">
      <p className="text-sm font-semibold text-brass">{texts.sharedTitle}</p>
      <h1 dir="auto" className="serif mt-1 text-3xl leading-tight wrap-anywhere">
        {chat.title || texts.untitled}
      </h1>
      <p className="mt-2 text-sm text-soft">{texts.sharedOn(...dates)}</p>
      <p className="mt-4 rounded-md border border-brass/40 bg-brass-wash px-4 py-3 text-sm">
        {texts.sharedNotice(answerOrigin(chat.messages))}
      </p>
      <VersionActionsContext value={readOnlyActions}>
        <SharedMessages chat={chat} />
      </VersionActionsContext>
      <Link href="/" className={`mt-8 print:hidden ${buttonClasses('primary')}`}>
        {texts.askYourOwn}
      </Link>
    </div>
  )
}

function SharedMessages({ chat }: { chat: ReceivedSharedChat }) {
  const texts = useTexts(sharingTexts)
  const conversation = useMemo(() => conversationOf(chat), [chat])
  const rows = useRows(conversation)
  const unanswered = useMemo(() => unansweredQuestions(chat), [chat])
  // Reading aloud ends when the page is left.
  useEffect(() => stopReading, [])
  return (
    <div className="mt-6">
      {rows.map(row => {
        const hiddenFileCount = chat.hiddenFileCounts.get(row.key) ?? 0
        return (
          <div key={row.key}>
            <MessageRow row={row} conversation={conversation} onRetry={noRetry} />
            {hiddenFileCount > 0 && (
              <p className="text-right text-sm text-soft">{texts.hiddenFiles(hiddenFileCount)}</p>
            )}
            {unanswered.has(row.key) && <p className="text-right text-sm text-soft">{texts.unanswered}</p>}
          </div>
        )
      })}
    </div>
  )
}

/** A conversation that never changes. It belongs to no chat, so nothing can be sent or answered again. */
function conversationOf({ messages }: ReceivedSharedChat): ReadableConversation {
  const shown = messages.map(message => toShown(message, message.id))
  const state = { ...emptyConversation, messages: shown }
  return { subscribe: () => () => {}, getState: () => state }
}

/** The ids of questions whose answer was stopped or failed before its first word. */
function unansweredQuestions({ messages }: ReceivedSharedChat): Set<string> {
  const isUnanswered = ({ role }: Message, index: number) =>
    role === 'user' && messages[index + 1]?.role !== 'assistant'
  return new Set(messages.filter(isUnanswered).map(({ id }) => id))
}

function noRetry(): void {}
