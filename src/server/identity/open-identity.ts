import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { openMailer } from '#server/mail/mail.ts'
import { openEmbeddedIdentity } from './embedded/embedded.ts'
import { ensureFirstAdmin, type FirstAdmin } from './embedded/first-admin.ts'
import { hostedIdentity } from './hosted.ts'
import type { Identity } from './identity.ts'

type Options = { db: Db; config: Config; log: Log; firmName: string }

export type OpenedIdentity = {
  identity: Identity
  firstAdmin: FirstAdmin | undefined
  /** Waits for mails and audit entries on their way; before the database closes. */
  close(): Promise<void>
}

/** Picks the provider: a hosted Supabase where one is configured, else the embedded one. */
export async function openIdentity(options: Options): Promise<OpenedIdentity> {
  const { db, config, log } = options
  if (config.supabase) {
    const identity = hostedIdentity({ ...config.supabase, db, log, adminEmail: config.admin.email })
    return { identity, firstAdmin: undefined, close: async () => undefined }
  }
  const mailer =
    config.mail &&
    openMailer(
      { url: config.mail.url, from: config.mail.from ?? senderAddress(config), sender: options.firmName },
      log,
    )
  const embedded = await openEmbeddedIdentity({ db, log, config, mailer, firmName: options.firmName })
  return {
    identity: embedded.identity,
    firstAdmin: await ensureFirstAdmin({
      db,
      log,
      admin: config.admin,
      minPassword: config.auth.minPassword,
      firmName: options.firmName,
      showSeconds: config.database.url === undefined ? 0 : 30,
    }),
    close: async () => {
      await embedded.close()
      await mailer?.close()
    },
  }
}

function senderAddress(config: Config): string {
  return `no-reply@${new URL(config.publicUrl ?? 'http://localhost').hostname}`
}
