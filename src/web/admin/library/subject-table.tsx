import { type AdminSubject, otherSubject } from '#shared/api/admin-library.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { FigureTable } from '#web/admin/layout/figure-table.tsx'
import { adminLibraryTexts } from '#web/i18n/admin/texts-library-view.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'

/** The subjects of questions for which no sheet was found; the most frequent of the last 30 days first. */
export function SubjectTable({ subjects }: { subjects: readonly AdminSubject[] }) {
  const texts = useTexts(adminLibraryTexts)
  const { columns } = texts
  const { language } = useLanguage()
  const format = useFormat()
  const nameOf = ({ id, names }: AdminSubject) => {
    if (id === otherSubject) return texts.other
    return names?.[language] ?? id
  }
  return (
    <FigureTable
      title={texts.unanswered}
      nameColumn={columns.subject}
      figureColumns={[columns.recentQuestions, columns.totalQuestions]}
      rows={subjects.map(subject => ({
        key: subject.id,
        name: nameOf(subject),
        figures: [format.number(subject.recent), format.number(subject.total)],
      }))}
    >
      <p className="mt-1 max-w-3xl text-sm text-soft">
        {subjects.length === 0 ? texts.noneUnanswered : texts.unansweredLead}
      </p>
    </FigureTable>
  )
}
