import type { AcceptedParameters, ExtraParameter } from './dialect.ts'
import type { ProviderFailure } from './provider-errors.ts'

export type ParameterMemory = {
  find(model: string): AcceptedParameters
  save(model: string, accepted: AcceptedParameters): void
}

/** A server may later accept a parameter that it refused before. */
const memoryLifetimeMs = 10 * 60_000

/** Remembers for a while which parameters each model accepts, so that only the first requests are refused. */
export function createParameterMemory(extras: readonly ExtraParameter[]): ParameterMemory {
  const memory = new Map<string, { accepted: AcceptedParameters; expiresAtMs: number }>()
  return {
    find(model) {
      const known = memory.get(model)
      return known && performance.now() < known.expiresAtMs
        ? known.accepted
        : { stream: true, extras, hasOtherLimitName: false }
    },
    save(model, accepted) {
      memory.set(model, { accepted, expiresAtMs: performance.now() + memoryLifetimeMs })
    },
  }
}

const extraNames = /\b(store|prompt_cache_key|safety_identifier|stream_options|reasoning_effort|reasoning)\b/g
/** The first is the older name, and which of them a server or a model knows cannot be told from its name. */
const limitName = /\b(max_tokens|max_completion_tokens)\b/

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
  if (code !== 'model_refused_input' && !(code === 'model_misconfigured' && parameter)) return undefined
  const words = parameter || mentions
  if (isLimitRefused(words) && !accepted.hasOtherLimitName) return { ...accepted, hasOtherLimitName: true }
  const named = words.match(extraNames) ?? mentions.match(extraNames)
  const refused = named ? refusedExtras(accepted.extras, named) : []
  return refused.length > 0
    ? { ...accepted, extras: accepted.extras.filter(name => !refused.includes(name)) }
    : undefined
}

/** The refused parameter is named first: some servers then list all those that they know. */
function isLimitRefused(words: string): boolean {
  const limitAt = words.search(limitName)
  const extraAt = words.search(extraNames)
  return limitAt !== -1 && (extraAt === -1 || limitAt < extraAt)
}

/**
 * The sent extras that the server named or, if there are none, all that were sent. `store` is left out last: without
 * it, some servers store the questions.
 */
function refusedExtras(sent: readonly ExtraParameter[], named: readonly string[]): ExtraParameter[] {
  const namedAndSent = sent.filter(name => named.includes(name))
  const refused = namedAndSent.length > 0 ? namedAndSent : [...sent]
  const others = refused.filter(name => name !== 'store')
  return others.length > 0 ? others : refused
}
