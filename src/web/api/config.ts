import {
  type AppConfig,
  appConfigSchema,
  type LegalPageName,
  type LegalText,
  legalTextSchema,
} from '#shared/app-config.ts'
import { request } from './client.ts'

export function fetchConfig(signal?: AbortSignal): Promise<AppConfig> {
  return request('/config', appConfigSchema, { signal })
}

export function fetchLegalText(page: LegalPageName, signal?: AbortSignal): Promise<LegalText> {
  return request(`/legal/${page}`, legalTextSchema, { signal })
}
