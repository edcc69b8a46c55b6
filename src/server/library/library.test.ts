import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runLibraryCommand } from '#server/commands/library-command.ts'
import { problemSentence } from '#shared/api/library-problems.ts'
import { readLibrary } from './read-library.ts'
import { wordsOf } from './search/question-text.ts'
import { countWords, parseSheet, SheetError, sheetHeadings } from './sheet.ts'
import { parseWordList } from './word-list.ts'

const shipped = fileURLToPath(new URL('../../../library', import.meta.url))

function sheetFile({
  id = 'deposit',
  language = 'en' as 'en' | 'fr',
  front = '',
  word = 'word',
  wordsPerSection = 60,
} = {}) {
  const questions = Array.from({ length: 6 }, (_, index) => `  - Question ${index}?`).join('\n')
  const body = sheetHeadings[language]
    .map(heading => `## ${heading}\n\n${`${word} `.repeat(wordsPerSection)}`)
    .join('\n\n')
  return `---
id: ${id}
title: The deposit
language: ${language}
jurisdiction: France
topic: housing
questions:
${questions}
references:
  - code: Loi n° 89-462 du 6 juillet 1989
    article: "22"
    url: https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108
written: 2026-11-22
lookedUp: []
reviewer: null
${front}---

${body}
`
}

function problemsOf(fileName: string, content: string): string {
  try {
    parseSheet(fileName, content)
    return ''
  } catch (error) {
    return error instanceof SheetError ? error.message : String(error)
  }
}

describe('a sheet', () => {
  it('is read with its references and its text (B-1)', () => {
    const sheet = parseSheet('deposit.en.md', sheetFile())
    expect(sheet).toMatchObject({ id: 'deposit', language: 'en', reviewer: null, written: '2026-11-22' })
    expect(sheet.references[0]).toMatchObject({ article: '22' })
    expect(sheet.body.startsWith('## In short')).toBe(true)
  })

  it.each([
    ['no front matter', 'Hello', 'must begin with front matter'],
    ['front matter that is not valid YAML', '---\ntitle: a: b\n---\nHello', 'Line 2 is not valid YAML'],
    [
      'a title that begins with an asterisk',
      '---\nid: x\ntitle: *Deposit*\n---\n',
      'Line 3 is not valid YAML',
    ],
    ['front matter without fields', '---\nHello\n---\nHello', 'The front matter must consist of fields'],
    [
      'a title that is too long',
      sheetFile().replace('The deposit', 'x'.repeat(301)),
      'title must have at most 300',
    ],
    ['no title', sheetFile().replace('title: The deposit\n', ''), 'title must be text'],
    [
      'questions that are not a list',
      sheetFile().replace(/questions:\n( {2}- .*\n)+/, 'questions: one\n'),
      'questions must be a list',
    ],
    [
      'an unknown field in a reference',
      sheetFile().replace('    url:', '    page: 3\n    url:'),
      'There is no field references.0.page',
    ],
    ['an unknown field', sheetFile({ front: 'author: me\n' }), 'There is no field author'],
    ['too few questions', sheetFile().replace(/ {2}- Question 5\?\n/, ''), 'at least 6 questions'],
    [
      'too many questions',
      sheetFile().replace(
        'questions:\n',
        `questions:\n${Array.from({ length: 94 }, (_, index) => `  - Another ${index}?\n`).join('')}`,
      ),
      'questions must contain at most 99 questions.',
    ],
    [
      'the same question twice',
      sheetFile().replace('Question 5', 'Question 4'),
      'must not contain the same question twice',
    ],
    ['an invalid date', sheetFile().replace('2026-11-22', '2026-13-22'), 'must be a date'],
    ['an unknown topic', sheetFile().replace('housing', 'space'), 'topic must be one of housing, consumer'],
    [
      'a reference to another site',
      sheetFile().replace('www.legifrance.gouv.fr', 'example.com'),
      'official site',
    ],
    [
      'an article that is not a number',
      sheetFile().replace('"22"', 'many'),
      'is not the number of an article',
    ],
    ['another language’s headings', sheetFile().replace('## In short', '## En bref'), 'these headings'],
    ['too few words', sheetFile({ wordsPerSection: 10 }), 'it must have 250 to 500'],
    ['too many words', sheetFile({ wordsPerSection: 100 }), 'it must have 250 to 500'],
    [
      'a link to another site',
      sheetFile({ word: 'word [x](https://example.com)', wordsPerSection: 30 }),
      'official site',
    ],
    ['a link without https', sheetFile({ word: '[x](http://www.cnil.fr)' }), 'official site'],
  ])('with %s is refused, with a sentence that says why (B-1)', (_name, content, sentence) => {
    expect(problemsOf('deposit.en.md', content)).toContain(sentence)
  })

  it('must be in a file named after its id and language', () => {
    expect(problemsOf('deposit.fr.md', sheetFile())).toBe('The file must be named deposit.en.md.')
  })

  it('has as many words as a reader counts, without the addresses of links', () => {
    expect(countWords('Le **dépôt** d’un mois, [fiche 12](https://www.cnil.fr/a/b).')).toBe(6)
  })
})

