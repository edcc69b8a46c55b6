import { RotateCcw } from 'lucide-react'
import { type MouseEvent, memo, use } from 'react'
import { languageOf } from '#shared/text/text-language.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import type { ShownAttachment } from '#web/chat/conversation/shown-message.ts'
import {
  noConversation,
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { messageTexts } from '#web/i18n/chat/texts-messages.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
import { FirmLine } from '#web/shell/firm-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileNames } from '#web/ui/file-names.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { CopyAnswer } from './actions/copy-answer.tsx'
import { ExportAnswer } from './actions/export-answer.tsx'
import { RateAnswer } from './actions/rate-answer.tsx'
import { ReadAloudButton } from './actions/read-aloud-button.tsx'
import { RegenerateMenu } from './actions/regenerate-menu.tsx'
import { AnswerActivity } from './answer-activity.tsx'
import { EmergencyPart } from './emergency-part.tsx'
import { incompleteReason } from './incomplete-reason.ts'
import { listAround } from './list-around.ts'
import { mentionsLawyer } from './mentions-lawyer.ts'
import { QuestionText } from './question-text.tsx'
import { SourceList } from './source-list.tsx'
import type { Row } from './use-rows.ts'
import { VersionActionsContext } from './version-actions-context.ts'

const MessageFiles = lazyPart(
  () => import('./files/message-files.tsx'),
  code => code.MessageFiles,
)

const UnsentFiles = lazyPart(
  () => import('./files/unsent-files.tsx'),
  code => code.UnsentFiles,
)

const Suggestions = lazyPart(
  () => import('./suggestions.tsx'),
  code => code.Suggestions,
)

const GivenLine = lazyPart(
  () => import('./given-line.tsx'),
  code => code.GivenLine,
)

const VersionPager = lazyPart(
  () => import('./version-pager.tsx'),
  code => code.VersionPager,
)

type MessageRowProps = { row: Row; conversation: ReadableConversation; onRetry(): void }

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  return props.row.role === 'user' ? <Question {...props} /> : <Answer {...props} />
})

function Question({ row, conversation, onRetry }: MessageRowProps) {
  const texts = useTexts(chatTexts)
  const fileLabels = useTexts(fileTexts)
  const words = useReaderWords()
  return (
    <article className="flex flex-col items-end py-3">
      <h2 className="sr-only">{words.you}</h2>
      {row.attachments.length > 0 && (
        <MessageFiles
          messageId={row.id}
          attachments={row.attachments}
          fallback={<div className={placeholderClasses(row.attachments)} />}
          missing={() => <FileNames files={row.attachments} />}
        />
      )}
      <QuestionText row={row} conversation={conversation} />
      {row.versions.length > 1 && (
        <VersionPager row={row} conversation={conversation} fallback={<div className="h-9" />} />
      )}
      {row.unsent && (
        <UnsentFiles
          unsent={row.unsent}
          missing={() => <FileNames label={fileLabels.notAttached} files={row.unsent?.files ?? []} />}
        />
      )}
      {row.emergency && (
        <div className="flex w-full flex-col pt-6" data-emergency={row.key}>
          <EmergencyPart emergency={row.emergency} />
        </div>
      )}
      {row.retry && (
        <RetryLine onRetry={onRetry} className="mt-3 justify-end">
          {row.retry.failure?.message || texts.unanswered}
        </RetryLine>
      )}
      {row.retry?.failure && <FirmLine reason="no answer" className="mt-2 justify-end" />}
    </article>
  )
}

/** As high as one row of files, so that usually nothing moves when their code is loaded. */
function placeholderClasses(attachments: readonly ShownAttachment[]): string {
  return attachments.some(({ kind }) => kind === 'image') ? 'mb-2 h-36' : 'mb-2 h-14'
}

function Answer({ row, conversation, onRetry }: MessageRowProps) {
  const texts = useTexts(messageTexts)
  const live = useConversationState(row.live ? conversation : noConversation, state => state.answer)
  const partial = live?.text === '' ? live.partial : undefined
  const text = partial?.content ?? live?.text ?? row.text
  const { sources } = partial ?? live ?? row
  // An error before the first word removes the answer from the screen.
  if (live?.error && text === '') return null
  return (
    <article className="py-3" aria-busy={live !== undefined}>
      <h2 className="sr-only">{texts.assistant}</h2>
      {text !== '' && (
        <div className="max-w-answer" data-answer="" lang={live ? undefined : languageOf(text)}>
          <Markdown text={text} growing={live !== undefined} sources={sources} />
        </div>
      )}
      {live && <AnswerActivity answer={live} />}
      {sources.length > 0 && !live?.searching && <SourceList sources={sources} />}
      {row.given && <GivenLine given={row.given} fallback={<div className="mt-2 h-5" />} />}
      {!live && (
        <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-1">
          {row.versions.length > 1 && <VersionPager row={row} conversation={conversation} />}
          {row.id !== undefined && !row.retry && (
            <RegenerateMenu messageKey={row.key} conversation={conversation} />
          )}
          <CopyAnswer text={text} builtIn={row.builtIn} />
          <ReadAloudButton messageKey={row.key} text={text} />
          <ExportAnswer conversation={conversation} messageId={row.id} />
          <RateAnswer row={row} />
        </div>
      )}
      {row.isLast && row.suggestions.length > 0 && <Suggestions sheets={row.suggestions} />}
      {row.status !== 'complete' && !live && <IncompleteNotice row={row} onRetry={onRetry} />}
      {!live && <WayToFirm row={row} />}
    </article>
  )
}

/**
 * At most one line: under the last answer if it failed, was interrupted, or was retried and no text came; or under a
 * complete answer that mentions a lawyer.
 */
function WayToFirm({ row: { status, text, retry } }: { row: Row }) {
  const firm = use(ConfigContext)?.firm
  if (!firm) return null
  const isFailed = retry && (retry.failure || status !== 'stopped')
  if (isFailed) return <FirmLine reason="no answer" className="mt-2" />
  return status === 'complete' && mentionsLawyer(text, firm) ? (
    <FirmLine reason="lawyer" className="mt-2" />
  ) : null
}

/** Why an answer is incomplete, with "Retry" if it is the last one. */
function IncompleteNotice({ row, onRetry }: Omit<MessageRowProps, 'conversation'>) {
  const reason = incompleteReason(row.status, row.retry?.failure, useReaderWords())
  if (row.retry) return <RetryLine onRetry={onRetry}>{reason}</RetryLine>
  return <p className="mt-1 text-sm text-soft">{reason}</p>
}

/** Words that address the author of the questions, except in a shared chat. */
function useReaderWords() {
  const own = useTexts(chatTexts)
  const { shared } = useTexts(messageTexts)
  return use(VersionActionsContext).readOnly ? shared : own
}

type RetryLineProps = { children: string; onRetry(): void; className?: string }

function RetryLine({ children, onRetry, className = '' }: RetryLineProps) {
  const texts = useTexts(messageTexts)
  const press = (event: MouseEvent) => {
    // The button will be removed, so focus the list around it.
    listAround(event.currentTarget)?.focus()
    onRetry()
  }
  return (
    <div className={`mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft ${className}`}>
      <p>{children}</p>
      <Button size="sm" icon={<RotateCcw aria-hidden="true" className="size-4" />} onClick={press}>
        {texts.retry}
      </Button>
    </div>
  )
}
