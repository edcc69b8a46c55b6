import { stringify } from 'yaml'
import type { WordGroup } from '#server/library/word-list.ts'
import type { Language } from '#shared/language.ts'
import { type EvalQuestion, readQuestions } from './evaluate.ts'

/** The files of each author. */
const tuningFiles = [[1], [2], [3, 4], [5], [6], [7], [8], [9], [10], [11], [12]].map(numbers =>
  numbers.map(number => new URL(`questions-tuning-${number}.yaml`, import.meta.url)),
)

/** The questions for tuning, one set for each author. */
export function readTuningSets(): Promise<EvalQuestion[][]> {
  return Promise.all(tuningFiles.map(async files => (await Promise.all(files.map(readQuestions))).flat()))
}

/** What the wording is learned from: the questions for tuning, by sheet, without those that continue an earlier one. */
export function askedGroups(questions: readonly EvalQuestion[]): WordGroup[] {
  const single = questions.filter(({ earlier }) => earlier === undefined)
  const groups = Map.groupBy(single, ({ sheet }) => [sheet].flat()[0] ?? undefined)
  return [...groups].map(([sheet, group]) => {
    const textsIn = (language: Language) =>
      group.filter(one => one.language === language).map(one => one.question)
    return { sheet, fr: textsIn('fr'), en: textsIn('en') }
  })
}

const comment = `# Questions as people ask them, by the sheet that answers them; the last group has no sheet. The wording is learned from
# them (docs/library.md). \`npm run eval -- --fit\` writes this file from the questions for tuning.
`

export function askedQuestionsFile(questions: readonly EvalQuestion[]): string {
  const hasNoSheet = ({ sheet }: WordGroup) => sheet === undefined
  const groups = askedGroups(questions).sort(
    (one, other) =>
      Number(hasNoSheet(one)) - Number(hasNoSheet(other)) ||
      (one.sheet ?? '').localeCompare(other.sheet ?? ''),
  )
  return `${comment}\n${stringify({ askedQuestions: groups }, { lineWidth: 0 })}`
}
