import * as v from 'valibot'
import { type AppConfig, appConfigSchema } from '#shared/api/app-config.ts'
import { plainObject } from '#shared/schema.ts'
import { request } from './client.ts'

/**
 * A newer server may describe the settings named below differently, and an older one may lack them. The page then works
 * without them. An unknown kind of model counts as `configured`.
 */
const receivedConfig = plainObject({
  ...appConfigSchema.entries,
  model: v.fallback(appConfigSchema.entries.model, 'configured'),
  suggestions: v.fallback(appConfigSchema.entries.suggestions, []),
  topics: v.fallback(appConfigSchema.entries.topics, []),
  retentionDays: v.fallback(appConfigSchema.entries.retentionDays, null),
  version: v.fallback(appConfigSchema.entries.version, ''),
})

export function getConfig(signal?: AbortSignal): Promise<AppConfig> {
  return request('/config', receivedConfig, { signal, asVisitor: true })
}
