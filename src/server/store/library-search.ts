import { CompiledQuery } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Language } from '#shared/language.ts'
import { type IndexLanguage, otherPrefix, type SearchExtensions, vectorOf } from './library-index.ts'

/** Queries the index of the library's sheets. Each query takes milliseconds and writes nothing. */

export type SearchTarget = { db: Db; extensions: SearchExtensions; edition: string }

export type UnknownWord = { word: string; sound: string }

/** The weight of each signal. 0 or false switches it off. */
export type SearchWeights = {
  titleWeight: number
  questionWeight: number
  /** One weight for each section, in the order of the headings. */
  sectionWeights: readonly number[]
  conceptWeight: number
  /** How soon further occurrences stop counting (k1 of BM25). */
  saturation: number
  /** The weight of the sheet's question that is most similar. */
  similarityWeight: number
  minSimilarity: number
  bySound: boolean
}

export type RankedSheet = {
  sheetId: string
  language: Language
  score: number
  /** The rarity of all words of the question in this language: what a sheet with every word could score. */
  worth: number
  /** Indexes of the sections, best match first. */
  sections: number[]
}

export type RankedSheets = {
  ranked: RankedSheet[]
  /** Of the topics that no sheet covers, the score of the one that the question is most about. */
  otherTopic: number
}

/** A text to search for: the question, an earlier one or a document. */
export type AskedText = { language: IndexLanguage; text: string; weight: number }

/** Finds, for each word that the index does not contain, the known word that was probably meant. A word of the sheets is preferred to one of another topic. */
export async function findCorrections(
  { db, extensions, edition }: SearchTarget,
  language: Language,
  words: UnknownWord[],
  weights: SearchWeights,
): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.executeQuery<{ word: string; correction: string }>(
    CompiledQuery.raw(statementsFor(extensions).corrections, [
      words.map(one => one.word),
      words.map(one => one.sound),
      edition,
      language,
      weights.bySound,
      weights.minSimilarity,
    ]),
  )
  return new Map(rows.map(row => [row.word, row.correction]))
}

/**
 * The sheets that match the texts, best first, and the closest question that no sheet answers. `language`: that of the
 * question, whose sheets are searched; the sheets in `foreignIds` are searched in the other one.
 */
export async function rankSheets(
  { db, extensions, edition }: SearchTarget,
  language: Language,
  foreignIds: readonly string[],
  texts: readonly AskedText[],
  weights: SearchWeights,
  maxCount: number,
): Promise<RankedSheets> {
  const padded = [...texts, ...noTexts.slice(texts.length)]
  const { rows } = await db.executeQuery<RankedSheet & Pick<RankedSheets, 'otherTopic'>>(
    CompiledQuery.raw(statementsFor(extensions).rank, [
      padded.map(one => one.language),
      padded.map(one => one.text),
      padded.map(one => one.weight),
      edition,
      language,
      foreignIds,
      weights.titleWeight,
      weights.questionWeight,
      weights.sectionWeights,
      weights.conceptWeight,
      weights.saturation,
      weights.similarityWeight,
      maxCount,
    ]),
  )
  return { ranked: rows, otherTopic: rows[0]?.otherTopic ?? 0 }
}

type Statements = { corrections: string; rank: string }

const statements = new Map<string, Statements>()

/** The same strings at each call, so that neither we nor the database read a text of this length again. */
function statementsFor(extensions: SearchExtensions): Statements {
  const key = `${extensions.unaccent} ${extensions.pg_trgm}`
  let found = statements.get(key)
  if (!found) {
    found = { corrections: correctionsStatement(extensions), rank: rankStatement(extensions) }
    statements.set(key, found)
  }
  return found
}

/**
 * Empty texts that make up ten with the others. PostgreSQL's plan for arrays of any length expects ten elements, and it
 * keeps that plan only if plans for the length of each call look no cheaper. Planning takes as long as searching.
 */
const noTexts: readonly AskedText[] = Array.from({ length: 10 }, () => ({
  language: 'fr',
  text: '',
  weight: 0,
}))

