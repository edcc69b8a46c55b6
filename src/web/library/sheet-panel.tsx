import { Maximize2, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { libraryTexts } from '#web/i18n/library/texts-library.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { currentPath } from '#web/lib/history/current-path.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import { sheetPath } from './sheet-address.ts'
import type { SheetTarget } from './sheet-link.ts'
import { SheetView } from './sheet-view.tsx'
import { StatusBlock } from './status-block.tsx'
import { useSheet } from './use-sheet.ts'

type SheetPanelProps = {
  target: SheetTarget
  /** The conversation is deleted when the page is left, so the sheet's own page opens in a new tab. */
  isTemporary: boolean
  onClose(): void
  /** Puts a question about the sheet into the composer. */
  onAsk(text: string): void
}

/** A panel with a sheet, beside the conversation. It takes the focus when a sheet opens; Escape closes it. */
export function SheetPanel({ target, isTemporary, onClose, onAsk }: SheetPanelProps) {
  const texts = useTexts(libraryTexts)
  const { language } = useLanguage()
  const wanted = target.language ?? language
  const { sheet, problem, retry } = useSheet(target.id, wanted)
  const panel = useRef<HTMLElement>(null)
  useMarkedScreen(panel)
  useFocusOnOpen(panel, target.id)
  useEscape(onClose)

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={texts.panel}
      className="sheet-panel flex w-[26rem] shrink-0 flex-col border-l border-line bg-surface outline-none"
    >
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line pr-1.5 pl-5">
        <PageLink href={sheetPath(target.id, wanted)} inNewTab={isTemporary} />
        <IconButton label={texts.close} icon={<X className="size-5" />} onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-5 pt-5">
        {problem === 'missing' && (
          <StatusBlock role="alert" title={texts.missing} advice={texts.missingAdvice}>
            <Button onClick={onClose}>{texts.close}</Button>
          </StatusBlock>
        )}
        {problem === 'failed' && (
          <StatusBlock role="alert" title={texts.sheetFailed} advice={texts.failedAdvice}>
            <TryAgainButton onPress={retry} />
          </StatusBlock>
        )}
        {!problem && !sheet && (
          <p role="status" className="text-soft">
            {texts.loading}
          </p>
        )}
        {!problem && sheet && (
          <SheetView
            key={sheet.id}
            sheet={sheet}
            level={2}
            action={
              <Button variant="primary" onClick={() => onAsk(texts.question(sheet.title))}>
                {texts.ask}
              </Button>
            }
          />
        )}
      </div>
    </aside>
  )
}

function PageLink({ href, inNewTab }: { href: string; inNewTab: boolean }) {
  const texts = useTexts(libraryTexts)
  const link = {
    href,
    'data-page': '',
    className: 'link inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11',
    children: (
      <>
        <Maximize2 aria-hidden="true" className="size-4" />
        {texts.openPage}
      </>
    ),
  }
  if (inNewTab) return <a {...link} target="_blank" rel="noopener" />
  return <Link {...link} state={{ from: currentPath() }} />
}

/** The styles of the chat's header depend on whether a panel is open. */
function useMarkedScreen(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const screen = panel.current?.closest('.chat-screen')
    screen?.setAttribute('data-sheet-panel', '')
    return () => screen?.removeAttribute('data-sheet-panel')
  }, [panel])
}

function useFocusOnOpen(panel: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => panel.current?.focus(), [panel, id])
}

/**
 * Ignores an Escape that closes something else: a dialog, a menu, a title that is being changed in the list of chats.
 */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      if (document.querySelector(':modal, [role=menu]:popover-open')) return
      const { target } = event
      if (target !== document.body && !(target instanceof Element && target.closest('main, .sheet-panel')))
        return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
