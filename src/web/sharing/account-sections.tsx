import { useConfig } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sharingTexts } from '#web/i18n/sharing/texts-sharing.ts'
import { PageSection } from '#web/shell/page-section.tsx'
import { ExportAll } from './export-all.tsx'
import { ShareList } from './share-list.tsx'

/** For the account page: the export of all chats, and the links to shared ones. */
export function AccountSections() {
  const texts = useTexts(sharingTexts)
  const { retentionDays } = useConfig()
  return (
    <>
      <PageSection title={texts.exportAllTitle} hint={texts.exportAllHint}>
        {retentionDays !== null && (
          <p className="mb-4 max-w-prose text-soft">{texts.retention(retentionDays)}</p>
        )}
        <ExportAll />
      </PageSection>
      <PageSection title={texts.sharesTitle} hint={texts.sharesHint}>
        <ShareList />
      </PageSection>
    </>
  )
}
