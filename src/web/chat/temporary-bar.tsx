import { MessageCircleDashed } from 'lucide-react'
import { useId } from 'react'
import { temporaryChatHours } from '#shared/limits.ts'
import { useConfig } from '#web/api/config-context.tsx'
import { temporaryTexts } from '#web/i18n/chat/texts-temporary.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { focusAround } from '#web/lib/dom/focus-around.ts'
import { Button } from '#web/ui/button.tsx'

type TemporaryChoiceProps = { temporary: boolean; onChoose(temporary: boolean): void }

/** Below the input of an empty chat. Once a question has been sent, the choice is final. */
export function TemporaryChoice({ temporary, onChoose }: TemporaryChoiceProps) {
  const texts = useTexts(temporaryTexts)
  const id = useId()
  return (
    <div className="px-1 pb-3 text-center text-sm">
      <button
        type="button"
        role="switch"
        aria-checked={temporary}
        aria-describedby={id}
        onClick={() => onChoose(!temporary)}
        className="group inline-flex min-h-11 flex-wrap items-center justify-center gap-2.5 rounded-md px-3 transition-colors hover:bg-sunken"
      >
        <MessageCircleDashed aria-hidden="true" className="size-4 text-soft" />
        {texts.temporary}
        <span
          aria-hidden="true"
          className="inline-flex h-5 w-9 items-center rounded-full border border-edge p-0.5 group-aria-checked:justify-end group-aria-checked:bg-ink"
        >
          <span className="size-3.5 rounded-full bg-soft group-aria-checked:bg-surface" />
        </span>
      </button>
      <p id={id} className="mx-auto max-w-answer text-xs text-balance text-soft">
        {temporary ? <Meaning /> : texts.off}
      </p>
    </div>
  )
}

function Meaning() {
  const texts = useTexts(temporaryTexts)
  const { model } = useConfig()
  return (
    <>
      {texts.meaning(temporaryChatHours)}
      {/* The built-in model has no provider: no question leaves the server. */}
      {model !== 'built-in' && ` ${texts.provider}`}
    </>
  )
}

/** Above the messages of a temporary chat: what it means, and the button that closes it. */
export function TemporaryBar({ onClose }: { onClose(): void }) {
  const texts = useTexts(temporaryTexts)
  return (
    <section
      aria-label={texts.temporary}
      className="temporary-bar flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-sunken px-4 py-1"
    >
      <details className="min-w-0 py-1 text-sm pointer-coarse:py-0">
        <summary className="min-h-6 pointer-coarse:py-3">
          <strong>{texts.temporary}</strong> <span className="text-soft underline">{texts.more}</span>
        </summary>
        <p className="max-w-answer pb-1 text-soft">
          <Meaning />
        </p>
      </details>
      <Button
        size="sm"
        onClick={event => {
          focusAround(event.currentTarget)
          onClose()
        }}
      >
        {texts.close}
      </Button>
    </section>
  )
}
