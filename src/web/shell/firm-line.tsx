import { use } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { firmTexts } from '#web/i18n/texts-firm.ts'
import { classNames } from '#web/lib/class-names.ts'
import { FirmAnchor, useFirmLinks } from './firm-links.tsx'

type FirmLineProps = {
  /** `lawyer`: the answer mentions a lawyer. `no answer`: there is none, or it failed. */
  reason: 'lawyer' | 'no answer'
  className?: string
}

/**
 * One unobtrusive line with the firm's links: one link under a complete answer, both if the answer is missing or
 * failed. Renders nothing if the firm has set none.
 */
export function FirmLine({ reason, className }: FirmLineProps) {
  const texts = useTexts(firmTexts)
  const firm = use(ConfigContext)?.firm
  const links = useFirmLinks()
  if (!firm || links.length === 0) return null
  return (
    <p
      className={classNames('flex max-w-answer flex-wrap items-center gap-x-4 text-sm text-soft', className)}
    >
      <span>{reason === 'lawyer' ? texts.seeLawyer : texts.urgent(firm.name)}</span>
      {(reason === 'lawyer' ? links.slice(-1) : links).map(link => (
        <FirmAnchor key={link.label} {...link} className="underline" />
      ))}
    </p>
  )
}
