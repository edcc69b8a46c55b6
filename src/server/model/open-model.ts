import { Agent } from 'undici'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { answeringModel } from './answering.ts'
import { authorization, createWordingMemory } from './asking.ts'
import { builtInModel } from './built-in.ts'
import { readUpstreamModels } from './capabilities.ts'
import { chatDialect } from './chat-completions.ts'
import type { Model } from './model.ts'
import { openProviderFiles } from './provider-files.ts'
import { responsesDialect } from './responses.ts'

export type OpenedModel = Model & {
  /** Cuts what is still open. */
  close(): Promise<void>
}

type Pace = { firstDelay: number }

const openAi = 'https://api.openai.com/v1'
const connectTimeout = 10_000
/** Shorter than what servers and their load balancers keep idle connections for. */
const idleConnection = 15_000

/** The model that the configuration asks for. Throws a ConfigError for wrong capabilities. */
export function openModel(
  settings: Config['model'],
  log: Log,
  pace: Pace = { firstDelay: 500 },
): OpenedModel {
  const modelOf = readUpstreamModels(settings)
  if (settings.apiKey === undefined && settings.baseUrl === undefined) {
    return { ...builtInModel(), close: async () => {} }
  }
  const dispatcher = new Agent({
    // The limits that matter are the answer's own (watch.ts); undici's would cut a model that thinks.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectTimeout },
    keepAliveTimeout: idleConnection,
    // One connection for each answer: stopping one answer closes its own socket only.
    allowH2: false,
  })
  const dialect = settings.api === 'chat' ? chatDialect : responsesDialect
  const { apiKey, baseUrl = openAi, timeouts } = settings
  const wordings = createWordingMemory()
  const upstream = { dispatcher, apiKey, baseUrl, timeouts, modelOf, wordings, ...pace }
  return {
    ...answeringModel(dialect, upstream, log),
    files: openProviderFiles({ dispatcher, baseUrl, headers: authorization(upstream) }, log),
    close: () => dispatcher.destroy(),
  }
}
