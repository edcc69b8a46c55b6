import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { focusAround } from '#web/lib/dom/focus-around.ts'
import { Button } from './button.tsx'

type TryAgainButtonProps = { size?: 'md' | 'sm'; className?: string; onPress(): void }

/** Pressing this button removes it, so the part of the page around it takes the focus. */
export function TryAgainButton({ onPress, ...rest }: TryAgainButtonProps) {
  const texts = useTexts(appTexts)
  return (
    <Button
      {...rest}
      onClick={event => {
        focusAround(event.currentTarget)
        onPress()
      }}
    >
      {texts.tryAgain}
    </Button>
  )
}
