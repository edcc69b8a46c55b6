import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use } from 'react'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useAnnouncement } from '#web/lib/use-announcement.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Row } from './use-rows.ts'
import { VersionActionsContext } from './version-actions-context.ts'

type VersionPagerProps = { row: Row; conversation: ReadableConversation }

/** "2 / 3" with arrows. The row stays the same element when it shows another version, so the arrow keeps the focus. */
export function VersionPager({ row, conversation }: VersionPagerProps) {
  const texts = useTexts(versionTexts)
  const { choose } = use(VersionActionsContext)
  const isBusy = useConversationState(
    conversation,
    ({ answer, choosing }) => answer !== undefined || choosing !== undefined,
  )
  const { versions } = row
  const index = versions.indexOf(row.id ?? '')
  const announcement = useAnnouncement(texts.versionOf(index + 1, versions.length))
  const arrow = (label: string, Icon: typeof ChevronLeft, to: string | undefined) => {
    const isOff = isBusy || to === undefined
    return (
      <IconButton
        label={label}
        icon={<Icon aria-hidden="true" className="size-4" />}
        size="sm"
        // With `disabled`, the button would lose the focus at the first and the last version.
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) choose(row.key, to)
        }}
        className={isOff ? 'cursor-not-allowed *:opacity-50' : ''}
      />
    )
  }
  return (
    <fieldset
      aria-label={row.role === 'user' ? texts.versionsOfQuestion : texts.versionsOfAnswer}
      className="flex items-center text-sm text-soft print:hidden"
    >
      {arrow(texts.previousVersion, ChevronLeft, versions[index - 1])}
      <span className="tabular-nums">
        {index + 1} / {versions.length}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {arrow(texts.nextVersion, ChevronRight, versions[index + 1])}
    </fieldset>
  )
}
