import type { ModelEvent } from '#server/model/model.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, type AnswerEvent, append, notifyReaders } from './answer-buffer.ts'
import { textsIn } from './answer-texts.ts'
import { createTextCleaner } from './clean-text.ts'

/** Appends what the model says to the answer, as its readers see it. They are notified once a call. */
export type AnswerWriter = {
  /**
   * Sets the text that goes before the model's first text. Without a text of the model it is never written: alone it
   * is no answer, and would replace the text that a retry keeps.
   */
  setOpening(text: string): void
  /** Takes the events of one piece read from the provider. */
  write(events: ModelEvent[]): void
  /** Shows what is happening before the answer. */
  writeStatus(text: string): void
  /** Whether the model has written text. */
  hasText(): boolean
  /** Writes what the cleaning of the text has held back; notifies nobody. */
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
        // Once per stretch: a status that is shown already is not repeated.
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
