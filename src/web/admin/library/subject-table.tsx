import { type AdminSubject, otherSubject } from '#shared/admin-library.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { TableHead, tableClasses } from '#web/admin/layout/table.tsx'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { adminLibraryTexts } from '#web/i18n/texts-admin-library.ts'

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
    <section className="mt-10">
      <h3 className="text-base font-semibold">{texts.unanswered}</h3>
      <p className="mt-1 max-w-3xl text-sm text-soft">
        {subjects.length === 0 ? texts.noneUnanswered : texts.unansweredLead}
      </p>
      {subjects.length > 0 && (
        <table className={tableClasses}>
          <caption className="sr-only">{texts.unanswered}</caption>
          <TableHead names={[columns.subject]} counts={[columns.recentQuestions, columns.totalQuestions]} />
          <tbody>
            {subjects.map(subject => (
              <tr key={subject.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {nameOf(subject)}
                </th>
                <td className="py-2 text-right tabular-nums">{format.number(subject.recent)}</td>
                <td className="py-2 text-right tabular-nums">{format.number(subject.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
