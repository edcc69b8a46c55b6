import { findEmergencies } from '#server/chat/emergency/find-emergencies.ts'
import { parseWeights, type Weights } from '#server/chat/emergency/learned-weights.ts'
import { readFolder } from '#server/library/read-library.ts'
import { shippedLibrary } from '#tests/support/samples/libraries.ts'
import { authors, type LabelledText, otherFiles, readTexts } from './texts.ts'
import { train, weightsFile } from './train.ts'

/** Counts right and wrong boxes. Never says which texts they are for, so that no one tunes the rules to one text. */

export type Figures = {
  urgent: number
  found: number
  /** Found, and the box of the right kind is among those shown. */
  rightKind: number
  others: number
  mistaken: number
}

export function figuresOf(texts: readonly LabelledText[], weights?: Weights): Figures {
  const results = texts.map(({ text, emergency }) => ({ emergency, kinds: findEmergencies(text, weights) }))
  const urgent = results.filter(({ emergency }) => emergency !== null)
  const others = results.filter(({ emergency }) => emergency === null)
  return {
    urgent: urgent.length,
    found: urgent.filter(({ kinds }) => kinds.length > 0).length,
    rightKind: urgent.filter(({ emergency, kinds }) => emergency && kinds.includes(emergency)).length,
    others: others.length,
    mistaken: others.filter(({ kinds }) => kinds.length > 0).length,
  }
}

/** For each author, with weights that were learned without that author's texts. */
export function crossValidate(): { author: string; figures: Figures }[] {
  return authors.map(author => {
    const known = [...otherFiles, ...authors.filter(other => other !== author)].flatMap(readTexts)
    const weights = parseWeights(weightsFile(train(known)))
    return { author, figures: figuresOf(readTexts(author), weights) }
  })
}

/** Sheets on emergencies: many of their questions are urgent. */
const urgentSheets = ['domestic-violence', 'police-custody', 'eviction', 'complaints-and-victims']

/** Ordinary questions that the weights were not learned from. */
export async function unseenLibraryQuestions(): Promise<LabelledText[]> {
  const { sheets, words } = await readFolder(shippedLibrary)
  const known = new Set(readTexts('library').map(({ text }) => text))
  return [
    ...sheets.filter(({ id }) => !urgentSheets.includes(id)).flatMap(({ questions }) => questions),
    ...words.otherQuestions.flatMap(({ fr, en }) => [...fr, ...en]),
  ]
    .filter(text => !known.has(text))
    .map(text => ({ text, emergency: null }))
}
