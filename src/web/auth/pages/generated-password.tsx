import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readStored } from '#web/auth/session/stored-session.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Notice = lazyPart(
  () => import('./generated-password-notice.tsx'),
  code => code.GeneratedPasswordNotice,
)

/** Asks whoever signed in with a generated password to choose their own; nothing for anybody else. */
export function GeneratedPassword() {
  const generated = useSyncExternalStore(followTabs, isGenerated)
  return generated && <Notice />
}

/** Of the stored session: its user is replaced there as soon as the password is changed. */
const generatedSchema = z.object({
  user: z.object({ app_metadata: z.object({ generated_password: z.boolean() }) }),
})

function isGenerated(): boolean {
  return z.safeParse(generatedSchema, readStored()).data?.user.app_metadata.generated_password === true
}

/** The password may be changed in another tab. In this one, that page is not on screen together with the notice. */
function followTabs(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
