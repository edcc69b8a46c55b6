import { ensureFirstAdmin, type FirstAdmin } from '#server/auth-provider/first-admin.ts'
import { openAuthProvider } from '#server/auth-provider/open-auth-provider.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { CallCounters } from '#server/http/call-counters.ts'
import { hostedIdentity } from '#server/identity/hosted.ts'
import type { HostedFirstAdmin } from '#server/identity/hosted-first-admin.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { type MailCounts, openMailer } from '#server/mail/mail.ts'
import { ensureUser, findCaller, grantAdmin } from '#server/store/users/users.ts'

type Options = { db: Db; config: Config; log: Log; counters: CallCounters; firmName: string }

export type OpenedIdentity = {
  identity: Identity
  firstAdmin: FirstAdmin | undefined
  mails(): MailCounts
  /** Writes pending audit entries and waits for pending emails. To be called before the database is closed. */
  close(): Promise<void>
}

const noMails: MailCounts = { pending: 0, sent: 0, failed: 0 }

/**
 * Opens the provider: a hosted Supabase if one is configured, else the embedded one, with a first administrator. At the
 * hosted one, the owner of ADMIN_EMAIL becomes an administrator once they sign in and the address is confirmed.
 */
export async function openIdentity(options: Options): Promise<OpenedIdentity> {
  const { db, config, log, counters } = options
  if (config.supabase) {
    const identity = hostedIdentity({
      ...config.supabase,
      log,
      firstAdmin: hostedFirstAdmin(db, config.admin.email),
    })
    return { identity, firstAdmin: undefined, mails: () => noMails, close: async () => undefined }
  }
  const mailer = config.mail && (await openMailer({ ...config.mail, sender: options.firmName }, log))
  const embedded = await openAuthProvider({ db, log, config, counters, mailer, firmName: options.firmName })
  return {
    identity: embedded.identity,
    firstAdmin: await ensureFirstAdmin({
      db,
      log,
      admin: config.admin,
      minPasswordLength: config.auth.minPasswordLength,
      firmName: options.firmName,
      noticeTimeoutSeconds: config.database.url === undefined ? 0 : 30,
    }),
    mails: () => mailer?.counts() ?? noMails,
    close: async () => {
      await embedded.close()
      await mailer?.close()
    },
  }
}

export function hostedFirstAdmin(db: Db, email: string | undefined): HostedFirstAdmin | undefined {
  if (email === undefined) return undefined
  return {
    email,
    findRole: async id => {
      const caller = await findCaller(db, { userId: id, sessionId: undefined })
      return caller === 'deleted' ? caller : caller?.role
    },
    makeAdmin: user =>
      db.transaction().execute(async trx => {
        await ensureUser(trx, user)
        await grantAdmin(trx, user.id)
      }),
  }
}
