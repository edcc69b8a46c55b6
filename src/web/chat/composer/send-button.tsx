import { ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'

type SendButtonProps = {
  sendable: boolean
  answering: boolean
  stopping: boolean
  onSend(): void
  onStop(): void
}

const styleClasses =
  'inline-flex size-11 items-center justify-center rounded-md bg-fill text-on-fill transition-colors ' +
  'hover:bg-fill-hover off:cursor-not-allowed off:bg-sunken off:text-soft'

/**
 * Send, or Stop while an answer is being written: a single element, so that it keeps the focus. It is not a submit
 * button: if Stop became Send during the click, the click would also send.
 */
export function SendButton(props: SendButtonProps) {
  const { sendable, answering, stopping, onSend, onStop } = props
  const texts = useTexts(chatTexts)
  const [focused, setFocused] = useState(false)
  const off = answering ? stopping : !sendable
  const onPress = answering ? onStop : onSend
  const label = !answering ? texts.send : stopping ? texts.stopping : texts.stop
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // With `disabled` the button would lose the focus, and keyboard users their position in the page.
      disabled={off && !focused}
      aria-disabled={off}
      onFocus={() => setFocused(true)}
      // If the window loses the focus, the button is still the active element.
      onBlur={event => setFocused(document.activeElement === event.currentTarget)}
      onClick={off ? undefined : onPress}
      className={styleClasses}
    >
      {answering ? (
        <Square aria-hidden="true" className="size-4 fill-current" />
      ) : (
        <ArrowUp aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}
