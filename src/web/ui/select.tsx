import { useId } from 'react'

type SelectProps<T extends string> = {
  value: T
  choices: readonly { value: T; label: string }[]
  onChoose(value: T): void
  className?: string
  /**
   * A title names a select that most people understand without a label: it is a tooltip, and screen readers read it.
   */
} & ({ label: string; title?: never } | { label?: never; title: string })

/** A native select, so that a phone shows its own picker. */
export function Select<T extends string>({
  label,
  title,
  value,
  choices,
  onChoose,
  className,
}: SelectProps<T>) {
  const id = useId()
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {label}
        </label>
      )}
      <div className="relative">
        <select
          aria-label={title}
          title={title}
          id={id}
          value={value}
          onChange={event => {
            const choice = choices.find(each => each.value === event.target.value)
            if (choice) onChoose(choice.value)
          }}
          className="block min-h-11 w-full appearance-none rounded-md border border-edge bg-surface pr-9 pl-3 text-base text-ink transition-colors hover:border-ink"
        >
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
        >
          <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </div>
    </div>
  )
}
