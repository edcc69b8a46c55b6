import { useLanguage } from '#web/i18n/language-context.tsx'
import { quotedNames } from '#web/i18n/quoted-names.ts'

/** Where the code that shows more of files cannot be had. */
export function FileNames({ label, files }: { label?: string; files: readonly { name: string }[] }) {
  const { language } = useLanguage()
  const names = files.map(({ name }) => name)
  return (
    <p className="px-3 py-2 text-sm wrap-anywhere">
      {label} {quotedNames(names, language)}
    </p>
  )
}
