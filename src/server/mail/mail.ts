import { codeOf } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { Language } from '#shared/language.ts'
import { accountMail, type MailContent } from './account-mails.ts'

/** Sends emails through SMTP_URL. Plain text only: nothing to load, nothing to track. */
export type Mailer = {
  /**
   * Returns at once: a response must not take longer for an address that gets an email. A failure is logged without
   * the address; the user can request another email.
   */
  send(mail: AccountMail): void
  counts(): MailCounts
  /** Waits for emails that are being sent. */
  close(): Promise<void>
}

/** `sent` and `failed`: since the start. `pending`: now. */
export type MailCounts = { pending: number; sent: number; failed: number }

type AccountMail = MailContent & {
  to: string
  language: Language
}

type MailerOptions = { url: string; from: string; sender: string; clientName?: string | undefined }

/**
 * `sender` is the firm's name; `from` may be a bare address or `Name <address>`. Without `clientName`, the mail server
 * gets the machine's name.
 */
export async function openMailer(options: MailerOptions, log: Log): Promise<Mailer> {
  // Loaded only if a mail server is set.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url: options.url,
      name: options.clientName,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    },
    {
      from: options.from.includes('<') ? options.from : { name: options.sender, address: options.from },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  )
  const pending = new Set<Promise<void>>()
  let sent = 0
  let failed = 0
  return {
    send(mail) {
      const { subject, text } = accountMail(mail, mail.language, options.sender)
      const sending = transport
        .sendMail({ to: mail.to, subject, text })
        .then(() => {
          sent += 1
        })
        .catch(error => {
          failed += 1
          // Only the codes: the SMTP server may quote the address in its message.
          const { responseCode } = error as { responseCode?: number }
          log.error({ code: codeOf(error) ?? 'unknown', responseCode }, 'an email could not be sent')
        })
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    counts: () => ({ pending: pending.size, sent, failed }),
    async close() {
      await Promise.all(pending)
      transport.close()
    },
  }
}
