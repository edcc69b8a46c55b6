import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { type OpenLibrary, openLibrary } from '#server/library/open-library.ts'
import { createLog } from '#server/log.ts'
import { askedQuestionsFile, readTuningSets } from '#tests/eval/asked-questions.ts'
import { askAll, figuresOf, readQuestions } from '#tests/eval/evaluate.ts'
import { freshStorage } from '#tests/support/databases.ts'
import { noLibrary, shippedLibrary } from '#tests/support/libraries.ts'

/** Finding the sheets that answer a question, on the real database with the sheets of the product. */

let database: Database
let library: OpenLibrary
let logged = ''
const log = createLog('info', {
  write: line => {
    logged += line
  },
})

beforeAll(async () => {
  database = await openDatabase(readConfig(await freshStorage()), log)
  library = await open(shippedLibrary)
})
afterAll(async () => {
  await library.close()
  await database.close()
})

function open(folder: string): Promise<OpenLibrary> {
  return openLibrary({ folder, db: database.db, quick: database.quick, log })
}

/** A copy of the sheets with these ids, for a test to change. */
async function copyOfLibrary(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-finding-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(files.map(file => cp(join(shippedLibrary, file), join(folder, file))))
  return folder
}

async function find(
  question: string,
  more: { earlier?: string; documentText?: string; from?: OpenLibrary } = {},
) {
  const match = await (more.from ?? library).find({
    question,
    earlierQuestions: more.earlier === undefined ? [] : [more.earlier],
    documentText: more.documentText ?? '',
    fallbackLanguage: 'en',
  })
  const [best] = match.found
  return { ...match, best: best && `${best.sheet.id}.${best.sheet.language}`, sections: best?.sections ?? [] }
}

it('finds the sheet for lay questions in both languages (B-3)', async () => {
  const questions = await readQuestions(new URL('../eval/questions.yaml', import.meta.url))
  const figures = figuresOf(await askAll(library, questions))
  expect(figures.recallAt1).toBeGreaterThan(0.9)
  expect(figures.recallAt3).toBeGreaterThan(0.94)
  expect(figures.falseAnswers).toBeLessThan(0.07)
}, 90_000)

it('has learned from the questions for tuning, and from no question of the golden set', async () => {
  const tuning = (await readTuningSets()).flat()
  const file = await readFile(join(shippedLibrary, 'asked-questions.yaml'), 'utf8')
  expect(file).toBe(askedQuestionsFile(tuning))
  const golden = await readQuestions(new URL('../eval/questions.yaml', import.meta.url))
  const asked = new Set(tuning.map(({ question }) => question.toLowerCase()))
  expect(golden.filter(({ question }) => asked.has(question.toLowerCase()))).toEqual([])
})

it('learns from questions as people ask them, without a restart (B-5, B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md', 'other-questions.yaml')
  const learning = await open(folder)
  onTestFinished(() => learning.close())
  const question = 'Le logeur a bloqué ma porte'
  expect((await find(question, { from: learning })).verdict).toBe('nothing')

  await writeFile(
    join(folder, 'asked-questions.yaml'),
    'askedQuestions:\n  - sheet: eviction\n    fr: [sa porte bloquée par le logeur, le logeur bloque la porte de ma chambre]\n',
  )
  await learning.refresh()
  expect((await find(question, { from: learning })).best).toBe('eviction.fr')
})

it('understands everyday words, typing errors and the spelling of text messages (B-4)', async () => {
  expect((await find('Mon patron m’a foutu à la porte, il a le droit ?')).best).toBe('dismissal.fr')
  expect((await find('mon proprio garde ma cotion depui 3 moi')).best).toBe('rent-and-deposit.fr')
  expect((await find('my landlrod is keping my depozit')).best).toBe('rent-and-deposit.en')
  expect((await find('jé été licensié pr fote grave')).best).toBe('dismissal.fr')
  expect((await find('je suis licenciee sans motif')).best).toBe('dismissal.fr')
  expect((await find('mon voizin fai trop de bruit')).best).toBe('neighbours.fr')
  expect((await find('kel droit sur lheritage de ma mere')).best).toBe('inheritance.fr')
  expect((await find('kel est ma part dheritage')).best).toBe('inheritance.fr')
  expect((await find('Quelle est ma part d’héritage ?')).best).toBe('inheritance.fr')
})

it('asks the database once about a question, and once more if a word may be misspelt [Y-3]', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  const countOf = async (question: string) => {
    query.mockClear()
    expect((await find(question)).best).toBe('rent-and-deposit.fr')
    const texts = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? '')
    return texts.filter(text => text.includes('library_words') || text.includes('library_terms')).length
  }
  expect(await countOf('Mon propriétaire ne rend pas mon dépôt de garantie.')).toBe(1)
  expect(await countOf('Mon propriétaire ne rend pas mon dépot de garentie.')).toBe(2)
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
    expect(await find(question)).toMatchObject({ verdict: 'nothing', found: [] })
  }
})

it('finds the sheet for a topic of one or two words, and none for another topic (B-3, B-5)', async () => {
  expect((await find('héritage')).best).toBe('inheritance.fr')
  expect((await find('my deposit')).best).toBe('rent-and-deposit.en')
  expect((await find('visa')).verdict).toBe('nothing')
  expect((await find('titre de séjour')).verdict).toBe('nothing')
})

