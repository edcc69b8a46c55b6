import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { stemsOf } from './chat-words.ts'

/** Searches in the words of one user's messages and titles. Its cost depends on how many messages that user has. */

/** One word of a search, and what counts as the same word. */
export type SearchTerm = {
  word: string
  stems: string[]
  /** The word may be unfinished. */
  isPrefix: boolean
  /** Like "the": not required, unless it may be unfinished or there are no other words. */
  isStopWord: boolean
}

/**
 * Endings of French and English words. A word that is being typed can be longer than the stem of the complete word
 * ("resiliatio", but "resili"). One of these endings then completes it to a word with that stem.
 */
const endings = [
  'e s n r t es er re on ns ion ation tion ment ent ants ante ance ence eur ique que ite te ee ees ir al aux',
  'el elle if ive ux euse ble able ise iser age d ed g ng ing y ly ty ity ies ness less ful ous ize ized al er or',
].flatMap(line => line.split(' '))
/** Shorter stems say too little about a word. */
const minStemLength = 3

export async function findTerms(
  db: Db,
  words: readonly string[],
  lastIsPrefix: boolean,
): Promise<SearchTerm[]> {
  const word = sql.ref('asked.word')
  const { rows } = await sql<SearchTerm>`
    select asked.word, asked.number = ${lastIsPrefix ? words.length : 0} as "isPrefix",
      ts_lexize('french_stem', asked.word) = '{}' or ts_lexize('english_stem', asked.word) = '{}' as "isStopWord",
      array(
        select unnest(${stemsOf(word)})
        union
        select stem from unnest(${endings}::text[]) as ending, unnest(${stemsOf(sql`asked.word || ending`)}) as stem
        where asked.number = ${lastIsPrefix ? words.length : 0} and starts_with(asked.word, stem) and length(stem) >= ${minStemLength}
      ) as stems
    from unnest(${words}::text[]) with ordinality as asked (word, number)
    order by asked.number`.execute(db)
  return rows
}

/** The stems of the words of a text, to find the words that match a search. */
export async function listStems(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, ${stemsOf(sql.ref('word'))} as stems from unnest(${words}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

export type FoundChat = {
  chatId: ChatId
  title: string | null
  archived: boolean
  createdAt: Date
  /** Null if only the title contains the words. */
  messageId: string | null
  content: string | null
}

/**
 * Finds chats in which the title, or a message together with the title, contains all words. Chats with all words in the
 * title come first, then those with the newest such message. Temporary chats are not found, and versions that are not
 * chosen do not count. For each chat, the newest message that contains all words is returned. If there is none, it is
 * the newest that contains some of them, and all of them together with the title.
 */
export async function searchChats(
  db: Db,
  {
    userId,
    terms,
    limit,
    offset,
  }: { userId: UserId; terms: readonly SearchTerm[]; limit: number; offset: number },
): Promise<FoundChat[]> {
  const all = queryOf(terms, '&')
  const any = queryOf(terms, '|')
  const { rows } = await sql<FoundChat>`
    with matching as materialized (
      select chat_id, message_id, created_at, words @@ ${all} as is_whole
      from chat_words where user_id = ${userId} and words @@ ${any}
    ), found as (
      select chat_id, message_id, created_at, message_id = chat_id as is_title, is_whole from matching where is_whole
      union all
      -- The title has some of the words, and the message the others.
      select m.chat_id, m.message_id, m.created_at, false, false
      from matching title
        join matching m on m.chat_id = title.chat_id and m.message_id <> m.chat_id and not m.is_whole
        join chat_words t on t.chat_id = title.chat_id and t.message_id = title.message_id
        join chat_words w on w.chat_id = m.chat_id and w.message_id = m.message_id
      where title.message_id = title.chat_id and (t.words || w.words) @@ ${all}
    ), chosen as (
      -- A version that is not chosen is not in the conversation.
      select * from found
      where not exists (select 1 from messages other where other.id = found.message_id and other.position is null)
    ), best as (
      select distinct on (chat_id) chat_id, message_id, created_at, is_title,
        bool_or(is_title) over (partition by chat_id) as in_title
      from chosen order by chat_id, is_title, is_whole desc, created_at desc
    ), page as (
      select b.*, c.title, c.archived from best b join chats c on c.id = b.chat_id and c.user_id = ${userId}
      where c.expires_at is null
      order by b.in_title desc, b.created_at desc, b.chat_id
      limit ${limit} offset ${offset}
    )
    select p.chat_id as "chatId", p.title, p.archived, p.created_at as "createdAt", m.id as "messageId", m.content
    from page p left join messages m on m.id = p.message_id
    order by p.in_title desc, p.created_at desc, p.chat_id`.execute(db)
  return rows
}

/** Words contain only letters and digits, so they need no escaping. */
function queryOf(terms: readonly SearchTerm[], operator: '&' | '|'): RawBuilder<unknown> {
  const text = terms
    .map(({ word, stems, isPrefix }) => {
      const forms = stems.map(stem => `'${stem}'`)
      return `(${[...forms, ...(isPrefix ? [`'${word}':*`] : [])].join(' | ')})`
    })
    .join(` ${operator} `)
  return sql`${text}::tsquery`
}
