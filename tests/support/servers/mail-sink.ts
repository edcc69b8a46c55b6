import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  to: string
  from: string
  subject: string
  text: string
  link: URL
  code: string
  /** Whether it says that a program sent it, which prevents automatic replies. */
  isAutomatic: boolean
}

/** A real SMTP server that stores the emails it receives. */
export type MailSink = {
  /** For SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** Waits for the next email to `to` that was not returned before. */
  next(to: string): Promise<ReceivedMail>
  close(): Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = []
  const returned = new Set<ReceivedMail>()
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', piece => pieces.push(piece))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(recipient => recipient.address).join()
        mails.push(readMail(to, Buffer.concat(pieces).toString()))
        for (const wake of waiting.splice(0)) wake()
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async next(to) {
      for (;;) {
        const mail = mails.find(candidate => candidate.to === to && !returned.has(candidate))
        if (mail) {
          returned.add(mail)
          return mail
        }
        await new Promise<void>(resolve => waiting.push(resolve))
      }
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function readMail(to: string, source: string): ReceivedMail {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1] ?? '')
  const body = rest.join('\r\n\r\n')
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replaceAll('=\r\n', ''))
        : body
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no.link.in.mail/'
  return {
    to,
    from: header('From'),
    subject: header('Subject'),
    text: text.replaceAll('\r\n', '\n'),
    link: new URL(link),
    code: /\b\d{6}\b/.exec(text.replace(link, ''))?.[0] ?? '',
    isAutomatic: header('Auto-Submitted') === 'auto-generated',
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_match, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}
