import { use } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'

type FirmLinksProps = {
  className?: string
  /** Its name for screen readers: the firm's, unless the page has these links twice. */
  label?: string
}

/** Links to the firm's own pages, if it has set any. Renders nothing until the firm's settings are loaded. */
export function FirmLinks({ className, label: name }: FirmLinksProps) {
  const texts = useTexts(appTexts)
  const firm = use(ConfigContext)?.firm
  if (!firm?.contactUrl && !firm?.bookingUrl) return null
  const links = [
    { label: texts.contact, href: firm.contactUrl },
    { label: texts.booking, href: firm.bookingUrl },
  ]
  return (
    <nav aria-label={name ?? firm.name} className={classNames('text-sm text-soft', className)}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(
          ({ label, href }) =>
            href && (
              <li key={label}>
                <a
                  href={href}
                  {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
                  className="inline-flex items-center py-1.5 underline-offset-4 pointer-coarse:min-h-11 hover:text-ink hover:underline"
                >
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
