import { removeAllMailTokens } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { endAllSessions } from '#server/auth-provider/sessions/sessions.ts'
import { countOf, type Print } from '#server/command-line.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { removeAccessKeys } from '#server/store/secrets.ts'

/**
 * `npm run admin -- renew-keys`, after someone may have copied the database: nothing in the copy opens an account or a
 * file any more, except by guessing passwords.
 */
export async function runRenewKeys(db: Db, config: Config, print: Print): Promise<void> {
  const sessionCount = await db.transaction().execute(async trx => {
    await removeAccessKeys(trx)
    await removeAllMailTokens(trx)
    return endAllSessions(trx)
  })
  if (config.supabase) {
    print('The hosted auth provider has its own sessions and keys: end and replace them in its console.')
  } else {
    print(`Ended: ${countOf(sessionCount, 'session')}. Emailed links and codes no longer work either.`)
  }
  if (config.auth.signingKeysFile !== undefined)
    print('Replace the keys in the file of AUTH_SIGNING_KEYS too.')
  print('Restart every process now: until then, a running one uses the former keys.')
}
