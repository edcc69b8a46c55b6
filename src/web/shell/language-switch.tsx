import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'

/** Switches to the other language. The button is labelled in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const texts = useTexts(appTexts)
  const { language, chooseLanguage } = useLanguage()
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <button
      type="button"
      lang={other}
      onClick={() => chooseLanguage(other)}
      className={classNames(
        'shrink-0 rounded-sm py-1.5 text-sm underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:underline',
        className,
      )}
    >
      {texts.otherLanguage}
    </button>
  )
}
