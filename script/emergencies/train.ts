import { formatWeights, textScale } from '#server/chat/emergency/learned-weights.ts'
import { featuresOf, simpleWords } from '#server/chat/emergency/text-features.ts'
import { emergencyKinds } from '#shared/api/emergency.ts'
import type { LabelledText } from './texts.ts'

/**
 * Learns the weights of findEmergencies: multinomial logistic regression, trained with AdaGrad. Nothing in it is
 * random, so the same texts give the same file.
 */

const epochCount = 12
const learningRate = 0.05
const interceptRate = 0.3
/** Keeps weights small (L2), so that a text is judged by many features. */
const decay = 0.2
/** A feature of a single text says nothing about others. */
const minTextCount = 2
const maxFeatureCount = 10_400

/** No emergency, then the kinds. */
const classCount = 1 + emergencyKinds.length

type Example = { features: number[]; scale: number; label: number }
type Model = { weights: Float64Array; intercepts: Float64Array }

export type Trained = { intercepts: number[]; lines: string[] }

export function train(texts: readonly LabelledText[]): Trained {
  const featureSets = texts.map(({ text }) => featuresOf(simpleWords(text)))
  const textCounts = new Map<string, number>()
  for (const feature of featureSets.flatMap(set => [...set])) {
    textCounts.set(feature, (textCounts.get(feature) ?? 0) + 1)
  }
  const names = [...textCounts.keys()].filter(name => (textCounts.get(name) ?? 0) >= minTextCount)
  const ids = new Map(names.map((name, id) => [name, id]))
  const examples = texts.map(({ emergency }, index) => ({
    features: [...(featureSets[index] ?? [])].flatMap(name => ids.get(name) ?? []),
    scale: textScale(featureSets[index]?.size ?? 0),
    label: emergency === null ? 0 : 1 + emergencyKinds.indexOf(emergency),
  }))
  const { weights, intercepts } = fit(examples, names.length)
  const rows = names.map((name, id) => {
    const numbers = againstNone(weights, id)
    const importance = Math.max(...numbers.map(Math.abs)) * (textCounts.get(name) ?? 0) ** 0.25
    return { name, numbers, importance }
  })
  const kept = rows.sort((one, other) => other.importance - one.importance).slice(0, maxFeatureCount)
  return {
    intercepts: againstNone(intercepts, 0).map(value => Math.round(100 * value) / 100),
    lines: kept.map(({ name, numbers }) => `${name} ${formatWeights(numbers)}`).sort(),
  }
}

function fit(examples: readonly Example[], featureCount: number): Model {
  const weights = new Float64Array(featureCount * classCount)
  const squares = new Float64Array(featureCount * classCount).fill(1)
  const intercepts = new Float64Array(classCount)
  const interceptSquares = new Float64Array(classCount).fill(1)
  for (let epoch = 0; epoch < epochCount; epoch += 1) {
    for (const example of shuffled(examples, epoch)) {
      const errors = errorsOf({ weights, intercepts }, example)
      for (const [classIndex, error] of errors.entries()) {
        step(intercepts, interceptSquares, classIndex, error, interceptRate)
        for (const feature of example.features) {
          const at = feature * classCount + classIndex
          step(weights, squares, at, example.scale * error + decay * (weights[at] ?? 0), learningRate)
        }
      }
    }
  }
  return { weights, intercepts }
}

/** For each class, how far its probability is above what it should be: 1 for the right class, 0 for any other. */
function errorsOf({ weights, intercepts }: Model, { features, scale, label }: Example): number[] {
  const scores = Array.from(intercepts, (intercept, classIndex) => {
    let sum = 0
    for (const feature of features) sum += weights[feature * classCount + classIndex] ?? 0
    return intercept + scale * sum
  })
  const highest = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power, classIndex) => power / sum - (classIndex === label ? 1 : 0))
}

function step(values: Float64Array, squares: Float64Array, at: number, gradient: number, rate: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient
  squares[at] = square
  values[at] = (values[at] ?? 0) - (rate * gradient) / Math.sqrt(square)
}

/** The order differs between epochs, but is the same in each run. */
function shuffled<T>(list: readonly T[], epoch: number): T[] {
  let state = epoch + 1
  const keyed = list.map(item => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return { item, state }
  })
  return keyed.sort((one, other) => one.state - other.state).map(({ item }) => item)
}

/** For each kind, the weight of a feature, or the intercept, minus that for no emergency. */
function againstNone(values: Float64Array, row: number): number[] {
  const [none = 0, ...kinds] = values.subarray(row * classCount, (row + 1) * classCount)
  return kinds.map(value => value - none)
}

/** The content of weights.txt. */
export function weightsFile({ intercepts, lines }: Trained): string {
  return `${[intercepts.join(' '), ...lines].join('\n')}\n`
}
