import { Writable } from 'node:stream'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Model, ModelEnd, ModelEvent, ModelRequest } from '#server/model/model.ts'
import { type OpenedModel, openModel } from '#server/model/open-model.ts'
import type { Source } from '#shared/api/chat.ts'

export type TestModel = OpenedModel & {
  /** Everything logged so far. */
  logged(): string
}

/**
 * Opens the model that the settings select, until the end of the test. A test can shorten the timeouts that it waits
 * for.
 */
export function openTestModel(
  environment: Record<string, string>,
  timeouts: { firstEventMs?: number; silenceMs?: number; totalMs?: number } = {},
): TestModel {
  const { model: settings } = readConfig(environment)
  let lines = ''
  const destination = new Writable({
    write(chunk, _, done) {
      lines += String(chunk)
      done()
    },
  })
  const log = pino({ level: 'debug' }, destination)
  const limits = { ...settings.timeouts, ...timeouts }
  const firstRetryDelayMs = 20
  const model = openModel({ ...settings, timeouts: limits }, log, firstRetryDelayMs)
  onTestFinished(() => model.close())
  return { ...model, logged: () => lines }
}

export function questionFor(content: string, more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    choice: 'gpt-4o',
    instructions: 'You give general legal information.',
    turns: [{ role: 'user', content }],
    webSearch: false,
    maxOutputTokens: 1000,
    cacheKey: 'cache-key',
    safetyIdentifier: 'a'.repeat(64),
    ...more,
  }
}

export type ModelAnswer = {
  end: ModelEnd
  events: ModelEvent[]
  /** How many times the model emitted events. */
  emitCount: number
  text: string
  sources: Source[]
  cited: Source[]
  durationMs: number
}

/** Asks the model and collects its answer. `onPiece` is called after each piece with the text so far. */
export async function askModel(
  model: Model,
  request: ModelRequest | string,
  signal: AbortSignal = new AbortController().signal,
  onPiece: (text: string) => void = () => {},
): Promise<ModelAnswer> {
  const events: ModelEvent[] = []
  let emitCount = 0
  let text = ''
  const startedAtMs = performance.now()
  const end = await model.answer(
    typeof request === 'string' ? questionFor(request) : request,
    piece => {
      emitCount += 1
      events.push(...piece)
      text += piece.map(event => (event.type === 'text' ? event.text : '')).join('')
      onPiece(text)
    },
    signal,
  )
  return {
    end,
    events,
    emitCount,
    text,
    sources: events.flatMap(event => (event.type === 'search-source' ? [event.source] : [])),
    cited: events.flatMap(event => (event.type === 'citations' ? event.sources : [])),
    durationMs: performance.now() - startedAtMs,
  }
}
