import { findSheets, measureSheets, type SheetShelf, searchSettings } from '#server/library/find-sheets.ts'
import { chanceOf, type FitSignals, type FitWeights, fitWeights } from '#server/library/sheet-fit.ts'
import { type EvalQuestion, queryOf, rankOf } from './evaluate.ts'

/** Fits the weights of the rule that decides whether the best sheet answers a question (docs/decisions/0024). */

type Measured = {
  isCovered: boolean
  /** Whether one of the first three sheets is right. */
  isRight: boolean
  /** Undefined if no sheet has a word of the question. */
  signals: FitSignals | undefined
}

const chances = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
const names = ['lead', 'margin', 'otherTopic', 'wording'] as const
/** Keeps the weights small where few questions decide them. */
const ridge = 0.5
const stepCount = 30

/** `sets`: one set of questions for each author. Each is also measured with the weights that fit the other sets. */
export async function fit(shelf: SheetShelf, sets: EvalQuestion[][]): Promise<void> {
  const measured: Measured[][] = []
  for (const questions of sets) measured.push(await measureAll(shelf, questions))
  for (const [index, set] of measured.entries()) {
    printSet(`author ${index + 1}, weights in use`, set, fitWeights)
    printSet(`author ${index + 1}, weights of the others`, set, learn(measured.toSpliced(index, 1).flat()))
  }
  const weights = learn(measured.flat())
  printSet('all, fitted', measured.flat(), weights)
  for (const [name, weight] of Object.entries(weights)) console.log(`  ${name}: ${weight.toFixed(2)},`)
}

async function measureAll(shelf: SheetShelf, questions: readonly EvalQuestion[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const question of questions) {
    const query = queryOf(question)
    const match = await findSheets(shelf, query, { ...searchSettings, minChance: 0 })
    const found = await measureSheets(shelf, query)
    measured.push({
      isCovered: question.sheet !== null,
      isRight: rankOf({ question, match }) <= 3,
      signals: found?.signals,
    })
  }
  return measured
}

/** Logistic regression by Newton's method. Leaves out covered questions whose sheet is not among the first three. */
function learn(measured: readonly Measured[]): FitWeights {
  const examples = measured.flatMap(({ isCovered, isRight, signals }) =>
    signals && isCovered === isRight ? [{ values: valuesOf(signals), target: Number(isRight) }] : [],
  )
  const size = names.length + 1
  let weights = Array<number>(size).fill(0)
  for (let step = 0; step < stepCount; step += 1) {
    const matrix = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column): number => (row === column && row < names.length ? ridge : 0)),
    )
    const gradient = weights.map((weight, index) => (index < names.length ? ridge * weight : 0))
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
  const [lead = 0, margin = 0, otherTopic = 0, wording = 0, constant = 0] = weights
  return { lead, margin, otherTopic: otherTopic * topicUnit, wording, constant }
}

/** Scales the signal to the size of the others, so that the ridge affects all alike. */
const topicUnit = 8

function valuesOf(signals: FitSignals): number[] {
  return [signals.lead, signals.margin, signals.otherTopic * topicUnit, signals.wording, 1]
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

function printSet(name: string, set: readonly Measured[], weights: FitWeights): void {
  console.log(name)
  const covered = set.filter(one => one.isCovered)
  const others = set.filter(one => !one.isCovered)
  const isFound = ({ signals }: Measured, chance: number) =>
    signals !== undefined && chanceOf(signals, weights) >= chance
  for (const chance of chances) {
    const recall = covered.filter(one => one.isRight && isFound(one, chance)).length / covered.length
    const wrong = others.filter(one => isFound(one, chance)).length / others.length
    console.log(
      `  from ${chance.toFixed(2)}: recall at 3 ${(100 * recall).toFixed(1)} %, false answers ${(100 * wrong).toFixed(1)} %`,
    )
  }
}
