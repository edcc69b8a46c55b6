import type { AuthError } from '@supabase/auth-js'
import { useState } from 'react'
import type { AuthClient } from '#web/auth/session/auth-client.ts'
import { useOpenAuth } from '#web/auth/session/session.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * A form's call to the auth provider: `busy` while it runs, and its failure as a sentence. `done` gets the result if
 * there is no error, while `busy` is still true, and can return a failure of its own.
 */
export function useProviderCall() {
  const openAuth = useOpenAuth()
  const texts = useTexts(authTexts)
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const call = async <T extends { error: AuthError | null }>(
    run: (auth: AuthClient) => Promise<T>,
    done: (result: T) => string | undefined,
  ): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const result = await run(await openAuth())
      setFailure(result.error ? await failureText(result.error) : done(result))
    } catch (error) {
      logFailure('Failed to reach the auth provider', error)
      setFailure(texts.unreachable)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, call }
}

/**
 * The names of the client's errors if no response arrives, if the provider fails, and if a response is not the
 * provider's, such as a proxy's page. Importing their classes would add the whole client to this page's code.
 */
const unreachableNames = ['AuthRetryableFetchError', 'AuthUnknownError']

/**
 * The provider's message, translated on a French page if a translation is known. Two failures have a text of their own:
 * a provider that cannot be reached (the message would not help the user), and an address that is already registered.
 */
function useFailureText(): (error: AuthError) => Promise<string> {
  const texts = useTexts(authTexts)
  const { language } = useLanguage()
  return async error => {
    if (unreachableNames.includes(error.name)) return texts.unreachable
    if (error.code === 'user_already_exists' || error.code === 'email_exists') return texts.alreadyRegistered
    return (language === 'fr' ? await inFrench(error) : error.message) || texts.unreachable
  }
}

/**
 * The translations are fetched when they are needed. Without a connection, the message stays as the provider wrote it.
 */
function inFrench({ code, message }: AuthError): Promise<string> {
  return fetchCode(() => import('#web/i18n/auth/auth-provider-messages.ts')).then(
    ({ toFrench }) => toFrench(code, message),
    () => message,
  )
}
