import { use } from 'react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { firmTexts } from '#web/i18n/shell/texts-firm.ts'
import { classNames } from '#web/lib/class-names.ts'
import { FirmAnchor, useFirmLinks } from './firm-links.tsx'

type FirmLineProps = {
  /**
   * `lawyer`: a complete answer mentions a lawyer, but not how to reach the firm (P-9). `no answer`: any case of P-10,
   * such as an interrupted answer.
   */
  reason: 'lawyer' | 'no answer'
  className?: string
}

/**
 * One unobtrusive line: one of the firm's links if the reason is `lawyer`, otherwise all of them. Renders nothing if
 * the firm has no links.
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
