import * as v from 'valibot'
import { LineCounter, parseDocument, visit } from 'yaml'
import { sheetTopics } from '#shared/api/library.ts'
import { type LibraryProblem, problemSentence } from '#shared/api/library-problems.ts'
import { type Language, languages } from '#shared/language.ts'
import { strictFields } from '#shared/schema.ts'
import { fieldProblems, minCount } from './field-problem.ts'

/**
 * One sheet of general legal information: a Markdown file with front matter, `<id>.<language>.md` (docs/library.md).
 */
export type Sheet = v.InferOutput<typeof sheetSchema> & {
  /** Markdown, with the headings of `sheetHeadings` in their order. */
  body: string
}

/** Why a file is not a sheet, for the person who wrote it. */
export class SheetError extends Error {
  readonly problems: LibraryProblem[]
  constructor(problems: LibraryProblem[]) {
    super(problems.map(problem => problemSentence(problem, 'en')).join(' '))
    this.problems = problems
  }
}

/** The sections of each sheet, in this order. */
export const sheetHeadings: Record<Language, readonly string[]> = {
  fr: [
    'En bref',
    'Ce que dit la loi',
    'Les délais',
    'Que faire, étape par étape',
    'Où trouver une aide gratuite',
    'Quand consulter un avocat',
  ],
  en: [
    'In short',
    'What the law says',
    'Deadlines',
    'What you can do, step by step',
    'Where to get free help',
    'When to see a lawyer',
  ],
}

const minWordCount = 250
const maxWordCount = 500
const minQuestionCount = 6
/** Of a sheet, and of a group in other-questions.yaml. */
export const maxQuestionCount = 99

/** Sites that a sheet may link to: those of the State and of bodies that the law names. */
const officialHosts = new Set([
  'www.legifrance.gouv.fr',
  'www.service-public.gouv.fr',
  'www.service-public.fr',
  'www.justice.fr',
  'www.justice.gouv.fr',
  'www.cnil.fr',
  'www.defenseurdesdroits.fr',
  'www.anil.org',
  'www.banque-france.fr',
  'particuliers.banque-france.fr',
  'www.interieur.gouv.fr',
  'www.masecurite.interieur.gouv.fr',
  'www.securite-routiere.gouv.fr',
  'arretonslesviolences.gouv.fr',
  'www.france-victimes.fr',
  'www.avocat.fr',
  'www.cnb.avocat.fr',
  'signal.conso.gouv.fr',
  'www.conciliateurs.fr',
  'travail-emploi.gouv.fr',
  'code.travail.gouv.fr',
  'www.pension-alimentaire.caf.fr',
  'www.antai.gouv.fr',
  'www.telepoints.info',
])

/** The messages are problem codes. */
const text = v.pipe(v.string('text'), v.trim(), v.minLength(1, 'empty'), v.maxLength(300, 'too_long'))

const referenceSchema = strictFields(
  {
    code: text,
    article: v.pipe(text, v.regex(/^(?:[LRDA]\.? ?)?\d[\d\wà .,-]*$/, 'article')),
    url: v.pipe(v.string('text'), v.check(isOfficial, 'official_link')),
  },
  'fields',
)

const sheetSchema = strictFields(
  {
    id: v.pipe(v.string('text'), v.regex(/^[a-z]+(-[a-z]+)*$/, 'id')),
    title: text,
    language: v.picklist(languages, 'one_of'),
    jurisdiction: text,
    topic: v.picklist(sheetTopics, 'one_of'),
    /** As lay people ask them. */
    questions: v.pipe(
      v.array(text, 'list'),
      minCount(minQuestionCount, 'few_questions'),
      v.maxLength(maxQuestionCount, 'many_questions'),
      v.check(all => new Set(all).size === all.length, 'repeated_question'),
    ),
    references: v.pipe(v.array(referenceSchema, 'list'), minCount(1, 'no_reference')),
    written: v.pipe(v.string('date'), v.check(isDay, 'date')),
    /** What was consulted, and what it confirmed. */
    lookedUp: v.array(text, 'list'),
    /** The lawyer who reviewed it; null until there is one. */
    reviewer: v.nullable(text),
  },
  'front_matter_fields',
)

/**
 * Reads one file. Throws a SheetError with every problem of the front matter or, if that has none, with every problem
 * of the file's name and text.
 */
export function parseSheet(fileName: string, content: string): Sheet {
  const [, frontMatter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(content) ?? []
  if (frontMatter === undefined) throw new SheetError([{ code: 'front_matter_missing', values: {} }])
  const fields = v.safeParse(sheetSchema, parseYaml(frontMatter))
  if (!fields.success) throw new SheetError(fieldProblems(fields.issues))
  const sheet = { ...fields.output, body: body.trim() }
  const problems = [...nameProblems(fileName, sheet), ...bodyProblems(sheet)]
  if (problems.length > 0) throw new SheetError(problems)
  return sheet
}

function parseYaml(frontMatter: string): unknown {
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, { lineCounter: lines })
  // The front matter begins on the file's second line.
  const lineAt = (offset = 0) => lines.linePos(offset).line + 1
  const [error] = document.errors
  if (error) throw notYaml(lineAt(error.pos[0]))
  visit(document, {
    // In YAML, a text that begins with an asterisk refers to another text. Only `toJS` would find that there is none.
    Alias(_key, alias) {
      if (!alias.resolve(document)) throw notYaml(lineAt(alias.range?.[0]))
    },
  })
  try {
    return document.toJS()
  } catch {
    // References to references can stand for more values than fit into the memory.
    throw notYaml(lineAt())
  }
}

function notYaml(line: number): SheetError {
  return new SheetError([{ code: 'not_yaml', values: { line } }])
}

function nameProblems(fileName: string, { id, language }: Sheet): LibraryProblem[] {
  const file = `${id}.${language}.md`
  return fileName === file ? [] : [{ code: 'file_name', values: { file } }]
}

function bodyProblems({ body, language }: Sheet): LibraryProblem[] {
  const problems: LibraryProblem[] = []
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim())
  const expected = sheetHeadings[language]
  if (headings.join('|') !== expected.join('|')) {
    problems.push({ code: 'headings', values: { headings: expected.join(' / ') } })
  }
  const count = countWords(body)
  if (count < minWordCount || count > maxWordCount) {
    problems.push({ code: 'word_count', values: { count, min: minWordCount, max: maxWordCount } })
  }
  for (const [, address = ''] of body.matchAll(/\]\(([^)]*)\)/g)) {
    if (!isOfficial(address)) problems.push({ code: 'link', values: { address } })
  }
  return problems
}

/** Addresses of links do not count. */
export function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/g, ']')
  return visible.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Such as 2026-11-22. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

function isOfficial(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && officialHosts.has(url.host)
}
