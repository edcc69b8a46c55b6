import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#server/log.ts'
import { askedQuestionsFile, readTuningSets } from '#tests/eval/asked-questions.ts'
import { askAll, figuresOf, readQuestions } from '#tests/eval/evaluate.ts'
import { noLibrary, shippedLibrary } from '#tests/support/samples/libraries.ts'
import { type OpenLibrary, openLibrary } from './open-library.ts'

/** Finding the sheets that answer a question, with the sheets of the product. */

let library: OpenLibrary
let logged = ''
const log = createLog('info', {
  write: line => {
    logged += line
  },
})

beforeAll(async () => {
  library = await open(shippedLibrary)
})
afterAll(() => library.close())

function open(folder: string): Promise<OpenLibrary> {
  return openLibrary({ folder, log })
}

/** A folder with copies of these files of the library, for a test to change. */
async function copyOfLibrary(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-finding-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(files.map(file => cp(join(shippedLibrary, file), join(folder, file))))
  return folder
}

function find(question: string, more: { earlier?: string; documentText?: string; from?: OpenLibrary } = {}) {
  const match = (more.from ?? library).find({
    question,
    earlierQuestions: more.earlier === undefined ? [] : [more.earlier],
    documentText: more.documentText ?? '',
    fallbackLanguage: 'en',
  })
  const [best] = match.found
  return { ...match, best: best && `${best.sheet.id}.${best.sheet.language}`, sections: best?.sections ?? [] }
}

it('finds the sheet for lay questions in both languages (B-3)', async () => {
  const questions = await readQuestions(new URL('../../../tests/eval/questions.yaml', import.meta.url))
  const figures = figuresOf(askAll(library, questions))
  expect(figures.recallAt1).toBeGreaterThan(0.9)
  expect(figures.recallAt3).toBeGreaterThan(0.94)
  expect(figures.falseAnswers).toBeLessThan(0.07)
})

it('has learned from the questions for tuning, and from no question of the golden set', async () => {
  const tuning = (await readTuningSets()).flat()
  const file = await readFile(join(shippedLibrary, 'asked-questions.yaml'), 'utf8')
  expect(file).toBe(askedQuestionsFile(tuning))
  const golden = await readQuestions(new URL('../../../tests/eval/questions.yaml', import.meta.url))
  const asked = new Set(tuning.map(({ question }) => question.toLowerCase()))
  expect(golden.filter(({ question }) => asked.has(question.toLowerCase()))).toEqual([])
})

it('learns from questions as people ask them, without a restart (B-5, B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md', 'other-questions.yaml')
  const learning = await open(folder)
  onTestFinished(() => learning.close())
  const question = 'Le logeur a bloqué ma porte'
  expect(find(question, { from: learning }).verdict).toBe('nothing')

  await writeFile(
    join(folder, 'asked-questions.yaml'),
    'askedQuestions:\n  - sheet: eviction\n    fr: [sa porte bloquée par le logeur, le logeur bloque la porte de ma chambre]\n',
  )
  await learning.refresh()
  expect(find(question, { from: learning }).best).toBe('eviction.fr')
})

it('understands everyday words, typing errors and the spelling of text messages (B-4)', async () => {
  expect(find('Mon patron m’a foutu à la porte, il a le droit ?').best).toBe('dismissal.fr')
  expect(find('mon proprio garde ma cotion depui 3 moi').best).toBe('rent-and-deposit.fr')
  expect(find('my landlrod is keping my depozit').best).toBe('rent-and-deposit.en')
  expect(find('jé été licensié pr fote grave').best).toBe('dismissal.fr')
  expect(find('je suis licenciee sans motif').best).toBe('dismissal.fr')
  expect(find('mon voizin fai trop de bruit').best).toBe('neighbours.fr')
  expect(find('kel droit sur lheritage de ma mere').best).toBe('inheritance.fr')
  expect(find('kel est ma part dheritage').best).toBe('inheritance.fr')
  expect(find('Quelle est ma part d’héritage ?').best).toBe('inheritance.fr')
})

it('says that nothing fits a question on another topic (B-5)', async () => {
  for (const question of [
    'Comment renouveler mon titre de séjour à la préfecture ?',
    'How do I appeal a refused building permit?',
    'Une recette de gâteau au yaourt ?',
    'How many points do I need to win a tennis match in court?',
    'Quels sont les congés selon le droit suisse ?',
    'My tenant is a company, how do I end the shop lease?',
    'a kel age la retrette',
  ]) {
    expect(find(question)).toMatchObject({ verdict: 'nothing', found: [] })
  }
})

it.each([
  'estoy embarazada y me han despedido',
  'mi marido me esta pegando',
  'está tudo bem, obrigado',
  'come posso divorziare',
  'mein Chef zahlt mir keinen Lohn',
  'patronul nu mă plătește',
  'mume wangu ananipiga',
])(
  'finds nothing for a question in another language, whose words would be mistaken for others: %s (B-5)',
  question => {
    expect(find(question)).toMatchObject({ verdict: 'nothing', found: [], related: [] })
  },
)

it('finds the sheet for a topic of one or two words, and none for another topic (B-3, B-5)', async () => {
  expect(find('héritage').best).toBe('inheritance.fr')
  expect(find('my deposit').best).toBe('rent-and-deposit.en')
  expect(find('visa').verdict).toBe('nothing')
  expect(find('titre de séjour').verdict).toBe('nothing')
})

