import * as z from 'zod/mini'
import {
  type AppConfig,
  appConfigSchema,
  type LegalPageName,
  type LegalText,
  legalTextSchema,
} from '#shared/app-config.ts'
import { request } from './client.ts'

/** A newer server may know another kind of model: nothing needs to be said of it. */
const receivedConfig = z.object({
  ...appConfigSchema.shape,
  model: z.catch(appConfigSchema.shape.model, 'configured'),
})

export function fetchConfig(signal?: AbortSignal): Promise<AppConfig> {
  return request('/config', receivedConfig, { signal })
}

export function fetchLegalText(page: LegalPageName, signal?: AbortSignal): Promise<LegalText> {
  return request(`/legal/${page}`, legalTextSchema, { signal })
}
