import { writeFile } from 'node:fs/promises'
import { matchedRules } from '#server/chat/emergency/direct-rules.ts'
import { findEmergencies, learnedWeights, passagesOf } from '#server/chat/emergency/find-emergencies.ts'
import { firstUnitOf, kindOdds, textScale, unitsPerLogOdds } from '#server/chat/emergency/learned-weights.ts'
import { featuresOf, simpleWords, startAndEnd, wholeStory } from '#server/chat/emergency/text-features.ts'
import { emergencyKinds } from '#shared/api/emergency.ts'
import { crossValidate, type Figures, figuresOf, unseenLibraryQuestions } from './measure.ts'
import { allTexts, readGoldenTexts } from './texts.ts'
import { train, weightsFile } from './train.ts'

/**
 * `npm run emergencies -- train` learns the weights again and writes weights.txt, `-- measure [--golden]` prints how
 * many emergencies are found, and `-- "a question"` shows why it gets a box or none.
 */

const weightsPath = new URL('../../src/server/chat/emergency/weights.txt', import.meta.url)
const shownFeatureCount = 15

async function measure(isGoldenShown: boolean): Promise<void> {
  for (const { author, figures } of crossValidate())
    print(`${author}, with weights learned from all other texts`, figures)
  print('library questions not used for training', figuresOf(await unseenLibraryQuestions()))
  print('training texts', figuresOf(allTexts()))
  if (isGoldenShown) print('golden texts', figuresOf(readGoldenTexts()))
}

function print(name: string, { urgent, found, rightKind, others, mistaken }: Figures): void {
  const ofUrgent = `${found} of ${urgent} emergencies found (${rightKind} with the right kind), `
  console.log(
    `${name}: ${urgent > 0 ? ofUrgent : ''}${mistaken} of ${others} other texts mistaken for an emergency`,
  )
}

function explain(question: string): void {
  console.log(`boxes: ${findEmergencies(question).join(', ') || 'none'}`)
  for (const { kind, match } of matchedRules(simpleWords(wholeStory(question))))
    console.log(`direct rule for ${kind}: “${match}”`)
  for (const passage of passagesOf(simpleWords(startAndEnd(question)))) {
    const [likeliest] = kindOdds(passage, learnedWeights)
    if (likeliest === undefined) continue
    const column = emergencyKinds.indexOf(likeliest.kind)
    const features = [...featuresOf(passage)]
    const scale = textScale(features.length) / unitsPerLogOdds
    const effects = features.map(feature => {
      const first = firstUnitOf(feature, learnedWeights)
      return {
        feature,
        effect: first === undefined ? 0 : scale * (learnedWeights.units[first + column] ?? 0),
      }
    })
    effects.sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    console.log(`\n${likeliest.kind}: odds ${likeliest.odds.toFixed(2)} against no emergency`)
    console.log(row(learnedWeights.intercepts[column] ?? 0, '(any text)'))
    for (const { feature, effect } of effects.slice(0, shownFeatureCount)) console.log(row(effect, feature))
  }
}

function row(effect: number, feature: string): string {
  return `${effect.toFixed(2).padStart(8)}  ${feature}`
}

const [command = 'measure', ...options] = process.argv.slice(2)
if (command === 'train') await writeFile(weightsPath, weightsFile(train(allTexts())))
else if (command === 'measure') await measure(options.includes('--golden'))
else explain(command)
