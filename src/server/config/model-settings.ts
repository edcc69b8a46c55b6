import * as v from 'valibot'
import { StartError } from '#server/errors.ts'
import { type ModelId, modelIdSchema } from '#shared/api/models.ts'
import { apiKey, httpAddress, integer, oneOf, text } from './values.ts'

/** The settings of the model. Part of config.ts, which reads the environment. */

export const modelVariables = {
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: httpAddress,
  MODEL_API: oneOf(['responses', 'chat']),
  MODEL_MAP: text,
  MODEL_CAPABILITIES: text,
  MODEL_FIRST_EVENT_SECONDS: integer(1, 3600),
  MODEL_SILENCE_SECONDS: integer(1, 3600),
  MODEL_TOTAL_SECONDS: integer(1, 7200),
  MODEL_MAX_OUTPUT_TOKENS: integer(16, 200_000),
  HISTORY_TOKENS: integer(500, 1_000_000),
  SEARCH_DOMAINS: text,
}

export function readModel(env: v.InferOutput<v.ObjectSchema<typeof modelVariables, undefined>>) {
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL?.replace(/\/+$/, ''),
    api: env.MODEL_API ?? 'responses',
    map: readModelMap(env.MODEL_MAP),
    capabilities: env.MODEL_CAPABILITIES,
    maxOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS ?? 8192,
    historyTokens: env.HISTORY_TOKENS ?? 16_000,
    searchDomains: readDomains(env.SEARCH_DOMAINS),
    timeouts: {
      firstEventMs: (env.MODEL_FIRST_EVENT_SECONDS ?? 60) * 1000,
      silenceMs: env.MODEL_SILENCE_SECONDS === undefined ? undefined : env.MODEL_SILENCE_SECONDS * 1000,
      totalMs: (env.MODEL_TOTAL_SECONDS ?? 900) * 1000,
    },
  }
}

const maxSearchDomains = 100

/** `service-public.gouv.fr,legifrance.gouv.fr`: host names, without `https://`. */
function readDomains(value: string | undefined): string[] {
  const domains = value?.split(',').map(part => part.trim().toLowerCase()) ?? []
  const wrong = domains.find(domain => !/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain))
  if (wrong !== undefined || domains.length > maxSearchDomains) {
    throw new StartError(
      `SEARCH_DOMAINS must be at most ${maxSearchDomains} host names like service-public.gouv.fr, separated by commas` +
        `${wrong === undefined ? '' : ` (not "${wrong}")`}.`,
    )
  }
  return domains
}

/** `gpt-4o:other-id,o3:org/name:tag`: the choice on screen, a colon, the id sent to the provider. */
function readModelMap(value: string | undefined): Map<ModelId, string> {
  const map = new Map<ModelId, string>()
  for (const pair of value?.split(',') ?? []) {
    const colon = pair.indexOf(':')
    const choice = v.safeParse(modelIdSchema, pair.slice(0, colon).trim())
    const providerId = pair.slice(colon + 1).trim()
    if (colon < 1 || !choice.success || providerId === '') {
      throw new StartError(
        `MODEL_MAP must be pairs like gpt-4o:other-id, separated by commas: one of the models ${modelIdSchema.options.join(', ')}, and the id sent to the provider (not "${pair.trim()}").`,
      )
    }
    if (map.has(choice.output)) {
      throw new StartError(`MODEL_MAP names ${choice.output} more than once: give each model one id.`)
    }
    map.set(choice.output, providerId)
  }
  return map
}
