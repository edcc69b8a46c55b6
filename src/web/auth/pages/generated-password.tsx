import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { plainObject, tryParse } from '#shared/schema.ts'
import { readStored } from '#web/auth/session/stored-session.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Notice = lazyPart(
  () => import('./generated-password-notice.tsx'),
  code => code.GeneratedPasswordNotice,
)

/** Asks a user whose password was generated to choose another. Renders nothing for any other user. */
export function GeneratedPassword() {
  const isShown = useSyncExternalStore(subscribeToStorage, isGenerated)
  return isShown && <Notice />
}

/** In the stored session: the auth client updates its user as soon as the password is changed. */
const generatedSchema = plainObject({
  user: plainObject({ app_metadata: plainObject({ generated_password: v.boolean() }) }),
})

function isGenerated(): boolean {
  return tryParse(generatedSchema, readStored())?.user.app_metadata.generated_password === true
}

/** For a password changed in another tab. In this tab, the pages that change it do not show the notice. */
function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
