import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { isApple } from '#web/lib/dom/is-apple.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ShortcutDialog = lazyPart(
  () => import('./shortcut-dialog.tsx'),
  code => code.ShortcutDialog,
)

/** A button that shows the keyboard shortcuts, except on a phone or a tablet. Ctrl / or ⌘ / does the same. */
export function Shortcuts() {
  const texts = useTexts(chatTexts)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = isApple ? event.metaKey : event.ctrlKey
      if (event.key !== '/' || !hasModifier || event.altKey) return
      if (document.querySelector(':modal:not(.drawer)')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+/' : 'Control+/'}
        onClick={() => setOpen(true)}
        className="py-1.5 text-xs underline-offset-4 hover:text-ink hover:underline max-sm:hidden pointer-coarse:hidden"
      >
        {texts.shortcuts}
      </button>
      {/* Not in the footer, which short windows hide: an invisible dialog would block the page. */}
      {isOpen &&
        createPortal(
          <ShortcutDialog modifier={isApple ? '⌘' : 'Ctrl'} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}
