import { Agent } from 'undici'
import type { Config } from '#server/config/config.ts'
import type { Log } from '#server/log.ts'
import { createParameterMemory } from './accepted-parameters.ts'
import { authorization } from './ask-with-retries.ts'
import { builtInModel } from './built-in.ts'
import { readProviderModels } from './capabilities.ts'
import { chatDialect } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'
import { httpModel } from './http-model.ts'
import type { Model } from './model.ts'
import { pacedConnector } from './paced-reads.ts'
import { openProviderFiles } from './provider-files.ts'
import { responsesDialect } from './responses.ts'

export type OpenedModel = Model & {
  /** Closes all open connections. */
  close(): Promise<void>
}

/** By the value of MODEL_API. */
const dialects: Record<Config['model']['api'], Dialect> = { responses: responsesDialect, chat: chatDialect }

const defaultBaseUrl = 'https://api.openai.com/v1'
const connectTimeoutMs = 10_000
/** Shorter than the idle timeout of servers and load balancers. */
const idleConnectionTimeoutMs = 15_000

/** Opens the configured model. Throws a StartError for invalid capabilities. */
export function openModel(settings: Config['model'], log: Log, firstRetryDelayMs = 500): OpenedModel {
  const modelOf = readProviderModels(settings)
  if (settings.apiKey === undefined && settings.baseUrl === undefined) {
    return { ...builtInModel(), close: async () => {} }
  }
  const dispatcher = new Agent({
    // answer-timeouts.ts has the timeouts of an answer. undici's would end an answer while the model thinks.
    headersTimeout: 0,
    bodyTimeout: 0,
    // One connection per answer, so that stopping an answer closes only its own socket.
    connect: pacedConnector({ timeout: connectTimeoutMs, allowH2: false }),
    keepAliveTimeout: idleConnectionTimeoutMs,
  })
  const dialect = dialects[settings.api]
  const { apiKey, baseUrl = defaultBaseUrl, timeouts } = settings
  const parameterMemory = createParameterMemory(dialect.extras)
  const provider = { dispatcher, apiKey, baseUrl, timeouts, modelOf, parameterMemory, firstRetryDelayMs }
  return {
    ...httpModel(dialect, provider, log),
    files: openProviderFiles({ dispatcher, baseUrl, headers: authorization(provider) }, log),
    close: () => dispatcher.destroy(),
  }
}
