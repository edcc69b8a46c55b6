import { type MouseEvent, useEffect, useState } from 'react'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import { waitingTexts } from '#web/i18n/chat/texts-waiting.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { focusAround } from '#web/lib/dom/focus-around.ts'
import { Button } from '#web/ui/button.tsx'
import { FileNames } from '#web/ui/file-names.tsx'
import type { Waiting } from './waiting-messages.ts'

export type WaitingMessageProps = Waiting & { onSendNow(): void; onTakeBack(): void }

/** The message that waits, above the composer. */
export function WaitingMessage({ message, paused, onSendNow, onTakeBack }: WaitingMessageProps) {
  const texts = useTexts(waitingTexts)
  const { text, files } = message
  const state = useLateText(paused ? texts.paused : texts.waits)
  return (
    <section
      aria-label={texts.nextMessage}
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-3"
    >
      <div className="min-w-0 grow basis-60">
        <p role="status" className="min-h-5 text-sm text-soft">
          {state}
        </p>
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          {text || attachmentsOnlyContent}
        </p>
        {files.length > 0 && <FileNames files={files.map(({ file }) => file)} />}
      </div>
      {paused && (
        <Button size="sm" variant="primary" onClick={focusAroundThen(onSendNow)}>
          {texts.sendNow}
        </Button>
      )}
      <Button size="sm" onClick={focusAroundThen(onTakeBack)}>
        {texts.takeBack}
      </Button>
    </section>
  )
}

const lateTextMs = 100

/** Screen readers often skip a region that appears together with its text, so the text follows. */
function useLateText(text: string): string {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), lateTextMs)
    return () => clearTimeout(timer)
  }, [text])
  return shown
}

/** The pressed button disappears with the message, so the part of the page around it takes the focus. */
function focusAroundThen(press: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget)
    press()
  }
}
