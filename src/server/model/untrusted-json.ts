import type { Usage } from './model.ts'

/** Reads JSON from a provider, in which any field may be missing or have a type that is not documented. */

export type Fields = Record<string, unknown>

/** The fields of an object; empty for any other value. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The provider's counts of tokens. Empty without usable counts: some servers send -1, and the tokens are estimated. */
export function usageOf(inputTokens: unknown, outputTokens: unknown = 0): { usage?: Usage } {
  return isCount(inputTokens) && isCount(outputTokens) ? { usage: { inputTokens, outputTokens } } : {}
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** A code or id that can be logged. It contains no spaces, so it is never a sentence. */
export function loggable(value: unknown): string | undefined {
  return /^[\w.:/-]{1,80}$/.test(text(value)) ? text(value) : undefined
}
