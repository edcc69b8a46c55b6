import type { Given } from '#shared/api/chat.ts'
import { locales } from '#shared/text/date-format.ts'
import { givenTexts } from '#web/i18n/chat/texts-given.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'

/** What the assistant was given besides the question: one unobtrusive line under its answer. */
export function GivenLine({ given: { pdfs, images, sheets } }: { given: Given }) {
  const texts = useTexts(givenTexts)
  const { language } = useLanguage()
  const parts = [
    ...pdfs.map(({ name, pages, of }) =>
      pages < of ? texts.firstPages(pages, of, name) : texts.pages(pages, name),
    ),
    ...(images > 0 ? [texts.images(images)] : []),
    ...(sheets > 0 ? [texts.sheets(sheets)] : []),
  ]
  return (
    <p className="mt-2 max-w-answer text-xs text-soft wrap-anywhere">
      {texts.given(new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts))}
    </p>
  )
}
