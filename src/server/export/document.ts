import type { Language } from '#shared/language.ts'

/**
 * A document before it is written in a format. Everything in it is plain text: a writer escapes what its format needs.
 * Only `link`, which has been checked, becomes a link; in Markdown, so do web addresses in the text.
 */
export type ExportDocument = {
  language: Language
  title: string
  author: string
  createdAt: Date
  /** The title page. */
  cover: DocumentBlock[]
  body: DocumentBlock[]
  /** On every page: where the answers come from (an AI or the firm's sheets), and that they are not legal advice. */
  footer: string
  /** At the end of a PDF, if its fonts lack characters: where to find them. */
  missingCharacters: string
}

/** A piece of text within a line. A line break in `text` is a line break of the document. */
export type Run = {
  text: string
  bold?: boolean
  italic?: boolean
  strike?: boolean
  code?: boolean
  /** Superscript, for the number of a source. */
  raised?: boolean
  /** http:, https:, mailto:, tel: or sms:. */
  link?: string
}

export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; tone?: 'kicker' | 'soft' }
  | { kind: 'list'; start: number | undefined; items: DocumentBlock[][] }
  | { kind: 'quote'; blocks: DocumentBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; header: Run[][]; rows: Run[][][] }
  | { kind: 'rule' }
  /** An empty line to write on. */
  | { kind: 'blank'; label: string }
  /** Blocks that belong together: a question, an answer, a warning, or the firm's disclaimer. */
  | {
      kind: 'group'
      look: 'plain' | 'question' | 'warning'
      language: Language | undefined
      blocks: DocumentBlock[]
    }
