import { createTextCleaner } from '#server/chat/clean-text.ts'
import type { ModelEvent, SheetExcerpt } from '#server/model/model.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, type AnswerEvent, append, notifyReaders } from './answer-buffer.ts'
import { textsIn } from './answer-texts.ts'
import { createMarkReader } from './sheet-marks.ts'
import { sheetLink, sheetSource } from './sheet-source.ts'

/** Appends the model's events to the answer in the form that readers see, and notifies them. */
export type AnswerWriter = {
  /**
   * Sets the text that precedes the model's first text. It is not written if the model writes nothing: on its own it is
   * not an answer, and it would replace the earlier text that a retry keeps.
   */
  setOpening(text: string): void
  /**
   * Sets the sheets that the model was given, whose marks become links. All other marks are removed. `offered`: further
   * sheets for the end of the answer.
   */
  setSheets(sheets: readonly SheetExcerpt[], offered: readonly SheetLink[]): void
  /** Appends the events of one piece read from the provider, and notifies readers once. */
  write(events: ModelEvent[]): void
  /** Shows what is being done before the answer begins. */
  writeStatus(text: string): void
  /** Whether the model has written text. */
  hasText(): boolean
  /** When the model wrote its first text, by performance.now(). */
  firstTextAtMs(): number | undefined
  /**
   * Writes the text that was held back. A complete answer that cites a sheet then offers the first few further sheets
   * that it does not cite. Does not notify readers.
   */
  end(isComplete: boolean): void
}

const maxOfferedCount = 4

export function createAnswerWriter(answer: AnswerBuffer, language: Language): AnswerWriter {
  const cleaner = createTextCleaner()
  const texts = textsIn(language)
  let opening = ''
  // Also without sheets: the model may copy a mark from the history.
  let marks = createMarkReader(() => undefined)
  let offered: readonly SheetLink[] = []
  let firstTextAtMs: number | undefined
  const cited = new Map<string, SheetExcerpt>()

  function toAnswerEvent(event: ModelEvent): AnswerEvent | undefined {
    switch (event.type) {
      case 'text':
        return { type: 'text', text: marks.take(cleaner.take(event.text)) }
      case 'reasoning': {
        // A status that is already shown is not replaced.
        const isShown = answer.entries.at(-1)?.event.type === 'status'
        return isShown ? undefined : { type: 'status', text: texts.thinking }
      }
      case 'search-start':
      case 'search-end':
        return event
      case 'search-query':
        return { type: 'status', text: texts.searchingFor(event.query) }
      case 'search-source':
        return { type: 'search-progress', source: event.source }
      case 'citations':
        return { type: 'search-citations', sources: event.sources }
      case 'suggestions':
        return event
    }
  }

  /** A search starts a new list of sources, but the text before it keeps its links. */
  function citeAgain(): void {
    if (cited.size === 0) return
    append(answer, { type: 'search-citations', sources: [...cited.values()].map(sheetSource) })
  }

  return {
    setSheets(sheets, others) {
      marks = createMarkReader(sheetCiter(answer, sheets, cited))
      offered = others
    },
    setOpening(text) {
      opening = text
    },
    write(events) {
      if (firstTextAtMs === undefined && events.some(event => event.type === 'text' && event.text !== '')) {
        firstTextAtMs = performance.now()
        append(answer, { type: 'text', text: cleaner.take(opening) })
      }
      for (const event of events) {
        const shown = toAnswerEvent(event)
        if (shown) append(answer, shown)
        if (event.type === 'search-start') citeAgain()
      }
      notifyReaders(answer)
    },
    writeStatus(text) {
      append(answer, { type: 'status', text })
      notifyReaders(answer)
    },
    hasText: () => firstTextAtMs !== undefined,
    firstTextAtMs: () => firstTextAtMs,
    end(isComplete) {
      append(answer, { type: 'text', text: marks.take(cleaner.end()) + marks.end() })
      const others = offered.filter(({ sheetId }) => !cited.has(sheetId))
      if (!isComplete || cited.size === 0 || others.length === 0) return
      append(answer, { type: 'suggestions', sheets: others.slice(0, maxOfferedCount) })
    },
  }
}

/** Returns a function that finds the link for a mark. A sheet's first mark adds the sheet to the answer's sources. */
function sheetCiter(
  answer: AnswerBuffer,
  sheets: readonly SheetExcerpt[],
  cited: Map<string, SheetExcerpt>,
): (id: string) => string | undefined {
  return id => {
    const sheet = sheets.find(one => one.id === id)
    if (!sheet) return undefined
    if (!cited.has(id)) append(answer, { type: 'search-citations', sources: [sheetSource(sheet)] })
    cited.set(id, sheet)
    return sheetLink(sheet)
  }
}
