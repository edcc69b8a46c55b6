import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { Language } from '#shared/language.ts'

/** The words of messages and titles, for the search: lists the texts whose words are missing, and writes the words. */

const dictionaries: Record<Language, string> = { fr: 'french_stem', en: 'english_stem' }

/** The stem of a word without accents. A stop word is its own stem, so that it can be searched for, too. */
function stemOf(language: Language, word: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(nullif(ts_lexize(${sql.lit(dictionaries[language])}, ${word}), '{}'), array[${word}])`
}

/** The stems in both languages, as an array. */
export function stemsOf(word: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${stemOf('fr', word)} || ${stemOf('en', word)})`
}

/** A chat whose words are not all written. `version`: the time of its last message, in full precision. */
export type UnsearchableChat = { id: ChatId; userId: UserId; title: string | null; version: string }

/**
 * The chats of one user or, without `userId`, of all users. `isAnswered` false: only those with an answer that is being
 * written. These must not be marked as searchable, because the end of a short answer leaves the chat's row unchanged.
 */
export async function listUnsearchableChats(
  db: Db,
  { userId, isAnswered, limit }: { userId?: UserId | undefined; isAnswered: boolean; limit: number },
): Promise<UnsearchableChat[]> {
  const running = sql<boolean>`exists (select from generations g where g.chat_id = chats.id and g.status = 'running')`
  return db
    .selectFrom('chats')
    .select(['id', 'user_id as userId', 'title', sql<string>`last_message_at::text`.as('version')])
    .where(sql<boolean>`searchable_at is distinct from last_message_at`)
    .where('expires_at', 'is', null)
    .where(isAnswered ? sql<boolean>`not ${running}` : running)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId as UserId))
    .limit(limit)
    .execute()
}

/**
 * A message or, with the chat's own id, a title. `checksum`: that of the text whose words are stored; null if there are
 * none.
 */
export type UnsearchableText = { chatId: ChatId; messageId: string; text: string; checksum: number | null }

/**
 * Titles and ended messages whose words are missing, or are those of an earlier text. If a chat's words were written
 * before, only its newer messages and the answers that were retried are compared with their words: otherwise, the work
 * for each new answer would grow with the length of its chat.
 */
export async function listUnsearchableTexts(
  db: Db,
  chats: readonly UnsearchableChat[],
  limit: number,
): Promise<UnsearchableText[]> {
  const { rows } = await sql<UnsearchableText>`
    with given as materialized (
      select id, coalesce(title, '') as title, searchable_at - ${overlap} as changed_after from chats
      where id = any(${chats.map(chat => chat.id)}::uuid[])
    ), texts as (
      select m.chat_id, m.id, m.content from given join messages m on m.chat_id = given.id
      where m.status <> 'running' and (changed_after is null or m.created_at > changed_after)
      union all
      select m.chat_id, m.id, m.content from given
        -- Not a join: a plan that was made while the table was small must begin with the chat too.
        cross join lateral (
          select message_id from generations where chat_id = given.id and created_at > changed_after offset 0
        ) begun
        join messages m on m.id = begun.message_id
      where m.status <> 'running' and m.created_at <= changed_after
      union all
      select id, id, title from given
    )
    select texts.chat_id as "chatId", texts.id as "messageId", texts.content as text, w.checksum
    from texts left join chat_words w on w.chat_id = texts.chat_id and w.message_id = texts.id
    where w.checksum is distinct from hashtext(texts.content)
    limit ${limit}`.execute(db)
  return rows
}

/** `now()` is the time at which a transaction began, so a message can become visible after one with a later time. */
const overlap = sql`interval '1 minute'`

/** `words`: each once, without accents. `language`: if it is undefined, the stems in both languages are written. */
export type WordsOfText = UnsearchableText & { words: string[]; language: Language | undefined }

/** A question and its answer were created at the same time. The search must find the answer to be newer. */
const searchTime = sql`m.created_at + case m.role when 'user' then interval '0' else interval '1 microsecond' end`

/**
 * Returns how many words were written. Texts of chats that were deleted in the meantime are left out. So are those
 * whose words were written in the meantime: they may be the words of a newer text.
 */
export async function writeWords(db: Db, texts: readonly WordsOfText[]): Promise<number> {
  const columns = sql`unnest(${texts.map(one => one.chatId)}::uuid[], ${texts.map(one => one.messageId)}::uuid[],
    ${texts.map(one => one.text)}::text[], ${texts.map(one => one.words.join(' '))}::text[],
    ${texts.map(one => one.language ?? null)}::text[], ${texts.map(one => one.checksum)}::integer[])`
  const word = sql.ref('part.word')
  // In order, so that two processes that write the same rows wait for each other instead of ending in a deadlock.
  const { numAffectedRows = 0n } = await sql`
    with given as materialized (
      select * from ${columns} as given (chat_id, message_id, text, words, language, checksum)
    )
    insert into chat_words (chat_id, message_id, user_id, created_at, checksum, words)
    select given.chat_id, given.message_id, c.user_id, coalesce(${searchTime}, c.created_at), hashtext(given.text),
      array_to_tsvector(array(
        select distinct stem from unnest(string_to_array(given.words, ' ')) as part (word),
          unnest(case given.language when 'fr' then ${stemOf('fr', word)} when 'en' then ${stemOf('en', word)}
            else ${stemsOf(word)} end) as stem
      ))
    from given
    join chats c on c.id = given.chat_id
    left join messages m on m.id = given.message_id
    order by given.chat_id, given.message_id
    for key share of c
    on conflict (chat_id, message_id) do update set
      created_at = excluded.created_at, checksum = excluded.checksum, words = excluded.words
    where chat_words.checksum = (
      select checksum from given where chat_id = excluded.chat_id and message_id = excluded.message_id
    )`.execute(db)
  return Number(numAffectedRows)
}

/** Marks answered chats as searchable, except those whose title or messages changed since they were listed. */
export async function markSearchable(db: Db, chats: readonly UnsearchableChat[]): Promise<void> {
  await sql`
    update chats set searchable_at = given.version::timestamptz
    from unnest(${chats.map(chat => chat.id)}::uuid[], ${chats.map(chat => chat.title)}::text[],
      ${chats.map(chat => chat.version)}::text[]) as given (id, title, version)
    where chats.id = given.id and chats.title is not distinct from given.title`.execute(db)
}
