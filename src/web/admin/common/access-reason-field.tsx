import { type FocusEvent, type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cleanReason, maxReasonLength } from '#shared/api/admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldClasses } from '#web/ui/text-field.tsx'
import type { AccessReason } from './access-reason.ts'

type AccessReasonFieldProps = { accessReason: AccessReason; onSave(text: string | undefined): void }

/** Asks for a reason, optional unless the server requires one, then shows it in one line. */
export function AccessReasonField({ accessReason: { reason, refusedAtMs }, onSave }: AccessReasonFieldProps) {
  const texts = useTexts(adminTexts)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const shouldFocus = useRef(false)
  /** Typed here since the last save. An expired reason that is still in the field must be confirmed. */
  const isUnsaved = useRef(false)
  const [isEditing, setEditing] = useState(false)
  const [text, setText] = useState(reason?.text ?? '')
  const typed = cleanReason(text)
  const isRequired = refusedAtMs !== undefined
  const isGiven = reason !== undefined && !isEditing

  // A request was refused because it had no reason: focus the field, and select an old reason that it still has. If the
  // field already has the focus, select nothing: a second refusal can arrive during typing, and the next letter would
  // replace the selection.
  useEffect(() => {
    if (refusedAtMs === undefined || document.activeElement === field.current) return
    field.current?.focus()
    field.current?.select()
  }, [refusedAtMs])

  // The button and the field replace each other; the new one takes the focus.
  useLayoutEffect(() => {
    if (shouldFocus.current) (isGiven ? change : field).current?.focus()
    shouldFocus.current = false
  }, [isGiven])

  const switchTo = (editing: boolean) => {
    shouldFocus.current = true
    setEditing(editing)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    switchTo(false)
    isUnsaved.current = false
    onSave(typed || undefined)
  }
  /**
   * A reason that was typed also applies to what is clicked next. The field stays, so that nothing moves under the
   * pointer. Does nothing if the focus stays in the form, whose button saves by itself, or moves to another window.
   */
  const saveTyped = ({ relatedTarget }: FocusEvent) => {
    const isHere = [relatedTarget, document.activeElement].some(each => form.current?.contains(each))
    if (isHere || typed === '' || !isUnsaved.current) return
    isUnsaved.current = false
    setEditing(true)
    onSave(typed)
  }
  if (isGiven) {
    return (
      <p className="flex min-w-0 items-center gap-x-2 text-sm text-soft">
        <span className="min-w-0 truncate" title={reason.text}>
          {texts.reasonGiven(reason.text ?? texts.noReason)}
        </span>
        <button
          ref={change}
          type="button"
          onClick={() => switchTo(true)}
          className="link rounded-sm py-1 pointer-coarse:min-h-11"
        >
          {texts.changeReason}
        </button>
      </p>
    )
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onBlur={saveTyped}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5"
    >
      <label htmlFor={id} className="text-sm text-soft">
        {isRequired ? texts.reason : texts.reasonOptional}
      </label>
      <span className="flex min-w-56 grow basis-0 items-center gap-2 max-md:min-w-full">
        <input
          ref={field}
          id={id}
          value={text}
          onChange={event => {
            setText(event.target.value)
            isUnsaved.current = true
          }}
          required={isRequired}
          maxLength={maxReasonLength}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={classNames(fieldClasses, 'min-w-0 md:pointer-fine:min-h-9 md:pointer-fine:text-sm')}
        />
        <Button type="submit" size="sm" disabled={typed === '' && isRequired}>
          {typed === '' && !isRequired ? texts.skipReason : texts.saveReason}
        </Button>
      </span>
      <span id={`${id}-hint`} className={classNames('text-xs text-soft', isRequired ? 'w-full' : 'sr-only')}>
        {isRequired ? `${texts.reasonNeeded} ${texts.reasonHint}` : texts.reasonHint}
      </span>
    </form>
  )
}
