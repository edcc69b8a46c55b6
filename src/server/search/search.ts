import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import {
  type FoundChat,
  findTerms,
  listStems,
  type SearchTerm,
  searchChats,
} from '#server/store/chats/search-chats.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { SearchPage, SearchResult } from '#shared/api/search.ts'
import { plainWords } from '#shared/text/plain-words.ts'
import { isMeant, markIn, sharesStart, snippetOf } from './snippet.ts'
import { distinctWords, findWords } from './words.ts'
import { writeOwnWords } from './write-words.ts'

/** In practice, more words do not narrow a search further. */
const maxTerms = 12

export type SearchRequest = { userId: UserId; q: string; limit: number; offset: number }

/**
 * The user's chats in which the title, or a message together with the title, contains all of the first `maxTerms`
 * different words of `q`, in any order. The last of these may be unfinished, unless `q` ends with a space. A stop word
 * counts only if it may be unfinished or if there are no other words.
 */
export async function search(db: Db, { userId, q, limit, offset }: SearchRequest): Promise<SearchPage> {
  const words = distinctWords(q).slice(0, maxTerms)
  if (words.length === 0) return { results: [], hasMore: false, complete: true }
  const complete = await writeOwnWords(db, userId)
  const terms = withoutStopWords(await findTerms(db, words, !/\s$/.test(q)))
  const found = await searchChats(db, { userId, terms, limit: limit + 1, offset })
  const results = await toResults(db, found.slice(0, limit), terms)
  return { results, hasMore: found.length > limit, complete }
}

function withoutStopWords(terms: SearchTerm[]): SearchTerm[] {
  const others = terms.filter(({ isStopWord, isPrefix }) => !isStopWord || isPrefix)
  return others.length > 0 ? others : terms
}

/** Lets the server do other work between two texts: those of one page can have ten million characters together. */
async function toResults(
  db: Db,
  found: readonly FoundChat[],
  terms: readonly SearchTerm[],
): Promise<SearchResult[]> {
  const texts: string[] = []
  const candidates = new Set<string>()
  for (const { title, content } of found) {
    await turn()
    const text = plainWords(content ?? '')
    texts.push(text)
    for (const word of wordsLike(terms, text)) candidates.add(word)
    for (const word of wordsLike(terms, title ?? '')) candidates.add(word)
  }
  const stems = await listStems(db, [...candidates])
  const meaning = (word: string) => terms.find(term => isMeant(word, stems.get(word) ?? [], term))?.word
  const results: SearchResult[] = []
  for (const [index, chat] of found.entries()) {
    await turn()
    results.push({
      chatId: chat.chatId,
      title: chat.title,
      titleMarks: markIn(chat.title ?? '', meaning),
      messageId: chat.messageId,
      ...snippetOf(texts[index] ?? '', meaning),
      created_at: chat.createdAt.toISOString(),
      archived: chat.archived,
    })
  }
  return results
}

/** The words of the text that begin like a term: only their stems are looked up. */
function* wordsLike(terms: readonly SearchTerm[], text: string): Generator<string> {
  for (const { word } of findWords(text)) if (terms.some(term => sharesStart(word, term))) yield word
}
