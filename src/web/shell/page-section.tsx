import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; hint?: string; children: ReactNode }

/** On wide screens, the title is on the left and the controls are on the right. */
export function PageSection({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[16rem_1fr]"
    >
      <div>
        <h2 id={id} className="serif text-xl leading-snug">
          {title}
        </h2>
        {hint && <p className="mt-2 text-sm text-soft">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
