import { domainToASCII } from 'node:url'
import { promisify } from 'node:util'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Config } from '#server/config/config.ts'
import { certificateFault, reasonOf } from '#server/errors.ts'
import { failed, ok, type Result } from './finding.ts'

const timeoutMs = 10_000
/** The response to an email without a sign-in: RFC 4954. */
const signInRequired = 530

/**
 * Connects to the embedded provider's mail server, if one is set. Signs in if SMTP_URL contains a user and the server
 * offers a sign-in, and begins an email, to learn whether the server accepts its sender. Sends no email.
 */
export async function checkMail({ mail, supabase }: Config, greetingTimeoutMs = timeoutMs): Promise<Result> {
  if (supabase) return ok('The hosted auth provider sends the emails.')
  if (!mail) {
    return ok(
      'No mail server is set (SMTP_URL): addresses are not confirmed, and users cannot reset a lost password by email.',
    )
  }
  const server = `The mail server ${new URL(mail.url).host}`
  const sender = /<(.+)>/.exec(mail.from)?.[1] ?? mail.from.trim()
  try {
    const refusal = await trySender(mail, sender, greetingTimeoutMs)
    if (refusal === undefined) return ok(`${server} accepts the connection, and emails from ${sender}.`)
    if (refusal === signInRequired) {
      return failed(`${server} requires a sign-in (${refusal}): check the user and the password in SMTP_URL.`)
    }
    return failed(`${server} refuses emails from ${sender} (${refusal}): check MAIL_FROM.`)
  } catch (error) {
    const fault = certificateFault(error)
    if (fault !== undefined) return failed(`${server} ${fault}`)
    const scheme = schemeFault(error)
    if (scheme !== undefined) return failed(`${server} ${scheme}`)
    return failed(`The mail server cannot be used (${reasonOf(error)}): check SMTP_URL.`)
  }
}

/** What to change if SMTP_URL begins TLS where the server does not expect it, or the reverse. */
function schemeFault(error: unknown): string | undefined {
  const reason = reasonOf(error)
  if (reason === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return `does not begin with TLS (${reason}): let SMTP_URL begin with smtp:// instead of smtps://. If the server offers TLS (STARTTLS), it is used.`
  }
  return error instanceof Error && error.message === 'Greeting never received'
    ? `accepts the connection, but says nothing (${reason}): if this port begins with TLS, as port 465 does, let SMTP_URL begin with smtps://.`
    : undefined
}

type MailSettings = NonNullable<Config['mail']>
type Login = { user: string; pass: string }

/** A sign-in method of our own: nodemailer lets only these send single commands. */
const senderTrial = { user: '', pass: '', method: 'PARVIS-SENDER' }

/** The code with which the server refuses the sender; undefined if it accepts it. */
async function trySender(
  mail: MailSettings,
  sender: string,
  greetingTimeoutMs: number,
): Promise<number | undefined> {
  // Loaded only if a mail server is set.
  const { createTransport } = await import('nodemailer')
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const options = createTransport({ url: mail.url, name: mail.clientName })
    .options as SMTPConnection.Options & { auth?: Login }
  let refusal: number | undefined
  const connection = new Connection({
    ...options,
    connectionTimeout: timeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: timeoutMs,
    customAuth: {
      [senderTrial.method]: async ({ sendCommand }) => {
        // Not `status`, which nodemailer reads only from a response of one line.
        const { response } = await sendCommand(`MAIL FROM:<${inAscii(sender)}>`)
        if (response.startsWith('2')) await sendCommand('RSET')
        else refusal = Number.parseInt(response, 10)
      },
    },
  })
  const failure = new Promise<never>((_, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('Connection closed')))
  })
  try {
    await Promise.race([failure, useConnection(connection, options.auth)])
    connection.quit()
  } finally {
    connection.close()
  }
  return refusal
}

/** The address with which nodemailer sends emails if only its domain has other characters. */
function inAscii(sender: string): string {
  const at = sender.lastIndexOf('@') + 1
  return sender.slice(0, at) + (domainToASCII(sender.slice(at)) || sender.slice(at))
}

async function useConnection(connection: SMTPConnection, auth: Login | undefined): Promise<void> {
  await promisify(connection.connect.bind(connection))()
  const login = promisify(connection.login.bind(connection))
  // Like the mailer, which signs in only if the server offers it.
  if (auth && connection.allowsAuth) await login(auth)
  await login(senderTrial)
}
