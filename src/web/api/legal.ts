import { type LegalPageName, type LegalText, legalTextSchema } from '#shared/api/legal.ts'
import { request } from './client.ts'

export function getLegalText(page: LegalPageName, signal?: AbortSignal): Promise<LegalText> {
  return request(`/legal/${page}`, legalTextSchema, { signal, asVisitor: true })
}
