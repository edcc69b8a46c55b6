import { ArrowUp, Square } from 'lucide-react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { classNames } from '#web/lib/class-names.ts'

type TurnButtonProps = {
  sendable: boolean
  answering: boolean
  stopping: boolean
  onStop(): void
  className: string
}

const look =
  'inline-flex size-11 items-center justify-center rounded-md bg-fill text-on-fill transition-colors ' +
  'hover:bg-fill-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft'

/** Send, or, while an answer is being written, Stop. */
export function TurnButton({ sendable, answering, stopping, onStop, className }: TurnButtonProps) {
  const texts = useTexts(chatTexts)
  if (answering) {
    const label = stopping ? texts.stopping : texts.stop
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={stopping}
        onClick={onStop}
        className={classNames(look, className)}
      >
        <Square aria-hidden="true" className="size-4 fill-current" />
      </button>
    )
  }
  return (
    <button
      type="submit"
      aria-label={texts.send}
      title={texts.send}
      disabled={!sendable}
      className={classNames(look, className)}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}
