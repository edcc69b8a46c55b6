import { ThumbsUp } from 'lucide-react'
import { use, useState } from 'react'
import { MessageActionsContext } from '#web/chat/messages/message-actions-context.ts'
import type { Row } from '#web/chat/messages/use-rows.ts'
import { answerActionTexts } from '#web/i18n/chat/texts-answer-actions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'

/**
 * Sends the thumb that was pressed, and opens the feedback's details. Its code is loaded once a thumb is pressed, or if
 * there is feedback.
 */
const Rating = lazyPart(
  () => import('./rating.tsx'),
  code => code.Rating,
)

/** "Good answer" and "Bad answer", for a stored and complete answer. */
export function RateAnswer({ row: { id, status, feedback } }: { row: Row }) {
  const texts = useTexts(answerActionTexts)
  const { rate } = use(MessageActionsContext)
  /** The thumb that is being sent; 0 once that has ended, and undefined until one is pressed. */
  const [press, setPress] = useState<number>()
  if (!rate || !id || status !== 'complete') return null
  const stored = feedback?.value
  const shown = press ? press !== stored && press : stored
  const thumb = (value: number, label: string, className: string) => (
    <IconButton
      label={label}
      icon={<ThumbsUp className={className} />}
      size="sm"
      pressed={shown === value}
      onClick={() => {
        if (!press) setPress(value)
      }}
    />
  )
  return (
    <>
      {thumb(1, texts.goodAnswer, 'size-4')}
      {thumb(-1, texts.badAnswer, 'size-4 -scale-y-100')}
      {(feedback || press !== undefined) && (
        <Rating
          press={press}
          feedback={feedback}
          onRate={changed => rate(id, changed)}
          onSettled={() => setPress(0)}
          missing={again => <TryAgainButton size="sm" onPress={again} />}
        />
      )}
    </>
  )
}