it('offers sheets that come close if none fits (B-41)', async () => {
  const near = await find('Mon propriétaire vend l’appartement que je loue')
  expect(near).toMatchObject({ verdict: 'nothing', found: [] })
  expect(near.related.map(sheet => sheet.id)).toContain('rent-and-deposit')
  expect((await find('Comment cuire un œuf ?')).related).toEqual([])
  // Close enough to be found.
  const gift = await find('Je voudrais donner 20 000 euros à mon petit-fils, quelles formalités ?')
  expect(gift.best).toBe('wills-and-gifts.fr')
})

it('understands a follow-up with the question before it, and a document with its question (B-6)', async () => {
  const earlier = 'Combien de mois de dépôt de garantie pour mon appartement ?'
  expect((await find('Et si c’était meublé ?', { earlier })).best).toBe('rent-and-deposit.fr')
  expect((await find('Et une recette de gâteau ?')).verdict).toBe('nothing')
  const sacked = 'Can they sack me while I am off sick with my knee?'
  expect((await find('And how long do I have?', { earlier: sacked })).best).toBe('dismissal.en')
  expect((await find('I want a recipe for ratatouille', { earlier: sacked })).verdict).toBe('nothing')
  const documentText = 'COMMANDEMENT DE PAYER visant la clause résolutoire. Loyers impayés, expulsion, bail.'
  expect((await find('Que dois-je faire de ce papier ?', { documentText })).best).toBe('eviction.fr')
})

it('puts the deadlines first if a question asks how long', async () => {
  expect((await find('Combien de temps ai-je pour contester mon licenciement ?')).sections[0]).toBe(2)
})

it('finds a sheet in the other language only if there is none in the language of the question (B-7)', async () => {
  const only = await open(
    await copyOfLibrary('dismissal.en.md', 'eviction.fr.md', 'eviction.en.md', 'words.yaml'),
  )
  onTestFinished(() => only.close())
  const question = 'Mon patron m’a virée, c’est un licenciement abusif ?'
  expect(await find(question, { from: only })).toMatchObject({ language: 'fr', best: 'dismissal.en' })
  expect((await find('On veut m’expulser pour un loyer impayé', { from: only })).best).toBe('eviction.fr')
})

it('indexes changed files without a restart, and names a broken one (B-8)', async () => {
  const folder = await copyOfLibrary('eviction.fr.md', 'eviction.en.md')
  const changing = await open(folder)
  onTestFinished(() => changing.close())
  const question = 'Mon employeur a rompu ma période d’essai, est-ce un licenciement ?'
  expect((await find(question, { from: changing })).verdict).toBe('nothing')

  await cp(join(shippedLibrary, 'dismissal.fr.md'), join(folder, 'dismissal.fr.md'))
  await writeFile(
    join(folder, 'words.yaml'),
    'synonyms:\n  - fr: [licenciement, raus]\n  - de: [Kündigung]\n',
  )
  await changing.refresh()
  expect((await find(question, { from: changing })).best).toBe('dismissal.fr')
  expect(changing.listBrokenFiles()).toContainEqual({
    file: 'words.yaml',
    problems: [{ code: 'unknown_language', values: { line: 3, language: 'de' } }],
  })

  await writeFile(join(folder, 'dismissal.fr.md'), 'broken')
  await changing.refresh()
  expect((await find(question, { from: changing })).verdict).toBe('nothing')
  expect((await find('expulsion pour loyer impayé', { from: changing })).best).toBe('eviction.fr')
})

it('searches nothing in a folder without sheets, and logs no text of a question (B-9)', async () => {
  const empty = await open(noLibrary)
  onTestFinished(() => empty.close())
  expect(await find('Mon propriétaire garde ma caution', { from: empty })).toMatchObject({
    verdict: 'nothing',
    related: [],
  })
  await find('phrase quinousestpropre sur mon licenciement')
  expect(logged).not.toContain('quinousestpropre')
})

it('finds sheets without the database extensions, and the log names what is missing (B-9)', async () => {
  const { db } = database
  // As on a server where this user is not allowed to create extensions.
  await sql`create function refuse_extensions() returns event_trigger language plpgsql
    as 'begin raise insufficient_privilege; end'`.execute(db)
  await sql`create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
    execute function refuse_extensions()`.execute(db)
  await sql`drop extension unaccent, pg_trgm`.execute(db)
  onTestFinished(async () => {
    await sql`drop event trigger no_extensions`.execute(db)
    await sql`drop function refuse_extensions`.execute(db)
  })
  logged = ''
  const plain = await open(
    await copyOfLibrary('dismissal.fr.md', 'eviction.fr.md', 'words.yaml', 'other-questions.yaml'),
  )
  onTestFinished(() => plain.close())
  expect(logged).toContain('"missing":["unaccent","pg_trgm"]')
  expect((await find('Mon patron m’a licencié sans raison', { from: plain })).best).toBe('dismissal.fr')
  expect((await find('jé été licensié pr fote grave', { from: plain })).best).toBe('dismissal.fr')
})
