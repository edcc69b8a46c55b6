import { use } from 'react'
import { languageOf } from '#shared/text/text-language.ts'
import { SourceListContext } from '#web/admin/chats/source-list-context.ts'
import { statusOf } from '#web/admin/common/call-status.ts'
import type { RefreshableUsers } from '#web/admin/common/use-console-query.ts'
import { ListError, ListStatus, useFailureText } from '#web/admin/layout/list-status.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminFeedbackTexts } from '#web/i18n/admin/texts-feedback-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
import { useRatedAnswer } from './use-feedback.ts'

/** The question and the answer that a user included, and nothing else of the chat. */
export function RatedAnswerPart({ seq, users }: { seq: number; users: RefreshableUsers }) {
  const texts = useTexts(adminFeedbackTexts)
  const common = useTexts(adminTexts)
  const SourceList = use(SourceListContext)
  const { data, error, isPending, refetch } = useRatedAnswer(seq, users)
  const failure = useFailureText(error, texts.answerNotLoaded)
  if (isPending) return <ListStatus>{common.loading}</ListStatus>
  if (error) {
    if (statusOf(error) === 404) return <ListStatus>{texts.answerGone}</ListStatus>
    return <ListError onRetry={() => void refetch()}>{failure}</ListError>
  }
  return (
    <div className="mt-3 max-w-3xl border-l-2 border-line pl-4">
      <h4 className="text-xs font-semibold">{texts.question}</h4>
      <p dir="auto" lang={languageOf(data.question)} className="whitespace-pre-wrap wrap-anywhere">
        {data.question}
      </p>
      <h4 className="mt-3 text-xs font-semibold">{texts.answer}</h4>
      <div lang={languageOf(data.answer)}>
        <Markdown text={data.answer} />
      </div>
      {SourceList && data.sources.length > 0 && <SourceList sources={data.sources} />}
    </div>
  )
}
