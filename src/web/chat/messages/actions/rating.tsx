import { useEffect, useEffectEvent, useState } from 'react'
import type { Feedback } from '#shared/api/chat.ts'
import { feedbackTexts } from '#web/i18n/chat/texts-feedback.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useAnnouncement } from '#web/lib/use-announcement.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/toast.tsx'

const FeedbackDialog = lazyPart(
  () => import('./feedback-dialog.tsx'),
  code => code.FeedbackDialog,
)

type RatingProps = {
  /** The thumb to send, 1 or -1; 0 or undefined if there is none. */
  press: number | undefined
  /** The stored feedback. */
  feedback: Feedback | undefined
  /** Undefined removes it. Rejects if it could not be stored. */
  onRate(feedback: Feedback | undefined): Promise<void>
  /** The thumb was sent, or could not be. */
  onSettled(): void
}

/** Sends a thumb; the same one again removes it. After "Bad answer", a dialog asks why; "Details" opens it later. */
export function Rating({ press, feedback, onRate, onSettled }: RatingProps) {
  const texts = useTexts(feedbackTexts)
  const toast = useToast()
  const [announcement, setAnnouncement] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** What was entered in the form, if it was dismissed. */
  const [entered, setEntered] = useState<Feedback>()

  const send = useEffectEvent(async (value: number) => {
    const isRemoved = value === feedback?.value
    setAnnouncement('')
    try {
      await onRate(isRemoved ? undefined : { value, reason: null, text: null, withAnswer: false })
      setAnnouncement(isRemoved ? texts.removed : texts.saved)
      setOpen(!isRemoved && value < 0)
    } catch (error) {
      logFailure('Failed to rate an answer', error)
      toast(texts.failed, 'error')
    }
    onSettled()
  })
  const sendDetails = async (changed: Feedback) => {
    // A text that stays the same would not be announced.
    setAnnouncement('')
    await onRate(changed)
    setAnnouncement(texts.saved)
  }
  useEffect(() => {
    if (press) void send(press)
  }, [press])

  return (
    <>
      {feedback && (
        <button
          type="button"
          onClick={() => {
            setAnnouncement('')
            setOpen(true)
          }}
          className="link min-h-9 rounded-sm px-2 text-sm pointer-coarse:min-h-11 print:hidden"
        >
          {texts.details}
        </button>
      )}
      <span role="status" className="sr-only">
        {useAnnouncement(announcement)}
      </span>
      {isOpen && feedback && (
        <FeedbackDialog
          announcement={announcement}
          feedback={feedback}
          entered={entered?.value === feedback.value ? entered : undefined}
          onSend={sendDetails}
          onClose={unsent => {
            setEntered(unsent)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
