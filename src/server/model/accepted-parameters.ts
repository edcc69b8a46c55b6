import type { AcceptedParameters } from './dialect.ts'
import type { ProviderFailure } from './provider-errors.ts'

export type ParameterMemory = {
  find(model: string): AcceptedParameters
  save(model: string, accepted: AcceptedParameters): void
}

/** A server may later accept a parameter that it refused before. */
const memoryLifetimeMs = 10 * 60_000

/** Remembers for a while which parameters each model accepts, so that only the first request is refused. */
export function createParameterMemory(): ParameterMemory {
  const memory = new Map<string, { accepted: AcceptedParameters; expiresAtMs: number }>()
  return {
    find(model) {
      const known = memory.get(model)
      return known && performance.now() < known.expiresAtMs ? known.accepted : { stream: true, extras: true }
    },
    save(model, accepted) {
      memory.set(model, { accepted, expiresAtMs: performance.now() + memoryLifetimeMs })
    },
  }
}

const extraNames = /\b(store|prompt_cache_key|safety_identifier|stream_options)\b/

/**
 * The parameters to send after a refusal; undefined if leaving some out would not help. OpenAI streams some models only
 * to verified organisations, and strict servers refuse unknown parameters.
 */
export function withoutRefused(
  failure: ProviderFailure,
  accepted: AcceptedParameters,
): AcceptedParameters | undefined {
  const { code, providerCode, parameter = '', mentions = '' } = failure
  if (accepted.stream && providerCode === 'unsupported_value' && parameter === 'stream') {
    return { ...accepted, stream: false }
  }
  const isExtraRefused = code === 'model_refused_input' && extraNames.test(`${parameter} ${mentions}`)
  return accepted.extras && isExtraRefused ? { ...accepted, extras: false } : undefined
}
