import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { useLanguage } from '#web/i18n/language-context.tsx'
import { LibraryLink, quietLinkClasses } from '#web/shell/library-link.tsx'

const maxTopicCount = 5

/** Links to the library and to its largest topics, below the input of an empty chat. */
export function TopicLinks() {
  const { language } = useLanguage()
  return (
    <div className="flex grow-[1.4] flex-wrap content-start justify-center gap-x-5 px-4 pt-5 text-sm">
      <LibraryLink className="font-semibold" />
      {useConfig()
        .topics.slice(0, maxTopicCount)
        .map(topic => (
          <Link key={topic.id} href={`/library?topic=${topic.id}`} className={quietLinkClasses}>
            {topic[language]}
          </Link>
        ))}
    </div>
  )
}
