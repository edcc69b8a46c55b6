import { builtInAnswer } from './built-in-answer.ts'
import type { Material, Model, ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import { errorEnd } from './provider-errors.ts'

const defaultMinPieceIntervalMs = 15
/** The text is known from the start: even a long answer is complete after about 1.5 s. */
const maxPieceCount = 60

const noMaterial: Material = {
  language: 'en',
  verdict: 'empty',
  sheets: [],
  related: [],
  firm: { name: '', contactUrl: null, bookingUrl: null },
  cannot: [],
  isFirstAnswer: true,
}

/** Used if no model is configured. Quotes the firm’s sheets, and streams like a real model. */
export function builtInModel(minPieceIntervalMs = defaultMinPieceIntervalMs): Model {
  const nothing = { webSearch: false, images: false, pdf: false, files: false, reasoning: false }
  return {
    name: 'built-in',
    capabilities: () => nothing,
    answer: (request, emit, signal) => answer(request, emit, signal, minPieceIntervalMs),
  }
}

function answer(
  request: ModelRequest,
  emit: (events: ModelEvent[]) => void,
  signal: AbortSignal,
  minPieceIntervalMs: number,
): Promise<ModelEnd> {
  const question = request.turns.at(-1)?.content ?? ''
  const { markdown, suggestions } = builtInAnswer(question, request.material ?? noMaterial)
  const pieces = piecesOf(markdown)
  return new Promise(resolve => {
    let next = 0
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    const stop = () => end({ type: 'aborted' })

    function end(result: ModelEnd): void {
      isOver = true
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(result)
    }

    function step(): void {
      const text = pieces[next]
      next += 1
      try {
        if (text !== undefined) emit([{ type: 'text', text }])
        else {
          if (suggestions.length > 0) emit([{ type: 'suggestions', sheets: suggestions }])
          end({ type: 'complete' })
        }
      } catch {
        end(errorEnd('model_failed'))
      }
      if (!isOver) timer = setTimeout(step, minPieceIntervalMs * (1 + Math.random()))
    }

    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    timer = setTimeout(step, 0)
  })
}

function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+(?:\s+$)?/g) ?? []
  const size = Math.ceil(words.length / maxPieceCount)
  return words.flatMap((_, index) => (index % size === 0 ? [words.slice(index, index + size).join('')] : []))
}
