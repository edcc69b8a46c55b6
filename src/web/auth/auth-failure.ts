import { type AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { providerMessage } from '#web/i18n/provider-messages.ts'
import { authTexts } from '#web/i18n/texts-auth.ts'

/**
 * The sentence for a failure of the auth provider: its own message, but for the cases where it has none that a
 * person could use (no answer at all) and for an address that is taken.
 */
export function useFailureText(): (error: AuthError) => string {
  const texts = useTexts(authTexts)
  const { language } = useLanguage()
  return error => {
    if (error.code === 'user_already_exists' || error.code === 'email_exists') return texts.alreadyRegistered
    if (isAuthRetryableFetchError(error)) return texts.unreachable
    if (error.status === 429 && !error.message) return texts.tooMany
    return providerMessage(language, error.code, error.message)
  }
}
