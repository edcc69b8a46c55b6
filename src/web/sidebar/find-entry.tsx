import { Search } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { isApple } from '#web/lib/dom/is-apple.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const FindDialog = lazyPart(
  () => import('./find-dialog.tsx'),
  code => code.FindDialog,
)

type FindState = {
  /** The words with which the search opens; undefined while it is closed. */
  typed: string | undefined
  setTyped: Dispatch<SetStateAction<string | undefined>>
}

/**
 * Whether the search is open; Ctrl K or ⌘ K opens it. While its code is loading, what is typed is collected for its
 * field: in the composer, Enter would send the words as a question. Escape cancels.
 */
export function useFindDialog(): FindState {
  const [typed, setTyped] = useState<string>()
  const isClosed = typed === undefined
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      const hasModifier = event.ctrlKey || event.metaKey
      // On a Mac, Ctrl K deletes the rest of a field's line.
      const hasShortcutModifier = isApple ? event.metaKey : event.ctrlKey
      const isShortcut = hasShortcutModifier && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k'
      if (!isShortcut && (isClosed || hasModifier || !/^(.|Backspace|Enter|Escape)$/u.test(key))) return
      // The drawer does not count, nor does the dialog that says that the search is loading.
      const others = isClosed ? '.drawer' : '.drawer,[aria-busy=true]'
      const isDialogOpen = document.querySelector(`dialog[open]:not(${others})`)
      // Even if a dialog is open, because browsers would move the focus to their own search.
      if (isShortcut || !isDialogOpen) event.preventDefault()
      if (isDialogOpen) return
      event.stopPropagation()
      setTyped((words = '') => {
        if (key === 'Escape') return undefined
        if (key === 'Backspace') return words.slice(0, -1)
        return isShortcut || key === 'Enter' ? words : words + key
      })
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [isClosed])
  return { typed, setTyped }
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
      // Not in rem: with the text at 200 %, 320 px and a scrollbar, the word needs the room.
      className="mx-3 mt-1 flex min-h-11 shrink-0 items-center gap-[6px] rounded-md border border-edge px-[8px] text-sm text-soft transition-colors hover:border-ink"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 grow text-left leading-5">{texts.find}</span>
      <span aria-hidden="true" className="shrink-0 text-xs max-sm:hidden pointer-coarse:hidden">
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
