import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import type { WaitingMessageProps } from './waiting-message.tsx'

const WaitingMessage = lazyPart(
  () => import('./waiting-message.tsx'),
  code => code.WaitingMessage,
)

/** The message that waits; only its text until the code is loaded, or if loading fails. */
export function WaitingPart(props: WaitingMessageProps) {
  const plain = (
    <p dir="auto" className="mb-2 line-clamp-2 wrap-anywhere">
      {props.message.text || attachmentsOnlyContent}
    </p>
  )
  return (
    <WaitingMessage
      {...props}
      fallback={plain}
      missing={again => (
        <>
          {plain}
          <TryAgainButton size="sm" className="mb-2" onPress={again} />
        </>
      )}
    />
  )
}
