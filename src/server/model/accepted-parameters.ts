import type { AcceptedParameters } from './dialect.ts'
import type { ProviderFailure } from './provider-errors.ts'

export type ParameterMemory = {
  find(model: string): AcceptedParameters
  save(model: string, accepted: AcceptedParameters): void
}

/** A server may start to accept what it once refused. */
const memoryLifetimeMs = 10 * 60_000

/** Remembers for a while which parameters each model accepts, so that not every question is refused once first. */
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
 * What to send instead after a refusal. OpenAI streams some models only to organisations that it has verified; strict
 * servers refuse parameters that they do not know. Undefined where leaving out a parameter would not help.
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
