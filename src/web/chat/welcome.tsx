import { useConfig } from '#web/api/config-context.tsx'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { FirmName } from '#web/shell/firm-name.tsx'

/** Above the input of an empty chat: the product's title and purpose, and the firm if the header has no room for it. */
export function Welcome({ visitor }: { visitor: boolean }) {
  const texts = useTexts(chatTexts)
  const { firm } = useConfig()
  return (
    <div className="@container pb-6 text-center">
      <FirmName
        className={classNames('mb-5 flex-wrap justify-center', visitor ? 'sm:hidden' : '@4xl:hidden')}
      />
      <h1 className="serif text-4xl leading-tight wrap-anywhere">{firm.title}</h1>
      <p className="mt-2 text-soft">{visitor ? texts.visitorLead : texts.lead}</p>
    </div>
  )
}
