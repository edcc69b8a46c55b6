import { type ReactNode, use, useRef } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { FirmLinks } from './firm-links.tsx'
import { FirmName } from './firm-name.tsx'
import { useMainFocus } from './use-main-focus.ts'

/** A page with one message, and the firm's name and links once they are loaded. Needs no context providers. */
export function StatusPage({ title, children }: { title: string; children?: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useMainFocus(main)
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      aria-label={title}
      className="flex min-h-dvh flex-col items-center justify-center px-6 py-12 text-center"
    >
      {use(ConfigContext) && <FirmName className="mb-8" />}
      <h1 className="serif max-w-md text-2xl leading-snug">{title}</h1>
      {children && <div className="mt-4 flex max-w-md flex-col items-center gap-5 text-soft">{children}</div>}
      <FirmLinks className="mt-8" />
    </main>
  )
}
