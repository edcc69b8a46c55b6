import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import { usePageTitle } from '#web/lib/use-page-title.ts'

/** Whether this component has been shown before. The first time, the focus stays where the browser puts it. */
let navigated = false

type MainContentProps = {
  title: string | undefined
  className?: string
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * The page's content. It sets the tab's title and takes the focus after a navigation, so that a screen reader starts
 * here and not at a link that no longer exists.
 */
export function MainContent({ title, className, onKeyDown, children }: MainContentProps) {
  const main = useRef<HTMLElement>(null)
  const { firm } = useConfig()
  usePageTitle(title, firm.title)

  useEffect(() => {
    if (navigated) {
      main.current?.focus({ preventScroll: true })
      // The browser would scroll to the content, and the header above it would be out of view.
      scrollTo(0, 0)
    }
    navigated = true
  }, [])

  return (
    <main ref={main} id="main" tabIndex={-1} className={className} onKeyDown={onKeyDown}>
      {children}
    </main>
  )
}
