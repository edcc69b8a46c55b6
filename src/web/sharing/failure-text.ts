import type { Language } from '#shared/language.ts'
import { ApiError } from '#web/api/client.ts'
import { sharingFailures } from '#web/i18n/sharing/texts-sharing.ts'

/** The text for the server's refusal; `fallback` if this refusal has none, and for any other failure. */
export function failureText(error: unknown, language: Language, fallback: string): string {
  const known: Record<string, string> = sharingFailures[language]
  return (error instanceof ApiError && known[error.code]) || fallback
}
