import { Check, Copy } from 'lucide-react'
import { use } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { answerActionTexts } from '#web/i18n/chat/texts-answer-actions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { copyText, useCopyText } from '#web/lib/dom/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { formattedAnswer } from './formatted-answer.ts'

type CopyAnswerProps = {
  text: string
  /** Whether the built-in model wrote it. Undefined for a new answer: the model that is configured now wrote it. */
  builtIn: boolean | undefined
}

/**
 * Copies the answer, followed by the notice that it is not legal advice: formatted for a letter or an email, and as
 * Markdown for what takes only plain text.
 */
export function CopyAnswer({ text, builtIn }: CopyAnswerProps) {
  const texts = useTexts(answerActionTexts)
  const { outcome, copy } = useCopyText()
  const isBuiltInNow = use(ConfigContext)?.model === 'built-in'
  const notice = `— ${(builtIn ?? isBuiltInNow) ? texts.builtInCopyNotice : texts.copyNotice}`
  return (
    <>
      <IconButton
        label={texts.copyAnswer}
        icon={outcome === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
        size="sm"
        onClick={({ currentTarget }) => {
          const shown = currentTarget.closest('article')?.querySelector('[data-answer]')
          copy(copyAnswer(`${withAbsoluteLinks(text)}\n\n${notice}`, shown && formattedAnswer(shown, notice)))
        }}
      />
      {/* Last in the row, so that its text moves no button, and leaves no gap while it is empty. */}
      <span role="status" className="order-last text-sm text-soft">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </span>
    </>
  )
}

/** Links to sheets have no host. Outside the product, they need one. */
function withAbsoluteLinks(markdown: string): string {
  return markdown.replaceAll('](/library/', `](${location.origin}/library/`)
}

/** Without waiting for anything first: Safari allows it only during the click. Firefox before 127 copies only text. */
async function copyAnswer(markdown: string, html: string | undefined | null): Promise<void> {
  const { clipboard } = navigator
  if (!html || !('write' in clipboard)) return copyText(markdown)
  const contents = { 'text/plain': markdown, 'text/html': html }
  const blobs = Object.entries(contents).map(([type, content]) => [type, new Blob([content], { type })])
  await clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
}