describe('a library', () => {
  let folder: string
  const printed: string[] = []
  const check = (...args: string[]) =>
    runLibraryCommand(['check', ...args], folder, line => printed.push(line))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parvis-library-'))
    printed.length = 0
    await writeFile(join(folder, 'deposit.en.md'), sheetFile())
    await writeFile(join(folder, 'deposit.fr.md'), sheetFile({ language: 'fr' }))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('passes the check if every sheet exists in both languages', async () => {
    expect(await check()).toBe(0)
    expect(printed).toEqual(['Sheets: 1 (not reviewed by a lawyer: 1). Files with mistakes: 0.'])
  })

  it('is read without a broken file, which the check names (B-2)', async () => {
    await writeFile(join(folder, 'broken.en.md'), 'Hello')
    expect(await check()).toBe(1)
    expect(printed.slice(0, 2)).toEqual([
      'broken.en.md',
      '  The file must begin with front matter between two “---” lines.',
    ])
    expect((await readLibrary(folder)).sheets).toHaveLength(2)
  })

  it('is read without a file that cannot be read, which the check names (B-2)', async () => {
    await mkdir(join(folder, 'broken.en.md'))
    await mkdir(join(folder, 'words.yaml'))
    expect(await check()).toBe(1)
    const sentence = '  The file could not be read. Check its permissions.'
    expect(printed.slice(0, 4)).toEqual(['broken.en.md', sentence, 'words.yaml', sentence])
    expect((await readLibrary(folder)).sheets).toHaveLength(2)
  })

  it('may contain hidden files of editors and file managers', async () => {
    await symlink('nowhere', join(folder, '.#deposit.fr.md'))
    await writeFile(join(folder, '._deposit.fr.md'), 'Mac OS X')
    expect(await check()).toBe(0)
  })

  it('may have files with the byte order mark and the line endings of Windows (B-1)', async () => {
    const content = sheetFile().replaceAll('\n', '\r\n')
    await writeFile(join(folder, 'deposit.en.md'), `\ufeff${content}`)
    await writeFile(join(folder, 'words.yaml'), '\ufeffsynonyms:\r\n  - en: [rent]\r\n')
    expect(await check()).toBe(0)
  })

  it('fails the check if files are not UTF-8, as some Windows editors save them (B-2)', async () => {
    for (const file of ['deposit.fr.md', 'words.yaml', 'subjects.yaml']) {
      await writeFile(join(folder, file), Buffer.from(sheetFile({ word: 'délai' }), 'latin1'))
    }
    expect(await check()).toBe(1)
    const sentence = '  The file is not UTF-8 text. Save it as UTF-8.'
    expect(printed.slice(0, -1)).toEqual(
      ['deposit.fr.md', 'words.yaml', 'subjects.yaml'].flatMap(file => [file, sentence]),
    )
  })

  it('must be a folder', async () => {
    await expect(readLibrary(join(folder, 'deposit.en.md'))).rejects.toThrow(
      /^The library's folder .*deposit\.en\.md cannot be read \(ENOTDIR; LIBRARY_DIR sets the folder\)\.$/,
    )
  })

  it('fails the check if a sheet exists in only one language', async () => {
    await rm(join(folder, 'deposit.fr.md'))
    expect(await check()).toBe(1)
    expect(printed).toContain('  deposit.fr.md is missing.')
  })

  it('may be missing: then there are no sheets', async () => {
    expect(await readLibrary(join(folder, 'nowhere'))).toEqual({ sheets: [], broken: [] })
  })

  it('must exist if it is named in the command', async () => {
    expect(await check(join(folder, 'nowhere'))).toBe(2)
    expect(printed).toEqual([`There is no folder ${join(folder, 'nowhere')}.`])
  })

  it('is checked only by the command "check", one folder at a time', async () => {
    expect(await runLibraryCommand(['chekc'], folder, line => printed.push(line))).toBe(2)
    expect(await check(folder, folder)).toBe(2)
    expect(printed).toEqual(Array(2).fill('Usage: npm run library -- check [FOLDER]'))
  })
})

