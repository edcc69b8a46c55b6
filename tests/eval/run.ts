import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLibrary } from '#server/library/open-library.ts'
import { type SearchSettings, searchSettings } from '#server/library/search/find-sheets.ts'
import { fitWeights } from '#server/library/search/sheet-fit.ts'
import { readWordList } from '#server/library/word-list.ts'
import { createLog } from '#server/log.ts'
import { shippedLibrary } from '#tests/support/samples/libraries.ts'
import { askedQuestionsFile, readTuningSets } from './asked-questions.ts'
import {
  askAll,
  type EvalQuestion,
  type EvalResult,
  figuresOf,
  percentileMs,
  rankOf,
  readQuestions,
} from './evaluate.ts'
import { fit } from './fit.ts'

/**
 * `npm run eval -- [QUESTIONS.yaml] [--quiet] [--signals]`: asks the test questions, or others of the same form, with
 * the sheets of the product. Prints how well the sheets are found and, without `--quiet`, the misses. With `--signals`,
 * it also prints the figures with one signal at a time turned off. `npm run eval -- --fit` asks the questions for
 * tuning instead, prints the weights for `sheet-fit.ts` that fit them, and writes `library/asked-questions.yaml`.
 */

const signals: Record<string, Partial<SearchSettings>> = {
  synonyms: { conceptWeight: 0 },
  'other topics': { fitWeights: { ...fitWeights, otherTopic: 0 } },
  wording: { fitWeights: { ...fitWeights, wording: 0 } },
  'titles and questions': { titleWeight: 1, questionWeight: 1, similarityWeight: 0 },
  'similar question': { similarityWeight: 0 },
  'typing mistakes': { bySpelling: false },
  'mistakes by sound': { bySound: false },
  'earlier question': { followUpWeight: 0, earlierWeight: 0 },
}

type Options = { quiet: boolean; signals: boolean; fit: boolean }

async function evaluate(file: string, options: Options): Promise<void> {
  const questions = await readQuestions(file)
  const log = createLog('warn')
  const ask = async (changed: Partial<SearchSettings>, asked: EvalQuestion[] = questions) => {
    const library = await openLibrary({ folder: shippedLibrary, log }, { ...searchSettings, ...changed })
    const results = askAll(library, asked)
    await library.close()
    return results
  }
  if (options.fit) {
    const library = await openLibrary({ folder: shippedLibrary, log })
    const sets = await readTuningSets()
    await fit(library.shelf(), await readWordList(shippedLibrary), sets)
    await writeFile(join(shippedLibrary, 'asked-questions.yaml'), askedQuestionsFile(sets.flat()))
    await library.close()
    return
  }
  const startedAtMs = performance.now()
  await ask({}, questions.slice(0, 5))
  console.log(`index and first questions: ${(performance.now() - startedAtMs).toFixed(0)} ms`)
  const results = await ask({})
  print(results)
  if (options.signals) {
    for (const [name, changed] of Object.entries(signals)) {
      printFigures(`without ${name}`, await ask(changed))
    }
  }
  if (!options.quiet) printMisses(results)
}

function print(results: EvalResult[]): void {
  const [medianMs, highMs] = [percentileMs(results, 0.5), percentileMs(results, 0.95)]
  console.log(`ms per question: median ${medianMs.toFixed(1)}, 95 % under ${highMs.toFixed(1)}`)
  printFigures('all', results)
  for (const field of ['language', 'kind'] as const) {
    for (const [value, group] of Map.groupBy(results, ({ question }) => question[field])) {
      printFigures(value, group)
    }
  }
}

function printFigures(name: string, results: EvalResult[]): void {
  const { questionCount, recallAt1, recallAt3, ambiguous, ...wrong } = figuresOf(results)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7)
  console.log(
    `${name.padEnd(28)} ${questionCount} questions: recall at 1 ${percent(recallAt1)}, at 3 ${percent(recallAt3)}, ` +
      `ambiguous ${percent(ambiguous)}, false answers ${percent(wrong.falseAnswers)} ` +
      `(one sheet quoted ${percent(wrong.falseQuotes)}), only offered ${percent(wrong.falseOffers)}`,
  )
}

function printMisses(results: EvalResult[]): void {
  for (const result of results) {
    const { question, match } = result
    const isMiss = question.sheet === null ? match.verdict !== 'nothing' : rankOf(result) > 1
    if (!isMiss) continue
    const expected = question.sheet === null ? 'nothing' : [question.sheet].flat().join(' or ')
    const found = match.found.map(({ sheet }) => sheet.id).join(', ') || 'nothing'
    console.log(`${expected} <- ${found}: ${question.question.slice(0, 90)}`)
  }
}

const args = process.argv.slice(2)
const golden = fileURLToPath(new URL('./questions.yaml', import.meta.url))
await evaluate(args.find(arg => !arg.startsWith('--')) ?? golden, {
  quiet: args.includes('--quiet'),
  signals: args.includes('--signals'),
  fit: args.includes('--fit'),
})