function correctionsStatement(extensions: SearchExtensions): string {
  const similarity = extensions.pg_trgm
    ? 'similarity(known.word, asked.word)'
    : `(case when rtrim(known.sound, '${otherPrefix}') = asked.sound then 1 else 0 end)::real`
  return `
    with asked as materialized (
      select given.*, (select lexeme from unnest(${vectorOf(extensions, '$4::text', 'given.word')}) limit 1) as stem
      from unnest($1::text[], $2::text[]) as given (word, sound)
    ), unknown as materialized (
      select * from asked where stem is not null and not exists (
        select from library_words known
        where known.edition = $3::text and known.language = $4::text and known.stem = asked.stem)
    )
    select asked.word, best.word as correction
    from unknown as asked cross join lateral (
      select word, alike, similarity from (
        select known.word, ${similarity} as similarity,
          case when not $5::boolean then 0 when known.sound = asked.sound then 0.4
            when known.sound = asked.sound || '${otherPrefix}' then 0.2 else 0 end as alike
        from library_words known
        where known.edition = $3::text and known.language = $4::text and known.initial = left(asked.sound, 1)
          and abs(length(known.word) - length(asked.word)) <= 3
        offset 0
      ) as candidates
      order by similarity + alike desc, word limit 1
    ) as best
    where best.similarity >= $6::real or (best.alike > 0 and best.similarity >= 0.2)`
}

function rankStatement(extensions: SearchExtensions): string {
  return `
    with languages (language) as (
      values ('fr'), ('en')
    ), texts as materialized (
      select asked.language, asked.weight,
        ${vectorOf(extensions, 'asked.language', 'asked.text')} as words
      from unnest($1::text[], $2::text[], $3::real[]) as asked (language, text, weight)
    ), lexemes as materialized (
      select texts.language, texts.words, texts.weight, part.lexeme from texts, unnest(texts.words) as part
    ), phrases as materialized (
      select distinct phrases.concept, phrases.topic, phrases.words, lexemes.weight
      from lexemes cross join lateral (
        select concept, topic, words from library_phrases
        where edition = $4::text and language = lexemes.language and key = lexemes.lexeme ${byIndex}
      ) as phrases
      where lexemes.words @@ phrases.words
    ), asked as materialized (
      select language, lexeme as term, max(weight) as weight from lexemes
      where language in ('fr', 'en') group by language, lexeme
      union all
      select language, '#' || concept, max(weight) * $10::real from phrases, languages
      where concept is not null group by language, concept
    ), worth as materialized (
      select asked.language, asked.term, asked.weight * coalesce(rarity.rarity, 3) as worth
      from asked left join library_rarity rarity on rarity.edition = $4::text
        and rarity.language = asked.language and rarity.term = asked.term
    ), hits as materialized (
      select worth.*, terms.sheet_id, terms.passage, terms.weight
      from worth cross join lateral (
        select sheet_id, passage, weight from library_terms
        where edition = $4::text and language = worth.language and term = worth.term ${byIndex}
      ) as terms
      where worth.language = $5::text or terms.sheet_id = any($6::text[])
    ), by_term as (
      select language, sheet_id, worth, sum(weight * (case when passage = 0 then $7::real
        when passage < 100 then $8::real else ($9::real[])[passage - 99] end)) as found
      from hits group by language, sheet_id, term, worth
    ), by_sheet as (
      select language, sheet_id, sum(worth * found / (found + $11::real)) as score
      from by_term group by language, sheet_id
    ), closest as (
      select language, sheet_id, max(similarity) as similarity from (
        select hits.language, hits.sheet_id, hits.passage, sum(hits.worth) as similarity
        from hits where hits.passage between 1 and 99 group by hits.language, hits.sheet_id, hits.passage
      ) as questions group by language, sheet_id
    ), scored as (
      select language, sheet_id, score + $12::real * coalesce(similarity, 0) as total
      from by_sheet left join closest using (language, sheet_id)
    ), ranked as materialized (
      (select * from scored where not starts_with(sheet_id, '${otherPrefix}')
        order by total desc, sheet_id limit $13::integer)
      union all
      (select * from scored where starts_with(sheet_id, '${otherPrefix}') order by total desc, sheet_id limit 1)
    ), sections as (
      select language, sheet_id, array_agg(section - 100 order by fit desc, section) as sections from (
        select hits.language, hits.sheet_id, hits.passage as section,
          sum(hits.worth * hits.weight * ($9::real[])[hits.passage - 99]) as fit
        from hits join ranked using (language, sheet_id)
        where hits.passage >= 100 group by hits.language, hits.sheet_id, hits.passage
      ) as fits group by language, sheet_id
    )
    select sheet_id as "sheetId", language, total as score,
      (select sum(worth) from worth where worth.language = ranked.language) as worth,
      coalesce(sections, '{}')::integer[] as sections,
      coalesce((
        select sum(weight) from phrases where topic is not null group by topic order by 1 desc limit 1
      ), 0)::real as "otherTopic"
    from ranked left join sections using (language, sheet_id)
    order by total desc`
}

/** Keeps the planner, which expects more words than a question has, from reading the whole table. */
const byIndex = 'offset 0'
