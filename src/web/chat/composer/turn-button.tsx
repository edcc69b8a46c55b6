import { ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { classNames } from '#web/lib/class-names.ts'

type TurnButtonProps = {
  sendable: boolean
  answering: boolean
  stopping: boolean
  onSend(): void
  onStop(): void
  className: string
}

const look =
  'inline-flex size-11 items-center justify-center rounded-md bg-fill text-on-fill transition-colors ' +
  'hover:bg-fill-hover off:cursor-not-allowed off:bg-sunken off:text-soft'

/**
 * Send, or, while an answer is being written, Stop: one element, so that it keeps the focus. It does not submit the
 * form: a click on Stop that brings Send back at once would also send.
 */
export function TurnButton(props: TurnButtonProps) {
  const { sendable, answering, stopping, onSend, onStop, className } = props
  const texts = useTexts(chatTexts)
  const [focused, setFocused] = useState(false)
  const off = answering ? stopping : !sendable
  const act = answering ? onStop : onSend
  const label = !answering ? texts.send : stopping ? texts.stopping : texts.stop
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // With `disabled` it would lose the focus, and a keyboard user their place in the page.
      disabled={off && !focused}
      aria-disabled={off}
      onFocus={() => setFocused(true)}
      // If the window loses the focus, the button keeps its own.
      onBlur={event => setFocused(document.activeElement === event.currentTarget)}
      onClick={off ? undefined : act}
      className={classNames(look, className)}
    >
      {answering ? (
        <Square aria-hidden="true" className="size-4 fill-current" />
      ) : (
        <ArrowUp aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}
