import { RotateCcw } from 'lucide-react'
import { use } from 'react'
import type { Unsent, UploadProblem } from '#web/chat/conversation/shown-message.ts'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import { unsentTexts } from '#web/i18n/chat/texts-unsent.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { quotedNames } from '#web/i18n/quoted-names.ts'
import { Button } from '#web/ui/button.tsx'

/** The files that were not sent with a question. They can be attached again while this tab still has them. */
export function UnsentFiles({ unsent }: { unsent: Unsent }) {
  const texts = useTexts(unsentTexts)
  const { language } = useLanguage()
  const { pickAgain } = use(MessageActionsContext)
  const reason = useReason(unsent.problem)
  const names = quotedNames(
    unsent.files.map(({ name }) => name),
    language,
  )
  const available = unsent.files.flatMap(({ file }) => file ?? [])
  return (
    <div className="mt-2 flex max-w-[85%] flex-wrap items-center justify-end gap-x-4 gap-y-2 text-sm text-soft sm:max-w-[75%]">
      <p className="min-w-0 text-right wrap-anywhere">
        {texts.notSent(unsent.files.length)} {reason.startsWith(names) ? reason : `${names}. ${reason}`}
      </p>
      {available.length > 0 && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => pickAgain(available)}
        >
          {texts.attachAgain}
        </Button>
      )}
    </div>
  )
}

function useReason(problem: UploadProblem | undefined): string {
  const texts = useTexts(unsentTexts)
  const { language } = useLanguage()
  if (!problem) return ''
  const name = problem.name === '' ? texts.aFile : quotedNames([problem.name], language)
  return texts.reasons[problem.code]?.(name) ?? ''
}
