import type { Language } from '#shared/language.ts'
import type { BrokenFile } from './read-library.ts'
import type { Sheet } from './sheet.ts'

/**
 * The firm's sheets, with a search for those that answer a question. The chat quotes them or hands them to the model,
 * and readers browse them. If LIBRARY_DIR contains no sheets, no search finds any.
 */
export type Library = {
  /** Every sheet that can be read, in the order of the file names. */
  listSheets(): readonly Sheet[]
  listBrokenFiles(): readonly BrokenFile[]
  find(query: LibraryQuery): LibraryMatch
  /** The word that was probably meant, if this one is misspelled. `word`: in lower case, without accents. */
  correct(word: string, language: Language): string | undefined
}

export type LibraryQuery = {
  question: string
  /** Those of the same chat, newest first: they show what a follow-up question is about. */
  earlierQuestions: readonly string[]
  /** Text of the question's and the chat's documents, which helps to find the topic. */
  documentText: string
  /** Used if the question's own language is not clear. */
  fallbackLanguage: Language
  /** For a question that is still being stored: the search counts only if this resolves. */
  stored?: Promise<unknown> | undefined
}

export type LibraryMatch = {
  /** The question's language. A sheet that does not exist in it is given in the other language. */
  language: Language
  /**
   * `ambiguous`: the first two sheets fit about equally well. `nothing`: no sheet fits, and `found` is empty; `related`
   * may come close.
   */
  verdict: 'found' | 'ambiguous' | 'nothing'
  /** Best first. */
  found: FoundSheet[]
  /** Further sheets to offer, which match less well. */
  related: Sheet[]
}

/**
 * `sections`: indexes of those of the sheet's headings whose sections match the question, best match first. For a
 * question about deadlines, the section about them always comes first.
 */
export type FoundSheet = { sheet: Sheet; sections: number[] }
