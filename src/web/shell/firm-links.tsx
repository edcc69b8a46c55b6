import { use } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'
import { buttonClasses } from '#web/ui/button.tsx'

type FirmLinksProps = {
  className?: string
  /** The name for screen readers, by default the firm's. Needed if the page has these links twice. */
  label?: string
}

/** Links to the firm's contact and booking pages, if it has set any. Renders nothing until its settings are loaded. */
export function FirmLinks({ className, label }: FirmLinksProps) {
  const firm = use(ConfigContext)?.firm
  const links = useFirmLinks()
  if (!firm || links.length === 0) return null
  return (
    <nav aria-label={label ?? firm.name} className={classNames('text-sm text-soft', className)}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(link => (
          <li key={link.label}>
            <FirmAnchor {...link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In a header: the link to book an appointment or, without a booking page, to contact the firm. */
export function FirmButton({ className }: { className: string }) {
  const { href, label } = useFirmLinks().at(-1) ?? {}
  if (!href) return null
  return (
    <a href={href} {...inNewTab(href)} className={classNames(buttonClasses('quiet'), className)}>
      {label}
    </a>
  )
}

type FirmLink = { label: string; href: string }

/** The links that the firm has set: first its contact, then its booking page. */
export function useFirmLinks(): FirmLink[] {
  const texts = useTexts(appTexts)
  const firm = use(ConfigContext)?.firm
  const links = [
    { label: texts.contact, href: firm?.contactUrl ?? '' },
    { label: texts.booking, href: firm?.bookingUrl ?? '' },
  ]
  return links.filter(({ href }) => href !== '')
}

/** For the links to the firm's own pages too. */
export const quietLinkClasses =
  'inline-flex items-center py-1.5 underline-offset-4 pointer-coarse:min-h-11 hover:text-ink hover:underline'

export function FirmAnchor({ label, href, className }: FirmLink & { className?: string }) {
  return (
    <a href={href} {...inNewTab(href)} className={classNames(quietLinkClasses, className)}>
      {label}
    </a>
  )
}

/** Email and telephone links open another program, not a tab. */
function inNewTab(href: string) {
  return href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' }
}
