import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/texts-sidebar.ts'
import { isApple } from '#web/lib/is-apple.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const FindDialog = lazyPart(
  () => import('./find-dialog.tsx'),
  code => code.FindDialog,
)

/** Whether the search is open; Ctrl K or ⌘ K opens it. */
export function useFindDialog(): { finding: boolean; open(): void; close(): void } {
  const [finding, setFinding] = useState(false)
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      // Even if a dialog is open, because browsers would move the focus to their own search.
      event.preventDefault()
      if (!document.querySelector('dialog[open]:not(.drawer)')) setFinding(true)
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [])
  return { finding, open: () => setFinding(true), close: () => setFinding(false) }
}

const shortcut = { 'aria-keyshortcuts': isApple ? 'Meta+K' : 'Control+K', 'aria-haspopup': 'dialog' } as const

/** Looks like a field, and opens the search. */
export function FindField({ onOpen }: { onOpen(): void }) {
  const texts = useTexts(sidebarTexts)
  return (
    <button
      type="button"
      {...shortcut}
      onPointerEnter={FindDialog.preload}
      onFocus={FindDialog.preload}
      onClick={onOpen}
      className="mx-3 mt-1 flex min-h-11 items-center gap-2 rounded-md border border-edge px-2.5 text-sm text-soft transition-colors hover:border-ink"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 grow text-left leading-tight">{texts.find}</span>
      <span aria-hidden="true" className="shrink-0 text-xs pointer-coarse:hidden">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  )
}

/** The same in the collapsed sidebar. */
export function FindButton({ onOpen }: { onOpen(): void }) {
  const texts = useTexts(sidebarTexts)
  return <IconButton {...shortcut} label={texts.find} icon={<Search className="size-5" />} onClick={onOpen} />
}
