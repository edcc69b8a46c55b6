import { useLanguage } from '#web/i18n/language-context.tsx'
import { quotedNames } from '#web/i18n/quoted-names.ts'

/** The files of a waiting message. Elsewhere, shown if the code for the full view of the files is not loaded. */
export function FileNames({ label, files }: { label?: string; files: readonly { name: string }[] }) {
  const { language } = useLanguage()
  const names = files.map(({ name }) => name)
  return (
    <p className="px-3 py-2 text-sm wrap-anywhere">
      {label} {quotedNames(names, language)}
    </p>
  )
}
