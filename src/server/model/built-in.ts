import { builtInAnswer } from './built-in-answer.ts'
import type { Model, ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import { errorEnd } from './provider-errors.ts'

const minPieceIntervalMs = 15

/**
 * The model when none is configured: its answer says so, repeats the question and explains how to configure one. It
 * streams like a real model, so that the rest of the product can be tried without one.
 */
export function builtInModel(): Model {
  const nothing = { webSearch: false, images: false, pdf: false, files: false, reasoning: false }
  return { name: 'built-in', capabilities: () => nothing, answer }
}

function answer(
  request: ModelRequest,
  emit: (events: ModelEvent[]) => void,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const question = request.turns.at(-1)?.content ?? ''
  const pieces = builtInAnswer(question).match(/\s*\S+\s*$|\s*\S+/g) ?? []
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
        else end({ type: 'complete' })
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
