import { type EmergencyKind, emergencyKinds } from '#shared/emergency.ts'
import { featuresOf } from './text-features.ts'

/** Numbers are in the order of `emergencyKinds`. */
export type Weights = {
  /** The log odds of each kind against no emergency, for a text that says nothing. */
  intercepts: readonly number[]
  /** What a feature adds to them, before scaling. */
  byFeature: ReadonlyMap<string, readonly number[]>
}

/**
 * weights.ts has a line for each feature, such as `me frape NHFRG`: a letter for each kind, so that the file is short.
 * A is +1 unit, Z is +26, a is -1, z is -26, and - is 0.
 */
export const unitsPerLogOdds = 20
const letters = 'zyxwvutsrqponmlkjihgfedcba-ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const zero = letters.indexOf('-')

export function formatWeights(logOdds: readonly number[]): string {
  const units = logOdds.map(value => Math.max(-zero, Math.min(zero, Math.round(value * unitsPerLogOdds))))
  return units.map(unit => letters[unit + zero]).join('')
}

export function parseWeights(intercepts: readonly number[], lines: readonly string[]): Weights {
  const entries = lines.map(line => {
    const end = line.lastIndexOf(' ')
    const units = Array.from(line.slice(end + 1), letter => letters.indexOf(letter) - zero)
    return [line.slice(0, end), units.map(unit => unit / unitsPerLogOdds)] as const
  })
  return { intercepts, byFeature: new Map(entries) }
}

/** A word says more in a short text than in a long one. */
export function textScale(featureCount: number): number {
  return 1 / Math.sqrt(1 + featureCount / 100)
}

export type KindOdds = { kind: EmergencyKind; odds: number }

/** How likely each kind is, compared with no emergency; the likeliest first. */
export function kindOdds(words: readonly string[], { intercepts, byFeature }: Weights): KindOdds[] {
  const features = featuresOf(words)
  const scale = textScale(features.size)
  const logOdds = [...intercepts]
  for (const feature of features) {
    const weights = byFeature.get(feature)
    if (weights === undefined) continue
    for (let index = 0; index < logOdds.length; index += 1) {
      logOdds[index] = (logOdds[index] ?? 0) + scale * (weights[index] ?? 0)
    }
  }
  return emergencyKinds
    .map((kind, index) => ({ kind, odds: Math.exp(logOdds[index] ?? 0) }))
    .sort((one, other) => other.odds - one.odds)
}