it.each([
  ['that is not valid YAML', 'synonyms:\n  - fr: [a\notherTopics: x', 'Line 3 is not valid YAML'],
  ['without lists', 'Hello', 'must contain these lists: synonyms, otherTopics'],
  ['with another list', 'synonyms: []\nother: []', 'Line 2: only these lists are allowed here'],
  ['with words in no language', 'synonyms:\n  - [a]', 'Line 2: a group must have words'],
  ['with words that are not a list', 'synonyms:\n  - fr: a', 'Line 2: fr must be a list of words'],
  ['with an empty word', "synonyms:\n  - fr: [' ']", 'Line 2: “ ” is empty, too long or not text.'],
])('a list of words %s is reported, with the line if only one is wrong (B-8)', (_name, content, sentence) => {
  const sentences = parseWordList(content).problems.map(problem => problemSentence(problem, 'en'))
  expect(sentences.join(' ')).toContain(sentence)
})

it('a word made of digits, and one that means something in YAML, are read as they are written (B-4)', () => {
  const { synonyms, problems } = parseWordList('synonyms:\n  - fr: [0800, 3.10, no, null]\n    en: [1e3]')
  expect({ synonyms, problems }).toEqual({
    synonyms: [{ fr: ['0800', '3.10', 'no', 'null'], en: ['1e3'], sheet: undefined }],
    problems: [],
  })
})

it('a group of other questions can have 99 in each language; more are reported (B-8)', () => {
  const group = (questionCount: number) =>
    `otherQuestions:\n  - fr: [a]\n    en: [${Array.from({ length: questionCount }, (_, index) => `q${index}`)}]`
  expect(parseWordList(group(99), 'other-questions.yaml').problems).toEqual([])
  const { problems } = parseWordList(group(100), 'other-questions.yaml')
  expect(problems.map(problem => problemSentence(problem, 'en'))).toEqual([
    'Line 2: en must contain at most 99 questions.',
  ])
})

it('a group of asked questions can name its sheet, and a group in another list cannot (B-8)', () => {
  const groups = (list: string, sheet: string) => `${list}:\n  - sheet: ${sheet}\n    en: [Can I be fired?]`
  const asked = parseWordList(groups('askedQuestions', 'dismissal'), 'asked-questions.yaml')
  expect(asked).toMatchObject({
    askedQuestions: [{ sheet: 'dismissal', fr: [], en: ['Can I be fired?'] }],
    problems: [],
  })
  const wrong = [
    parseWordList(groups('askedQuestions', '[a, b]'), 'asked-questions.yaml'),
    parseWordList(groups('otherQuestions', 'dismissal'), 'other-questions.yaml'),
  ]
  expect(wrong.flatMap(({ problems }) => problems)).toEqual([
    { code: 'sheet_id', values: { line: 2 } },
    { code: 'unknown_language', values: { line: 2, language: 'sheet' } },
  ])
})

it('the sheets that come with the product pass the check, in both languages (B-1)', async () => {
  const { sheets, broken } = await readLibrary(shipped)
  expect(broken).toEqual([])
  expect(sheets.length).toBeGreaterThan(0)
})

it('the French sheets that come with the product have a non-breaking space before : and a narrow one before ; ? !', async () => {
  const { sheets } = await readLibrary(shipped)
  const french = sheets.filter(({ language }) => language === 'fr')
  const wrongSpace = / [:;?!]|\u00a0[;?!]|\u202f:/
  expect(french.filter(sheet => wrongSpace.test(JSON.stringify(sheet))).map(({ id }) => id)).toEqual([])
})

it('no sheet that comes with the product has a question twice, even with other spaces or accents', async () => {
  const { sheets } = await readLibrary(shipped)
  const repeated = sheets.flatMap(({ questions }) => {
    const worded = questions.map(question => wordsOf(question).join(' '))
    return questions.filter((_, index) => worded.indexOf(worded[index] ?? '') !== index)
  })
  expect(repeated).toEqual([])
})

/** Whether a line of `lookedUp` has the article's number, or a range that contains it: "768 to 780". */
function isLookedUp(lines: readonly string[], article: string): boolean {
  const wanted = article.replace(/^[LRDA]\.? ?/, '').trim()
  const order = (number: string) =>
    number
      .split('-')
      .map(part => part.padStart(5, '0'))
      .join('-')
  return lines.some(line => {
    const numbers = line.match(/\d+(?:-\d+)*(?: bis [A-Z])?(?: (?:à|to) \d+(?:-\d+)*)?/g) ?? []
    return numbers.some(number => {
      const [from = '', to = from] = number === wanted ? [wanted] : number.split(/ (?:à|to) /)
      return number === wanted || (order(from) <= order(wanted) && order(wanted) <= order(to))
    })
  })
}

it('the sheets that come with the product say for each article what confirmed it, or that nothing did', async () => {
  const { sheets } = await readLibrary(shipped)
  const unsupported = sheets.flatMap(({ id, language, references, lookedUp }) =>
    references
      .filter(({ article }) => article.split(' à ').some(number => !isLookedUp(lookedUp, number)))
      .map(({ article }) => `${id}.${language}: ${article}`),
  )
  expect(unsupported).toEqual([])
})
