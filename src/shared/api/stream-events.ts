import * as v from 'valibot'
import { plainObject, text, textOrNull, tryParse } from '#shared/schema.ts'
import { type Budget, budgetSchema } from './budget.ts'
import { anySourceSchema, type Source } from './chat.ts'
import { type Emergency, emergencySchema } from './emergency.ts'
import { anyIdSchema } from './ids.ts'
import { type SheetLink, sheetLinkSchema } from './library.ts'

/**
 * The events of an answer's stream. Every client knows text, error, the four search events and the end marker;
 * `emergency`, `chat`, `budget`, `status` and `suggestions` are ours, and other clients ignore them.
 */
export type StreamEvent =
  | { type: 'text'; text: string }
  /** The question is about an emergency. This event comes before all others. */
  | { type: 'emergency'; emergency: Emergency }
  | { type: 'chat'; id: string; title: string | null }
  /** After this question, little or nothing is left of the user's budget. */
  | { type: 'budget'; budget: Budget }
  | { type: 'status'; text: string }
  | { type: 'search-start' }
  | { type: 'search-progress'; source: Source }
  | { type: 'search-end' }
  | { type: 'search-citations'; sources: Source[] }
  /** Sheets to offer with the answer, as buttons. */
  | { type: 'suggestions'; sheets: SheetLink[] }
  | { type: 'error'; code: string; message: string }
  | { type: 'done' }

/** Every event except text and the end marker: stored in the log unchanged. */
export type MarkEvent = Exclude<StreamEvent, { type: 'text' } | { type: 'done' }>

/** An event is dropped only if it is useless without the field that is missing or has another type. */
const chatSchema = plainObject({ id: anyIdSchema, title: textOrNull })
const statusSchema = plainObject({ text: v.string() })
const errorSchema = plainObject({ code: v.fallback(v.string(), 'unknown'), message: text })

/** The JSON after `data:` for a named event. */
export function eventPayload(event: MarkEvent): unknown {
  switch (event.type) {
    case 'emergency':
      return event.emergency
    case 'chat':
      return { id: event.id, title: event.title }
    case 'budget':
      return event.budget
    case 'status':
      return { text: event.text }
    case 'search-start':
    case 'search-end':
      return {}
    case 'search-progress':
      return event.source
    case 'search-citations':
      return event.sources
    case 'suggestions':
      return event.sheets
    case 'error':
      return { code: event.code, message: event.message }
  }
}

/** The event for a name and its JSON; undefined if the name or the shape is unknown. */
export function parseEvent(name: string, payload: unknown): MarkEvent | undefined {
  switch (name) {
    case 'emergency':
      return parsed(emergencySchema, payload, emergency => ({ type: 'emergency', emergency }))
    case 'chat':
      return parsed(chatSchema, payload, value => ({ type: 'chat', ...value }))
    case 'budget':
      return parsed(budgetSchema, payload, budget => ({ type: 'budget', budget }))
    case 'status':
      return parsed(statusSchema, payload, value => ({ type: 'status', ...value }))
    case 'search-start':
    case 'search-end':
      return { type: name }
    case 'search-progress':
      return { type: name, source: toSource(unwrapped(payload)) }
    case 'search-citations':
      return { type: name, sources: Array.isArray(payload) ? payload.map(toSource) : [] }
    case 'suggestions':
      return { type: name, sheets: toSheetLinks(payload) }
    case 'error':
      return (
        parsed(errorSchema, payload, value => ({ type: 'error', ...value })) ?? {
          type: 'error',
          code: 'unknown',
          message: '',
        }
      )
    default:
      return undefined
  }
}

function parsed<T>(
  schema: v.GenericSchema<unknown, T>,
  payload: unknown,
  make: (value: T) => MarkEvent,
): MarkEvent | undefined {
  const value = tryParse(schema, payload)
  return value && make(value)
}

/** A source can be nested in a `result` or `delta` object. */
function unwrapped(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  if ('result' in payload) return payload.result
  if ('delta' in payload) return payload.delta
  return payload
}

function toSource(value: unknown): Source {
  const { sheetId, ...source } = tryParse(anySourceSchema, value) ?? { title: '', url: '', snippet: '' }
  return sheetId === undefined ? source : { ...source, sheetId }
}

/** Only the links that can be read. */
function toSheetLinks(payload: unknown): SheetLink[] {
  return Array.isArray(payload) ? payload.flatMap(value => tryParse(sheetLinkSchema, value) ?? []) : []
}
