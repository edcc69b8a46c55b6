import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { Button } from './button.tsx'

type TryAgainButtonProps = { size?: 'md' | 'sm'; className?: string; onPress(): void }

/** A button that its own press removes, so the part of the page around it takes the focus. */
export function TryAgainButton({ onPress, ...rest }: TryAgainButtonProps) {
  const texts = useTexts(appTexts)
  return (
    <Button
      {...rest}
      onClick={event => {
        event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
        onPress()
      }}
    >
      {texts.tryAgain}
    </Button>
  )
}
