import type { AdminBrokenFile } from '#shared/api/admin-library.ts'
import { problemSentence } from '#shared/api/library-problems.ts'
import { type RefreshableUsers, useConsoleQuery } from '#web/admin/common/use-console-query.ts'
import { ListError, ListStatus, useFailureText } from '#web/admin/layout/list-status.tsx'
import { RefreshButton, ViewFrame } from '#web/admin/layout/view-frame.tsx'
import { getLibrary } from '#web/api/admin-calls.ts'
import type { ReceivedLibrary } from '#web/api/received-admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminLibraryTexts } from '#web/i18n/admin/texts-library-view.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { List } from '#web/ui/list.tsx'
import { SheetTable } from './sheet-table.tsx'
import { SubjectTable } from './subject-table.tsx'

/** Files with mistakes, all sheets with how often each was found, and the subjects of questions without a sheet. */
export function LibraryView({ users }: { users: RefreshableUsers }) {
  const texts = useTexts(adminLibraryTexts)
  const common = useTexts(adminTexts)
  const query = useLibrary(users)
  const { data, error } = query
  const failure = useFailureText(error, texts.notLoaded)
  return (
    <ViewFrame
      title={common.libraryView}
      lead={data && data.sheets.length > 0 && texts.lead(data.sheets.length, countUnreviewed(data))}
      action={<RefreshButton label={texts.refresh} query={query} />}
    >
      <ListStatus>{query.isPending && common.loading}</ListStatus>
      {error && <ListError onRetry={() => void query.refetch()}>{failure}</ListError>}
      {data && <Contents library={data} />}
    </ViewFrame>
  )
}

/**
 * Loaded again when the administrator returns to the window, perhaps from editing a sheet: unlike loading a user's
 * chats, this adds no entry to the audit log.
 */
function useLibrary(users: RefreshableUsers) {
  return useConsoleQuery(users, {
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'library'],
    load: getLibrary,
    failure: 'Failed to load the library',
  })
}

function countUnreviewed({ sheets }: ReceivedLibrary): number {
  return sheets.filter(sheet => sheet.editions.some(edition => edition.reviewer === null)).length
}

function Contents({ library }: { library: ReceivedLibrary }) {
  const { sheets, broken, unanswered } = library
  return (
    <>
      {broken.length > 0 && <BrokenFiles files={broken} />}
      {sheets.length > 0 ? <SheetTable sheets={sheets} /> : broken.length === 0 && <Empty />}
      {(sheets.length > 0 || unanswered.length > 0) && <SubjectTable subjects={unanswered} />}
    </>
  )
}

function BrokenFiles({ files }: { files: readonly AdminBrokenFile[] }) {
  const texts = useTexts(adminLibraryTexts)
  const { language } = useLanguage()
  return (
    <section className="mt-6 rounded-md border border-danger/35 bg-danger-wash px-4 py-3">
      <h3 className="font-semibold text-danger">{texts.broken}</h3>
      <p className="mt-1 max-w-3xl text-sm">{texts.brokenAdvice}</p>
      <List className="mt-2 flex flex-col gap-2 text-sm">
        {files.map(({ file, problems }, index) => (
          <li key={`${index} ${file}`}>
            <p className="font-semibold wrap-anywhere">{file}</p>
            <ul className="list-disc pl-5">
              {problems.map((problem, index) => (
                <li key={`${index} ${problem.code}`} className="wrap-anywhere">
                  {problemSentence(problem, language)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </section>
  )
}

function Empty() {
  const texts = useTexts(adminLibraryTexts)
  return (
    <section className="mt-6 max-w-2xl">
      <h3 className="text-base font-semibold">{texts.empty}</h3>
      <p className="mt-1">{texts.emptyEffect}</p>
      <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5">
        {texts.emptySteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
