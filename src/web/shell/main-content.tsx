import { type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { usePageTitle } from '#web/lib/dom/use-page-title.ts'
import { useMainFocus } from './use-main-focus.ts'

type MainContentProps = {
  title: string | undefined
  className?: string
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * The page's content. It sets the tab's title, and takes the focus when it replaces another page, so that a screen
 * reader says the page's name and starts here, not at a link that no longer exists.
 */
export function MainContent({ title, className, onKeyDown, children }: MainContentProps) {
  const main = useRef<HTMLElement>(null)
  const { firm } = useConfig()
  usePageTitle(title, firm.title)
  useMainFocus(main)

  return (
    // No focus ring around the whole page: the keyboard cannot act on it, only start from it.
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      aria-label={title || firm.title}
      className={classNames('outline-none', className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </main>
  )
}
