import * as z from 'zod/mini'
import {
  type AppConfig,
  appConfigSchema,
  type LegalPageName,
  type LegalText,
  legalTextSchema,
} from '#shared/app-config.ts'
import { request } from './client.ts'

/**
 * A newer server may describe the settings below differently, and an older one may lack them. The page then works
 * without them. Another kind of model needs no notice.
 */
const receivedConfig = z.object({
  ...appConfigSchema.shape,
  model: z.catch(appConfigSchema.shape.model, 'configured'),
  suggestions: z.catch(appConfigSchema.shape.suggestions, []),
  topics: z.catch(appConfigSchema.shape.topics, []),
  retentionDays: z.catch(appConfigSchema.shape.retentionDays, null),
  version: z.catch(appConfigSchema.shape.version, ''),
})

export function fetchConfig(signal?: AbortSignal): Promise<AppConfig> {
  return request('/config', receivedConfig, { signal })
}

export function fetchLegalText(page: LegalPageName, signal?: AbortSignal): Promise<LegalText> {
  return request(`/legal/${page}`, legalTextSchema, { signal })
}