it('offers sheets that come close if none fits (B-41)', async () => {
  const near = find('Mon propriétaire vend l’appartement que je loue')
  expect(near).toMatchObject({ verdict: 'nothing', found: [] })
  expect(near.related.map(sheet => sheet.id)).toContain('rent-and-deposit')
  expect(find('Comment cuire un œuf ?').related).toEqual([])
  // Close enough to be found.
  const gift = find('Je voudrais donner 20 000 euros à mon petit-fils, quelles formalités ?')
  expect(gift.best).toBe('wills-and-gifts.fr')
})

it('understands a follow-up with the question before it, and a document with its question (B-6)', async () => {
  const earlier = 'Combien de mois de dépôt de garantie pour mon appartement ?'
  expect(find('Et si c’était meublé ?', { earlier }).best).toBe('rent-and-deposit.fr')
  expect(find('Et une recette de gâteau ?').verdict).toBe('nothing')
  const sacked = 'Can they sack me while I am off sick with my knee?'
  expect(find('And how long do I have?', { earlier: sacked }).best).toBe('dismissal.en')
  expect(find('I want a recipe for ratatouille', { earlier: sacked }).verdict).toBe('nothing')
  const documentText = 'COMMANDEMENT DE PAYER visant la clause résolutoire. Loyers impayés, expulsion, bail.'
  expect(find('Que dois-je faire de ce papier ?', { documentText }).best).toBe('eviction.fr')
})

it('puts the deadlines first if a question asks how long', async () => {
  expect(find('Combien de temps ai-je pour contester mon licenciement ?').sections[0]).toBe(2)
})

it('finds a sheet in the other language only if there is none in the language of the question (B-7)', async () => {
  const only = await open(
    await copyOfLibrary('dismissal.en.md', 'eviction.fr.md', 'eviction.en.md', 'words.yaml'),
  )
  onTestFinished(() => only.close())
  const question = 'Mon patron m’a virée, c’est un licenciement abusif ?'
  expect(find(question, { from: only })).toMatchObject({ language: 'fr', best: 'dismissal.en' })
  expect(find('On veut m’expulser pour un loyer impayé', { from: only }).best).toBe('eviction.fr')
})

it('indexes changed files without a restart, and names a broken one (B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md')
  const changing = await open(folder)
  onTestFinished(() => changing.close())
  const question = 'Mon patron m’a licencié, est-ce un licenciement abusif ?'
  expect(find(question, { from: changing }).verdict).toBe('nothing')

  await cp(join(shippedLibrary, 'dismissal.fr.md'), join(folder, 'dismissal.fr.md'))
  await writeFile(
    join(folder, 'words.yaml'),
    'synonyms:\n  - fr: [licenciement, raus]\n  - de: [Kündigung]\n',
  )
  await changing.refresh()
  expect(find(question, { from: changing }).best).toBe('dismissal.fr')
  expect(changing.listBrokenFiles()).toContainEqual({
    file: 'words.yaml',
    problems: [{ code: 'unknown_language', values: { line: 3, language: 'de' } }],
  })

  await writeFile(join(folder, 'dismissal.fr.md'), 'broken')
  await changing.refresh()
  expect(find(question, { from: changing }).verdict).toBe('nothing')
  expect(find('expulsion pour loyer impayé', { from: changing }).best).toBe('eviction.fr')
})

it('uses the other sheets while one is a broken link, and that one too once it can be read (B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md')
  const changing = await open(folder)
  onTestFinished(() => changing.close())
  const isFound = () => find('expulsion pour loyer impayé', { from: changing }).best === 'eviction.fr'
  await symlink('later', join(folder, 'dismissal.fr.md'))
  await changing.refresh()
  expect(changing.listBrokenFiles()).toContainEqual({
    file: 'dismissal.fr.md',
    problems: [{ code: 'unreadable', values: {} }],
  })
  expect(isFound()).toBe(true)

  await cp(join(shippedLibrary, 'dismissal.fr.md'), join(folder, 'later'))
  await changing.refresh()
  expect(changing.listSheets().map(({ id }) => id)).toContain('dismissal')
  expect(isFound()).toBe(true)
})

it('does not learn again when a file that it does not use changes (B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md')
  const changing = await open(folder)
  onTestFinished(() => changing.close())
  const { index, wordings } = changing.shelf()
  const refreshed = async () => {
    await changing.refresh()
    return changing.shelf().index === index && changing.shelf().wordings === wordings
  }

  await writeFile(join(folder, 'draft.fr.md'), 'not a sheet yet')
  expect(await refreshed()).toBe(true)
  expect(changing.listBrokenFiles().map(({ file }) => file)).toEqual(['draft.fr.md'])
  await rm(join(folder, 'draft.fr.md'))
  expect(await refreshed()).toBe(true)
  expect(changing.listBrokenFiles()).toEqual([])

  await rm(join(folder, 'eviction.en.md'))
  expect(await refreshed()).toBe(false)
})

it('finds nothing in a folder without sheets, and logs no text of a question (B-9)', async () => {
  const empty = await open(noLibrary)
  onTestFinished(() => empty.close())
  expect(logged).toContain(`LIBRARY_DIR: the folder ${noLibrary} contains no sheets`)
  expect(find('Mon propriétaire garde ma caution', { from: empty })).toMatchObject({
    verdict: 'nothing',
    related: [],
  })
  find('phrase quinousestpropre sur mon licenciement')
  expect(logged).not.toContain('quinousestpropre')
})
