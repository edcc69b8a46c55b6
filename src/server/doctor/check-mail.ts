import type { Config } from '#server/config/config.ts'
import { reasonOf } from '#server/errors.ts'
import { failed, ok, type Result } from './finding.ts'

const timeoutMs = 10_000

/**
 * Connects to the embedded provider's mail server, if one is set. Signs in if SMTP_URL contains a user and the server
 * offers a sign-in. Sends no email.
 */
export async function checkMail({ mail, supabase }: Config): Promise<Result> {
  if (supabase) return ok('The hosted auth provider sends the emails.')
  if (!mail) {
    return ok(
      'No mail server is set (SMTP_URL): addresses are not confirmed, and users cannot reset a lost password by email.',
    )
  }
  // Loaded only if a mail server is set.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return ok(`The mail server ${new URL(mail.url).host} accepts the connection.`)
  } catch (error) {
    return failed(`The mail server cannot be used (${reasonOf(error)}): check SMTP_URL.`)
  } finally {
    transport.close()
  }
}
