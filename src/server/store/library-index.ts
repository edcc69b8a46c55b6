import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Language } from '#shared/language.ts'

/** Builds the search index of the library's sheets. library-search.ts queries it. */

/** The extensions that the database has in addition to PostgreSQL's own full-text search. */
export type SearchExtensions = { unaccent: boolean; pg_trgm: boolean }

/** `fr-exact`: words as they are, without stems. For the topics that no sheet covers. */
export type IndexLanguage = Language | `${Language}-exact`

export type IndexedPassage = { language: IndexLanguage; sheetId: string; passage: number; text: string }

/** In place of a sheet's id, for questions that no sheet answers. No sheet's id begins with it. */
export const otherPrefix = '~'

/** `number`: of the concept, or of the topic that no sheet covers. */
export type IndexedPhrase = {
  language: IndexLanguage
  kind: 'concept' | 'topic'
  number: number
  text: string
}

/** The sound of a word that only other topics contain ends with `otherPrefix`. */
export type IndexedWord = { language: Language; word: string; sound: string }

export type LibraryIndex = {
  edition: string
  passages: IndexedPassage[]
  phrases: IndexedPhrase[]
  words: IndexedWord[]
}

const signatures = { unaccent: 'unaccent(text)', pg_trgm: 'similarity(text, text)' }

/** Creates the extensions if they are missing and this user may create them. Returns which ones exist. */
export async function openSearchExtensions(db: Db): Promise<SearchExtensions> {
  const open = async (name: keyof SearchExtensions) => {
    await sql`create extension if not exists ${sql.ref(name)}`.execute(db).catch(() => undefined)
    // Checks the function, not the extension, whose schema may not be on the search path.
    const { rows } = await sql<{ found: boolean }>`
      select to_regprocedure(${signatures[name]}) is not null as found`.execute(db)
    return rows[0]?.found === true
  }
  return { unaccent: await open('unaccent'), pg_trgm: await open('pg_trgm') }
}

/** PostgreSQL's configuration for a language: its stemmer and stop words. */
function configOf(language: string): string {
  return `(case ${language} when 'fr' then 'french' when 'en' then 'english' else 'simple' end)::regconfig`
}

/**
 * SQL for the lexemes of texts, with their positions. The ending of French feminine participles is removed first: without
 * its accent, the stemmer does not recognise it, and "licenciée" would not match "licencié".
 */
export function vectorOf({ unaccent }: SearchExtensions, language: string, text: string): string {
  const plain = unaccent ? `unaccent(${text})` : text
  return `to_tsvector(${configOf(language)},
    case ${language} when 'fr' then regexp_replace(${plain}, '([eé])es?\\M', '\\1', 'g') else ${plain} end)`
}

/** Whether the index for this state of the files exists. */
export async function hasLibraryIndex(db: Db, edition: string): Promise<boolean> {
  const { rows } = await sql`select from library_editions where id = ${edition}`.execute(db)
  return rows.length > 0
}

/** The words of the index, without accents: none of them is a typing mistake. */
export type KnownWords = Record<Language, ReadonlySet<string>>

export async function listKnownWords(db: Db, edition: string): Promise<KnownWords> {
  const { rows } = await sql<{ language: Language; words: string[] }>`
    select language, array_agg(word) as words from library_words where edition = ${edition} group by language`.execute(
    db,
  )
  const wordsIn = (language: Language) => new Set(rows.find(row => row.language === language)?.words)
  return { fr: wordsIn('fr'), en: wordsIn('en') }
}

/** Other editions stay for a day, because another server may still use them. */
const editionLifetime = sql.raw("interval '1 day'")

/**
 * Writes the index of one state of the files, in one transaction. If another server has just done the same, nothing
 * changes. Old editions are removed.
 */
export async function writeLibraryIndex(
  db: Db,
  extensions: SearchExtensions,
  { edition, passages, phrases, words }: LibraryIndex,
): Promise<void> {
  const queries = await phraseQueries(db, extensions, phrases)
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(transaction)
    if (await hasLibraryIndex(transaction, edition)) return
    await sql`delete from library_editions where built_at < now() - ${editionLifetime}`.execute(transaction)
    await sql`insert into library_editions (id) values (${edition})`.execute(transaction)
    await insertPhrases(transaction, edition, queries)
    await insertTerms(transaction, extensions, edition, passages)
    await insertRarity(transaction, edition)
    await insertWords(transaction, extensions, edition, words)
  })
}

type PhraseQuery = IndexedPhrase & { key: string; query: string }

/** A phrase as a query that allows other words between its own. Phrases that consist only of stop words are skipped. */
async function phraseQueries(
  db: Db,
  extensions: SearchExtensions,
  phrases: IndexedPhrase[],
): Promise<PhraseQuery[]> {
  const { rows } = await sql<{ number: number; lexeme: string; positions: number[] }>`
    select phrase.number::integer, part.lexeme, part.positions
    from unnest(${phrases.map(({ language }) => language)}::text[], ${phrases.map(({ text }) => text)}::text[])
      with ordinality as phrase (language, text, number),
      unnest(${sql.raw(vectorOf(extensions, 'phrase.language', 'phrase.text'))}) as part`.execute(db)
  const lexemesOf = Map.groupBy(rows, row => row.number)
  return phrases.flatMap((phrase, index) => {
    const lexemes = (lexemesOf.get(index + 1) ?? [])
      .flatMap(({ lexeme, positions }) => positions.map(position => ({ lexeme, position })))
      .sort((one, other) => one.position - other.position)
      .map(({ lexeme }) => lexeme)
    const key = lexemes.reduce((longest, lexeme) => (lexeme.length > longest.length ? lexeme : longest), '')
    return key === '' ? [] : [{ ...phrase, key, query: proximityQuery(lexemes) }]
  })
}

