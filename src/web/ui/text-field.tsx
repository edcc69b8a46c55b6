import { type ComponentProps, useId } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  /** Shown in red under the field and announced; the field is invalid while it is set. */
  error?: string | undefined
}

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={described || undefined}
        // False, too: Firefox would report every empty required field as invalid.
        aria-invalid={Boolean(error)}
        className={fieldClasses}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={classNames('text-sm font-semibold text-danger', error && 'mt-1')}
      >
        {error}
      </p>
    </div>
  )
}

/** Other fields use these too. The font size is at least 16 px, so that a phone does not zoom in. */
export const fieldClasses =
  'block w-full min-h-11 rounded-md border border-edge bg-surface px-3 text-base text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-danger'
