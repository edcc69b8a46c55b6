import { hashOf, type NumberedWords, numberOf, numberWords } from '#server/words/numbered-words.ts'
import { type EmergencyKind, emergencyKinds } from '#shared/api/emergency.ts'
import { featuresOf } from './text-features.ts'

/** Numbers are in the order of `emergencyKinds`. */
export type Weights = {
  /** The log odds of each kind against no emergency, for a text without features. */
  intercepts: readonly number[]
  features: NumberedWords
  /** What each feature adds to the log odds, before scaling: for each feature, its units for each kind. */
  units: Int8Array
}

/**
 * weights.txt begins with a line of intercepts. Then it has a line for each feature, such as `me frape NHFRG`: a letter
 * for each kind, so that the file is short. A is +1 unit, Z is +26, a is -1, z is -26, and - is 0.
 */
export const unitsPerLogOdds = 20
const letters = 'zyxwvutsrqponmlkjihgfedcba-ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const zero = letters.indexOf('-')

export function formatWeights(logOdds: readonly number[]): string {
  const units = logOdds.map(value => Math.max(-zero, Math.min(zero, Math.round(value * unitsPerLogOdds))))
  return units.map(unit => letters[unit + zero]).join('')
}

export function parseWeights(text: string): Weights {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const lettersOf = new Map(
    lines.map(line => {
      const end = line.lastIndexOf(' ')
      return [hashOf(line.slice(0, end)), line.slice(end + 1)]
    }),
  )
  const features = numberWords(lettersOf.keys())
  const all = Array.from(features, hash => lettersOf.get(hash) ?? '').join('')
  return {
    intercepts: first.split(' ').map(Number),
    features,
    units: Int8Array.from(all, letter => letters.indexOf(letter) - zero),
  }
}

/** The index of a feature's first unit; undefined if the feature was not learned. */
export function firstUnitOf(feature: string, { features }: Weights): number | undefined {
  const number = numberOf(features, hashOf(feature))
  return number === -1 ? undefined : number * emergencyKinds.length
}

/** A word says more in a short text than in a long one. */
export function textScale(featureCount: number): number {
  return 1 / Math.sqrt(1 + featureCount / 100)
}

export type KindOdds = { kind: EmergencyKind; odds: number }

/** How likely each kind is, compared with no emergency; the likeliest first. */
export function kindOdds(words: readonly string[], weights: Weights): KindOdds[] {
  const features = featuresOf(words)
  const scale = textScale(features.size) / unitsPerLogOdds
  const logOdds = [...weights.intercepts]
  for (const feature of features) {
    const first = firstUnitOf(feature, weights)
    if (first === undefined) continue
    for (let kind = 0; kind < logOdds.length; kind += 1) {
      logOdds[kind] = (logOdds[kind] ?? 0) + scale * (weights.units[first + kind] ?? 0)
    }
  }
  return emergencyKinds.map((kind, index) => ({ kind, odds: Math.exp(logOdds[index] ?? 0) })).sort(byOdds)
}

function byOdds(one: KindOdds, other: KindOdds): number {
  return other.odds - one.odds
}