const maxDistance = 4

/** `('a' <1> 'b' | 'a' <2> 'b' …) & …`: each word at most four places after the one before. */
function proximityQuery(lexemes: string[]): string {
  const quoted = lexemes.map(lexeme => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`)
  const pairs = quoted.slice(1).map((lexeme, index) => {
    const distances = Array.from(
      { length: maxDistance },
      (_, distance) => `${quoted[index]} <${distance + 1}> ${lexeme}`,
    )
    return `(${distances.join(' | ')})`
  })
  return pairs.length === 0 ? (quoted[0] ?? '') : pairs.join(' & ')
}

async function insertPhrases(db: Db, edition: string, queries: PhraseQuery[]): Promise<void> {
  const numbers = (kind: IndexedPhrase['kind']) => queries.map(one => (one.kind === kind ? one.number : null))
  await sql`
    insert into library_phrases (edition, language, key, words, concept, topic)
    select ${edition}, phrase.language, phrase.key, phrase.words::tsquery, phrase.concept, phrase.topic
    from unnest(${queries.map(one => one.language)}::text[], ${queries.map(one => one.key)}::text[],
      ${queries.map(one => one.query)}::text[], ${numbers('concept')}::smallint[],
      ${numbers('topic')}::smallint[]) as phrase (language, key, words, concept, topic)`.execute(db)
}

/**
 * The lexemes of each passage and its concepts, in the order in which a search reads them: a question's word is on a page
 * or two then. A topic that a title or a question names counts as covered by a sheet.
 */
async function insertTerms(
  db: Db,
  extensions: SearchExtensions,
  edition: string,
  passages: IndexedPassage[],
): Promise<void> {
  await sql`
    with texts as materialized (
      select given.language, given.sheet_id, given.passage,
        ${sql.raw(vectorOf(extensions, 'given.language', 'given.text'))} as words
      from unnest(${passages.map(one => one.language)}::text[], ${passages.map(one => one.sheetId)}::text[],
        ${passages.map(one => one.passage)}::smallint[], ${passages.map(one => one.text)}::text[])
        as given (language, sheet_id, passage, text)
    ), lexemes as materialized (
      select texts.*, part.lexeme, cardinality(part.positions) as occurrences from texts, unnest(texts.words) as part
    ), matches as materialized (
      select lexemes.language, lexemes.sheet_id, lexemes.passage, phrases.concept, phrases.topic, phrases.ctid as phrase
      from lexemes join library_phrases phrases on phrases.edition = ${edition}
        and phrases.language = lexemes.language and phrases.key = lexemes.lexeme
      where lexemes.words @@ phrases.words
    ), covered as (
      delete from library_phrases where topic is not null
        and ctid in (select phrase from matches where topic is not null and passage < 100)
    )
    insert into library_terms (edition, language, term, sheet_id, passage, weight)
    select ${edition}, language, lexeme, sheet_id, passage, 1 + ln(occurrences) from lexemes
    where language in ('fr', 'en')
    union all
    select ${edition}, language, '#' || concept, sheet_id, passage, 1 + ln(count(*)) from matches
    where concept is not null group by language, concept, sheet_id, passage
    order by 2, 3, 4, 5`.execute(db)
}

/** With fewer sheets no word would be rare. */
const minSheetCount = 20

/**
 * As in BM25: the logarithm of how many sheets have to be searched to find the term. A sheet that only mentions it
 * counts less than one that is about it. The sections on where to get help do not count, because every sheet has them.
 */
async function insertRarity(db: Db, edition: string): Promise<void> {
  await sql`
    with sheets as (
      select language, count(distinct sheet_id) as number from library_terms where edition = ${edition} group by language
    ), shares as (
      select language, term, sheet_id,
        least(1, sum(case when passage = 0 then 1 when passage < 100 then 0.5 when passage < 104 then 0.34 else 0 end)) as share
      from library_terms where edition = ${edition} group by language, term, sheet_id
    )
    insert into library_rarity (edition, language, term, rarity)
    select ${edition}, shares.language, shares.term,
      ln(1 + (greatest(max(sheets.number), ${minSheetCount}) - sum(shares.share) + 0.5) / (sum(shares.share) + 0.5))
    from shares join sheets on sheets.language = shares.language group by shares.language, shares.term`.execute(
    db,
  )
}

async function insertWords(
  db: Db,
  extensions: SearchExtensions,
  edition: string,
  words: IndexedWord[],
): Promise<void> {
  await sql`
    insert into library_words (edition, language, word, stem, sound, initial)
    select ${edition}, given.language, given.word, stems.lexeme, given.sound, left(given.sound, 1)
    from unnest(${words.map(one => one.language)}::text[], ${words.map(one => one.word)}::text[],
      ${words.map(one => one.sound)}::text[]) as given (language, word, sound),
      unnest(${sql.raw(vectorOf(extensions, 'given.language', 'given.word'))}) as stems
    on conflict do nothing`.execute(db)
}
