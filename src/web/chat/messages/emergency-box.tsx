import { useId } from 'react'
import type { Emergency, EmergencyContact, EmergencySection } from '#shared/api/emergency.ts'
import { List } from '#web/ui/list.tsx'

/**
 * Official numbers: under a question about an emergency, above the input if the question was refused, or above the form
 * of the sign-in page for a visitor. Every text comes from the server.
 */
export function EmergencyBox({ emergency }: { emergency: Emergency }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a region's name must be unique.
    <div
      role="group"
      lang={emergency.language}
      aria-labelledby={id}
      className="@container w-full max-w-answer self-start rounded-lg border-2 border-danger bg-danger-wash px-4 pt-3 pb-2 text-left text-ink"
    >
      {emergency.sections.map((section, index) => (
        <Section key={section.kind} section={section} titleId={index === 0 ? id : undefined} />
      ))}
      <p className="mt-2 text-xs text-soft">{emergency.checked}</p>
    </div>
  )
}

function Section({ section, titleId }: { section: EmergencySection; titleId: string | undefined }) {
  const { title, text, points, contacts } = section
  return (
    <div className="not-first:mt-4 not-first:border-t not-first:border-danger/35 not-first:pt-3">
      <h2 id={titleId} className="font-semibold text-balance text-danger">
        {title}
      </h2>
      <p className="mt-1">{text}</p>
      {points.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {contacts.length > 0 && (
        <List className="mt-3 grid gap-2 @lg:grid-cols-2">
          {contacts.map(contact => (
            <Contact key={contact.number} {...contact} />
          ))}
        </List>
      )}
    </div>
  )
}

/** The whole line is the link, so that it is easy to press with a shaking hand. */
function Contact({ number, href, what }: EmergencyContact) {
  return (
    <li>
      <a
        href={href}
        className="flex h-full min-h-11 items-center gap-3 rounded-md border border-danger/50 bg-surface px-3 py-1.5 text-sm hover:border-danger hover:underline"
      >
        <strong className="min-w-16 shrink-0 text-lg text-danger tabular-nums">{number}</strong>
        <span className="min-w-0">{what}</span>
      </a>
    </li>
  )
}
