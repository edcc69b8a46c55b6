import {
  closeTo,
  type SearchedQuestion,
  type SheetShelf,
  searchSettings,
  searchSheets,
} from '#server/library/search/find-sheets.ts'
import {
  chanceOf,
  type FitSignals,
  type FitWeights,
  fitSheets,
  fitWeights,
  signalNames,
} from '#server/library/search/sheet-fit.ts'
import { learnWordings, type Wording } from '#server/library/search/wording.ts'
import type { WordList } from '#server/library/word-list.ts'
import type { Language } from '#shared/language.ts'
import { askedGroups } from './asked-questions.ts'
import { type EvalQuestion, queryOf } from './evaluate.ts'

/** Fits the weights of the rule that decides whether a sheet answers a question (docs/decisions/0024). */

/** The questions of one author, and what is found for each. */
type Author = { question: EvalQuestion; searched: SearchedQuestion }[]

type Measured = {
  isCovered: boolean
  isFirstRight: boolean
  /** Whether one of the sheets that may be given, at most three, is right. */
  isRight: boolean
  /** Of the best sheet. Undefined if no sheet has a word of the question. */
  signals: FitSignals | undefined
  chance: number
}

const minChances = [0.1, 0.14, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]
/** Keeps the weights small where few questions decide them. */
const ridge = 0.5
const stepCount = 30

/**
 * `sets`: one set of questions for each author. Neither the wording nor the weights are learned from the author who is
 * measured.
 */
export async function fit(shelf: SheetShelf, words: WordList, sets: EvalQuestion[][]): Promise<void> {
  const authors: Author[] = sets.map(questions =>
    questions.map(question => ({ question, searched: searchSheets(shelf, queryOf(question)) })),
  )
  const wordingsOf = (from: readonly Author[]) => {
    const askedQuestions = askedGroups(from.flat().map(({ question }) => question))
    return learnWordings(shelf.sheets, { ...words, askedQuestions })
  }
  const learnFrom = async (from: readonly Author[]) => {
    const measured: Measured[] = []
    for (const author of from) {
      measured.push(...measure(author, await wordingsOf(without(from, author)), fitWeights))
    }
    return learn(measured)
  }
  const heldOut: Measured[] = []
  for (const [index, author] of authors.entries()) {
    const others = without(authors, author)
    const measured = measure(author, await wordingsOf(others), await learnFrom(others))
    print(`author ${index + 1}, learned from the others`, measured)
    heldOut.push(...measured)
  }
  print('all authors, each learned from the others', heldOut)
  for (const [name, weight] of Object.entries(await learnFrom(authors)))
    console.log(`  ${name}: ${weight.toFixed(2)},`)
}

function without(authors: readonly Author[], author: Author): Author[] {
  return authors.filter(one => one !== author)
}

function measure(author: Author, wordings: Record<Language, Wording>, weights: FitWeights): Measured[] {
  return author.map(({ question, searched }) => {
    const ranked = fitSheets(searched, wordings[searched.language], weights)
    const isRight = ({ sheetId }: { sheetId: string }) => [question.sheet].flat().includes(sheetId)
    const [best] = ranked
    return {
      isCovered: question.sheet !== null,
      isFirstRight: best !== undefined && isRight(best),
      isRight: closeTo(ranked, searchSettings).some(isRight),
      signals: best?.signals,
      chance: best ? chanceOf(best.odds) : 0,
    }
  })
}

/**
 * Logistic regression by Newton's method. Leaves out questions for which no sheet is found, and covered questions whose
 * sheet is not among those that may be given.
 */
function learn(measured: readonly Measured[]): FitWeights {
  const examples = measured.flatMap(({ isCovered, isRight, signals }) =>
    signals && isCovered === isRight ? [{ values: valuesOf(signals), target: Number(isRight) }] : [],
  )
  const weightCount = signalNames.length + 1
  let weights = Array<number>(weightCount).fill(0)
  for (let step = 0; step < stepCount; step += 1) {
    const matrix = Array.from({ length: weightCount }, (_, row) =>
      Array.from({ length: weightCount }, (_, column): number =>
        row === column && row < signalNames.length ? ridge : 0,
      ),
    )
    const gradient = weights.map((weight, index) => (index < signalNames.length ? ridge * weight : 0))
    for (const { values, target } of examples) {
      const chance = 1 / (1 + Math.exp(-dot(weights, values)))
      for (const [row, value] of values.entries()) {
        gradient[row] = (gradient[row] ?? 0) + (chance - target) * value
        for (const [column, other] of values.entries()) {
          const line = matrix[row] ?? []
          line[column] = (line[column] ?? 0) + chance * (1 - chance) * value * other
        }
      }
    }
    const change = solve(matrix, gradient)
    weights = weights.map((weight, index) => weight - (change[index] ?? 0))
  }
  const [lead = 0, otherTopic = 0, wording = 0, constant = 0] = weights
  return { lead, otherTopic: otherTopic * topicUnit, wording, constant }
}

/** Scales `otherTopic` to the size of the other signals, so that the ridge affects all alike. */
const topicUnit = 8

function valuesOf(signals: FitSignals): number[] {
  return [signals.lead, signals.otherTopic * topicUnit, signals.wording, 1]
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  for (const [pivot, row] of rows.entries()) {
    const divisor = row[pivot] ?? 1
    for (const [column, value] of row.entries()) row[column] = value / divisor
    for (const other of rows) {
      if (other === row) continue
      const factor = other[pivot] ?? 0
      for (const [column, value] of row.entries()) other[column] = (other[column] ?? 0) - factor * value
    }
  }
  return rows.map(row => row.at(-1) ?? 0)
}

function print(name: string, measured: readonly Measured[]): void {
  console.log(name)
  const covered = measured.filter(one => one.isCovered)
  const others = measured.filter(one => !one.isCovered)
  const percent = (all: readonly Measured[], isCounted: (one: Measured) => boolean) =>
    `${((100 * all.filter(isCounted).length) / all.length).toFixed(1)} %`
  for (const minChance of minChances) {
    const isFound = (one: Measured) => one.chance >= minChance
    const at1 = percent(covered, one => one.isFirstRight && isFound(one))
    const at3 = percent(covered, one => one.isRight && isFound(one))
    console.log(
      `  from ${minChance.toFixed(2)}: recall at 1 ${at1}, at 3 ${at3}, false answers ${percent(others, isFound)}`,
    )
  }
}
