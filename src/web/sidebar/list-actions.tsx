import { Archive, ListChecks } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { useConfig } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ArchiveDialog = lazyPart(
  () => import('./archive-dialog.tsx'),
  code => code.ArchiveDialog,
)

type ListActionsProps = {
  selectButton: RefObject<HTMLButtonElement | null>
  /** Undefined if there is nothing to select. */
  onSelect: (() => void) | undefined
  onRestored(): void
  onRemoved(id: ChatId): void
}

/** Below the list: how long chats are kept, the archive, and the selection of several chats. */
export function ListActions({ selectButton, onSelect, onRestored, onRemoved }: ListActionsProps) {
  const texts = useTexts(sidebarTexts)
  const [showsArchive, setShowsArchive] = useState(false)
  const { retentionDays } = useConfig()
  return (
    <div className="flex flex-wrap border-t border-line px-2 py-1 [&>button]:px-2.5 [&>button]:text-soft">
      {retentionDays !== null && (
        <p className="w-full px-2.5 pt-1 text-xs text-soft">{texts.retention(retentionDays)}</p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShowsArchive(true)}
        className={buttonClasses('quiet', 'sm')}
      >
        <Archive aria-hidden="true" className="size-4" />
        {texts.archived}
      </button>
      {onSelect && (
        <button ref={selectButton} type="button" onClick={onSelect} className={buttonClasses('quiet', 'sm')}>
          <ListChecks aria-hidden="true" className="size-4" />
          {texts.selectSeveral}
        </button>
      )}
      {showsArchive && (
        <ArchiveDialog
          onRestored={onRestored}
          onRemoved={chat => onRemoved(chat.id)}
          onClose={() => setShowsArchive(false)}
        />
      )}
    </div>
  )
}
