import { useId, useRef, useState } from 'react'
import type { Feedback } from '#shared/api/chat.ts'
import { feedbackTextDays, maxFeedbackLength, reasonsFor } from '#shared/api/feedback.ts'
import { feedbackTexts } from '#web/i18n/chat/texts-feedback.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { useFieldText } from '#web/lib/dom/use-field-text.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FeedbackDialogProps = {
  /** What was just done, for screen readers: while the dialog is open, nothing outside it is read. */
  announcement: string
  /** The stored feedback. */
  feedback: Feedback
  /** What was entered before the form was last dismissed. */
  entered: Feedback | undefined
  /** Rejects if it could not be stored. */
  onSend(feedback: Feedback): Promise<void>
  /** `unsent`: what was entered; undefined if nothing was, or if it was sent or cancelled. */
  onClose(unsent?: Feedback): void
}

/** Asks why an answer is good or bad. Every field is optional. Sending replaces the feedback that was sent before. */
export function FeedbackDialog({ announcement, feedback, entered, onSend, onClose }: FeedbackDialogProps) {
  const texts = useTexts(feedbackTexts)
  const { language } = useLanguage()
  const { value } = feedback
  const [initial] = useState(entered ?? feedback)
  const [reason, setReason] = useState(initial.reason)
  const [text, setText] = useState(initial.text ?? '')
  const [withAnswer, setWithAnswer] = useState(initial.withAnswer)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldText(field, text)
  const id = useId()
  const isTooLong = text.trim().length > maxFeedbackLength
  const isChanged =
    reason !== initial.reason || text !== (initial.text ?? '') || withAnswer !== initial.withAnswer

  const send = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await onSend({ value, reason, text: text.trim() || null, withAnswer })
      onClose()
    } catch (error) {
      logFailure('Failed to send feedback', error)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={texts.title}
      describedBy={`${id}-announcement`}
      dismissable={!busy}
      failure={hasFailed ? texts.failed : ''}
      onClose={() => onClose(isChanged ? { value, reason, text, withAnswer } : entered)}
      actions={
        <>
          <Button aria-disabled={busy} onClick={() => onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={busy} aria-disabled={isTooLong} onClick={() => void send()}>
            {busy ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <p id={`${id}-announcement`} className="sr-only">
        {announcement}
      </p>
      <fieldset>
        <legend className="text-sm font-semibold">{value > 0 ? texts.whyGood : texts.whyBad}</legend>
        {reasonsFor(value).map(each => (
          <label key={each} className="flex min-h-9 items-center gap-3 py-1.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={id}
              checked={reason === each}
              onChange={() => setReason(each)}
              // As with the thumbs, a second click takes the choice back.
              onClick={() => reason === each && setReason(null)}
              className="size-5 shrink-0 accent-fill"
            />
            {texts.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-text`} className="mt-4 mb-1 block text-sm font-semibold">
        {texts.comment}
      </label>
      <p id={`${id}-limit`} aria-live="polite" className="mb-1 text-sm font-semibold text-danger">
        {isTooLong && texts.tooLong(maxFeedbackLength.toLocaleString(language))}
      </p>
      <textarea
        id={`${id}-text`}
        ref={field}
        rows={3}
        dir="auto"
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-limit`}
        onChange={event => setText(event.target.value)}
        className="block field-sizing-content max-h-48 min-h-20 w-full resize-none rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink transition-colors hover:border-ink aria-invalid:border-danger"
      />
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={withAnswer}
          aria-describedby={`${id}-hint`}
          onChange={event => setWithAnswer(event.target.checked)}
          className="size-5 shrink-0 accent-fill"
        />
        {texts.withAnswer}
      </label>
      <p id={`${id}-hint`} className="ps-8 text-sm text-soft">
        {texts.withAnswerHint}
      </p>
      <p className="mt-4 text-sm text-soft">{texts.kept(feedbackTextDays)}</p>
    </Dialog>
  )
}
