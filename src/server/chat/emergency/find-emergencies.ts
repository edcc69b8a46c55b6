import { type EmergencyKind, emergencyKinds } from '#shared/emergency.ts'
import {
  type Counter,
  counters,
  fearSigns,
  figuresOfSpeech,
  personalSigns,
  presentSigns,
} from './counter-evidence.ts'
import { allOf, pattern } from './pattern.ts'
import { plainWords } from './plain-words.ts'
import { ruleWords } from './rule-words.ts'
import { rules } from './rules/rules.ts'
import type { Strength } from './rules/strength.ts'

/**
 * Recognises questions about an emergency, without a model: within milliseconds, the same way every time, even when
 * no model can be reached. An unneeded box costs a glance, a missed one may cost a life: in doubt, the box is shown.
 * The points below were tuned on texts that are not part of the measurement.
 */

const points: Record<Strength, number> = { imminent: 6, strong: 4, possible: 2 }
const neededPoints = 3
/**
 * Points subtracted for signs against an emergency. At 5, only an `imminent` rule can still reach the needed points.
 */
const against: Record<Counter, number> = { invented: 5, studied: 5, historic: 5, ended: 3, general: 2 }
/** Subtracted instead of `ended` if the question is also about the present. */
const endedButNow = 1

type Rule = { kind: EmergencyKind; strength: Strength; patterns: RegExp[] }

const compile = (texts: readonly string[]) => texts.map(text => pattern(text, ruleWords))
const compiledRules: Rule[] = emergencyKinds.flatMap(kind =>
  (Object.keys(points) as Strength[]).flatMap(strength =>
    (rules[kind][strength] ?? []).map(text => ({ kind, strength, patterns: allOf(text, ruleWords) })),
  ),
)
const compiledFigures = compile(figuresOfSpeech).map(each => new RegExp(each.source, 'g'))
const compiledCounters = (Object.keys(against) as Counter[]).map(counter => ({
  counter,
  patterns: compile(counters[counter]),
}))
const compiledPresent = compile(presentSigns)
const compiledPersonal = compile(personalSigns)
const compiledFear = compile(fearSigns)

/** The kinds of emergency that a question is about, the most pressing first; empty for almost all questions. */
export function findEmergencies(question: string): EmergencyKind[] {
  const words = compiledFigures.reduce((text, figure) => text.replace(figure, '-'), plainWords(question))
  const best = bestRules(words)
  if (best.size === 0) return []
  const isNow = matchesAny(compiledPresent, words)
  const signs = Number(isNow) + Number(matchesAny(compiledFear, words))
  const personal = Number(matchesAny(compiledPersonal, words))
  const found = [...best].flatMap(([kind, strength]) => {
    // Every tenant asks about their own eviction: what counts is that it is today.
    const bonus = kind === 'eviction' ? signs : signs + personal
    const score = points[strength] + bonus - penalty(words, strength, isNow)
    return score >= neededPoints ? [{ kind, score }] : []
  })
  return found.sort((one, other) => other.score - one.score).map(({ kind }) => kind)
}

/** For each kind, the strongest rule that applies. */
function bestRules(words: string): Map<EmergencyKind, Strength> {
  const best = new Map<EmergencyKind, Strength>()
  for (const { kind, strength, patterns } of compiledRules) {
    if (!best.has(kind) && patterns.every(each => each.test(words))) best.set(kind, strength)
  }
  return best
}

function penalty(words: string, strength: Strength, isNow: boolean): number {
  const found = compiledCounters
    .filter(({ patterns }) => matchesAny(patterns, words))
    .map(({ counter }) => {
      if (counter === 'ended' && isNow && strength !== 'possible') return endedButNow
      // A person who asks a general question during an emergency still has an emergency.
      if (counter === 'general' && strength === 'imminent') return 0
      return against[counter]
    })
  return found.reduce((sum, each) => sum + each, 0)
}

function matchesAny(patterns: readonly RegExp[], words: string): boolean {
  return patterns.some(each => each.test(words))
}
