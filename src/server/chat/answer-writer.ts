import type { ModelEvent } from '#server/model/model.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, type AnswerEvent, append, notifyReaders } from './answer-buffer.ts'
import { textsIn } from './answer-texts.ts'
import { createTextCleaner } from './clean-text.ts'

/** Appends the model's events to the answer in the form that readers see. Each call notifies them once. */
export type AnswerWriter = {
  /**
   * Sets the text that precedes the model's first text. It is not written if the model writes nothing: on its own it is
   * not an answer, and it would replace the earlier text that a retry keeps.
   */
  setOpening(text: string): void
  /** Takes the events of one piece read from the provider. */
  write(events: ModelEvent[]): void
  /** Shows what happens before the answer. */
  writeStatus(text: string): void
  /** Whether the model has written text. */
  hasText(): boolean
  /** Writes the text that the cleaner held back. Does not notify readers. */
  end(): void
}

export function createAnswerWriter(answer: AnswerBuffer, language: Language): AnswerWriter {
  const cleaner = createTextCleaner()
  const texts = textsIn(language)
  let opening = ''
  let hasText = false

  function toAnswerEvent(event: ModelEvent): AnswerEvent | undefined {
    switch (event.type) {
      case 'text':
        return { type: 'text', text: cleaner.take(event.text) }
      case 'reasoning': {
        // A status that is already shown is not repeated.
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
    }
  }

  return {
    setOpening(text) {
      opening = text
    },
    write(events) {
      if (!hasText && events.some(event => event.type === 'text' && event.text !== '')) {
        hasText = true
        append(answer, { type: 'text', text: cleaner.take(opening) })
      }
      for (const event of events) {
        const shown = toAnswerEvent(event)
        if (shown) append(answer, shown)
      }
      notifyReaders(answer)
    },
    writeStatus(text) {
      append(answer, { type: 'status', text })
      notifyReaders(answer)
    },
    hasText: () => hasText,
    end: () => append(answer, { type: 'text', text: cleaner.end() }),
  }
}
