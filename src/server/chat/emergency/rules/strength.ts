/**
 * `imminent`: somebody is in danger now, regardless of the rest of the question. `strong`: enough by itself unless
 * there are signs against it. `possible`: enough only with a sign that it is now, that somebody is afraid, or that it
 * is about the person who asks.
 */
export type Strength = 'imminent' | 'strong' | 'possible'

/** In the notation of pattern.ts. */
export type Rules = Partial<Record<Strength, string[]>>
