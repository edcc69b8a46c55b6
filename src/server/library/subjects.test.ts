import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemSentence } from '#shared/api/library-problems.ts'
import { findSubject, parseSubjects } from './subjects.ts'

/** The real function, wrapped in a spy. */
vi.mock('node:fs/promises', async original => {
  const fs = await original<typeof import('node:fs/promises')>()
  return { ...fs, readFile: vi.fn(fs.readFile) }
})
// An earlier test file of this process may have loaded the modules below without the spy, so they are loaded again.
vi.resetModules()
const { runLibraryCommand } = await import('#server/commands/library-command.ts')
const { openSubjects, readSubjects } = await import('./read-subjects.ts')
afterAll(() => vi.resetModules())

const shipped = fileURLToPath(new URL('../../../library', import.meta.url))

const oneSubject = `adoption:
  fr: Adoption
  en: Adoption
  words:
    fr: [adopt*]
    en: [adopt*]
`

describe('the subjects that come with the product', async () => {
  const { subjects, broken } = await readSubjects(shipped)

  it('pass the check', () => {
    expect(broken).toEqual([])
    expect(subjects.length).toBeGreaterThan(50)
  })

  it.each([
    ['Je voudrais DÉPOSER UNE MARQUE pour mon logo', 'trademarks'],
    ['ma carte de sejour expire', 'immigration'],
    ['How do I apply for French citizenship?', 'nationality'],
    ['Puis-je construire une piscine sans permis de construire ?', 'building-permits'],
    ['Mon vol a été annulé', 'travel'],
    ['On m’a volé mon vélo, vol simple ou aggravé ?', 'criminal-law'],
    ['Comment adopter l’enfant de mon conjoint ?', 'adoption'],
    ['Who may vote in the mayoral election?', 'elections'],
    ['Mes droits d’auteur sur une photo', 'copyright'],
    ['Quels droits de douane sur un colis ?', 'customs'],
    ['Bonjour', 'other'],
    ['', 'other'],
  ])('count “%s” as %s (B-37)', (question, subject) => {
    expect(findSubject(subjects, question)).toBe(subject)
  })
})

it.each([
  ['no entries', '- a', 'must be YAML with one entry per subject'],
  ['broken YAML', 'a: [', 'must be YAML'],
  ['an id with capitals', oneSubject.replace('adoption:', 'Adoption:'), 'must be lower-case words'],
  ['the reserved id', oneSubject.replace('adoption:', 'other:'), 'The id other is reserved'],
  ['no French name', oneSubject.replace('  fr: Adoption\n', ''), 'adoption.fr must be text'],
  ['an unknown field', `${oneSubject}  weight: 2\n`, 'There is no field adoption.weight'],
  ['a beginning of a word that is too short', oneSubject.replace('adopt*', 'a*'), '“a*” is too short'],
  [
    'a word of another subject',
    oneSubject + oneSubject.replace('adoption:', 'children:'),
    'children: “adopt*” is also a word of adoption',
  ],
])(
  'a list of subjects with %s is reported with a sentence that says why (B-38)',
  (_name, content, sentence) => {
    const sentences = parseSubjects(content).problems.map(problem => problemSentence(problem, 'en'))
    expect(sentences.join(' ')).toContain(sentence)
  },
)

it.each(['a', '?', '? !'])('no question counts for a subject whose only word is “%s” (B-37, B-38)', word => {
  const { subjects, problems } = parseSubjects(oneSubject.replaceAll('adopt*', `"${word}"`))
  expect(problems.map(({ code }) => code)).toEqual(['short_word', 'short_word'])
  for (const question of ['?!', 'a', 'a b']) expect(findSubject(subjects, question)).toBe('other')
})

describe('the file of subjects', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parvis-subjects-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const write = (content: string) => writeFile(join(folder, 'subjects.yaml'), content)

  it('may be missing, and is read again once it has changed (B-38)', async () => {
    const read = openSubjects(folder)
    expect(await read()).toEqual({ subjects: [], broken: [] })
    await write(oneSubject)
    expect((await read()).subjects.map(({ id }) => id)).toEqual(['adoption'])
    await write(oneSubject.replace('adoption:', 'adopting-a-child:'))
    expect((await read()).subjects.map(({ id }) => id)).toEqual(['adopting-a-child'])
  })

  it('is named if it cannot be read, and then read again even if it has not changed (B-38)', async () => {
    await write(oneSubject)
    const read = openSubjects(folder)
    const refusal = new Error('EACCES: permission denied')
    vi.mocked(readFile).mockRejectedValueOnce(refusal)
    expect(await read()).toEqual({
      subjects: [],
      broken: [{ file: 'subjects.yaml', problems: [{ code: 'unreadable', values: {} }] }],
      failure: refusal,
    })
    expect((await read()).subjects.map(({ id }) => id)).toEqual(['adoption'])
  })

  it('is named by the check if it is broken, and its other subjects work (B-38)', async () => {
    await write(`${oneSubject}tax: {}\n`)
    const printed: string[] = []
    expect(await runLibraryCommand(['check'], folder, line => printed.push(line))).toBe(1)
    expect(printed[0]).toBe('subjects.yaml')
    expect((await readSubjects(folder)).subjects).toHaveLength(1)
  })
})
