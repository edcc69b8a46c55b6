import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Language, languages } from '#shared/language.ts'
import { sheetTopics } from '#shared/library.ts'

/** One sheet of general legal information: a Markdown file with front matter, `<id>.<language>.md` (docs/library.md). */
export type Sheet = z.infer<typeof sheetSchema> & {
  /** Markdown, with the headings of `sheetHeadings` in their order. */
  body: string
}

/** Why a file is not a sheet: sentences for the person who wrote it. */
export class SheetError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join(' '))
    this.problems = problems
  }
}

/** What each sheet answers, in this order. */
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

const text = z.string('must be a text').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(300))

const referenceSchema = z.strictObject({
  code: text,
  article: text.check(z.regex(/^(?:[LRDA]\.? ?)?\d[\d\wà .,-]*$/, 'is not the number of an article')),
  url: z.string().check(z.refine(isOfficial, 'must be an https link to an official site')),
})

const sheetSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens')),
  title: text,
  language: z.enum(languages, `must be one of ${languages.join(', ')}`),
  jurisdiction: text,
  topic: z.enum(sheetTopics, `must be one of ${sheetTopics.join(', ')}`),
  /** As lay people ask it. */
  questions: z.array(text).check(
    z.minLength(minQuestionCount, `must contain at least ${minQuestionCount} questions`),
    z.refine(all => new Set(all).size === all.length, 'must not repeat a question'),
  ),
  references: z.array(referenceSchema).check(z.minLength(1, 'must name at least one article')),
  written: z.iso.date('must be a date like 2026-11-22'),
  /** What was consulted, and what it confirmed. */
  lookedUp: z.array(text),
  /** The lawyer who reviewed it; null until there is one. */
  reviewer: z.nullable(text),
})

/** Reads one file. Throws SheetError with every problem that it finds. */
export function parseSheet(fileName: string, content: string): Sheet {
  const [, frontMatter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(content) ?? []
  if (frontMatter === undefined)
    throw new SheetError(['The file must begin with front matter between two lines ---.'])
  const fields = z.safeParse(sheetSchema, parseYaml(frontMatter))
  if (!fields.success) {
    throw new SheetError(fields.error.issues.map(sentenceOf))
  }
  const sheet = { ...fields.data, body: body.trim() }
  const problems = [...nameProblems(fileName, sheet), ...bodyProblems(sheet)]
  if (problems.length > 0) throw new SheetError(problems)
  return sheet
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}.`
  return `${issue.path.join('.') || 'The front matter'} ${issue.message}.`
}

function parseYaml(source: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    throw new SheetError([
      `The front matter is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    ])
  }
}

function nameProblems(fileName: string, { id, language }: Sheet): string[] {
  const expected = `${id}.${language}.md`
  return fileName === expected ? [] : [`The file must be named ${expected}.`]
}

function bodyProblems({ body, language }: Sheet): string[] {
  const problems: string[] = []
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim())
  const expected = sheetHeadings[language]
  if (headings.join('|') !== expected.join('|')) {
    problems.push(`The headings must be, in this order: ${expected.join('; ')}.`)
  }
  const words = countWords(body)
  if (words < minWordCount || words > maxWordCount) {
    problems.push(`The text has ${words} words; it must have ${minWordCount} to ${maxWordCount}.`)
  }
  for (const [, address = ''] of body.matchAll(/\]\(([^)]*)\)/g)) {
    if (!isOfficial(address)) problems.push(`${address} is not an https link to an official site.`)
  }
  return problems
}

/** Addresses of links do not count. */
export function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/g, ']')
  return visible.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

function isOfficial(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && officialHosts.has(url.host)
}
