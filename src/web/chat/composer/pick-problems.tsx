import { X } from 'lucide-react'
import { maxFileCount, maxImageBytes, maxPdfBytes } from '#shared/limits.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { pickingTexts } from '#web/i18n/chat/texts-picking.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { quotedNames } from '#web/i18n/quoted-names.ts'
import { List } from '#web/ui/list.tsx'
import type { PickProblem, PickReason } from './pick-files.ts'

const bytesPerMegabyte = 1024 * 1024

/** The limit that the reason's text mentions: megabytes or a number of files; 0 if it mentions none. */
const maxByReason: Record<PickReason, number> = {
  heic: 0,
  unsupported: 0,
  empty: 0,
  'image-too-large': maxImageBytes / bytesPerMegabyte,
  'pdf-too-large': maxPdfBytes / bytesPerMegabyte,
  'too-many': maxFileCount,
}

type PickProblemsProps = { problems: readonly PickProblem[]; onDismiss(): void }

/** Which files could not be added, and why. Stays until it is dismissed, the files change, or the question is sent. */
export function PickProblems({ problems, onDismiss }: PickProblemsProps) {
  const texts = useTexts(fileTexts)
  const reasons = useTexts(pickingTexts)
  const { language } = useLanguage()
  return (
    <div className="flex items-start rounded-md bg-danger-wash text-sm text-danger">
      <List className="min-w-0 grow space-y-1 py-2.5 pl-3 wrap-anywhere">
        {problems.map(({ reason, names }) => (
          <li key={reason}>{reasons[reason](quotedNames(names, language), maxByReason[reason])}</li>
        ))}
      </List>
      <button
        type="button"
        aria-label={texts.dismiss}
        title={texts.dismiss}
        onClick={onDismiss}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
