import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkMail } from './check-mail.ts'

/** A mail server, what it was told about emails, and what the check says about it (O-13). */
async function check(options: SMTPServerOptions, settings: Record<string, string> = {}, user = '') {
  const told: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => {
      told.push(`user ${username}`)
      done(null, { user: username })
    },
    onRcptTo: ({ address }, _session, done) => {
      told.push(`to ${address}`)
      done()
    },
    ...options,
    onMailFrom: (from, session, done) => {
      told.push(`from ${from.address}`)
      if (options.onMailFrom) options.onMailFrom(from, session, done)
      else done()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise(resolve => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const scheme = options.secure ? 'smtps' : 'smtp'
  const url = `${scheme}://${user}localhost:${port}`
  const result = await checkMail(readConfig({ SMTP_URL: url, ...settings }))
  return { told, state: result.state, sentence: result.sentence.replace(String(port), 'PORT') }
}

it('the doctor signs in to the mail server and begins an email, but sends it to no one (O-13)', async () => {
  expect(await check({}, { MAIL_FROM: 'Cabinet <accueil@cabinet.example>' }, 'user:secret@')).toEqual({
    told: ['user user', 'from accueil@cabinet.example'],
    state: 'ok',
    sentence:
      'The mail server localhost:PORT accepts the connection, and emails from accueil@cabinet.example.',
  })
})

/** Of several, each is a line of the response. */
const refusing = (responseCode: number, ...lines: string[]): SMTPServerOptions => ({
  onMailFrom: (_from, _session, done) => done(Object.assign(new Error(), { message: lines, responseCode })),
})

it.each([
  ['one line', 553, ['Sender rejected']],
  ['several lines', 550, ['Sender rejected', 'See https://mail.example/help']],
])('the doctor names the sender that the mail server refuses in %s (O-13)', async (_, code, lines) => {
  const settings = { PUBLIC_URL: 'https://parvis.cabinet.example' }
  expect(await check(refusing(code, ...lines), settings)).toEqual({
    told: ['from no-reply@parvis.cabinet.example'],
    state: 'failed',
    sentence: `The mail server localhost:PORT refuses emails from no-reply@parvis.cabinet.example (${code}): check MAIL_FROM.`,
  })
})

it('the doctor names a sender to the mail server as an email does if its domain has accents (O-13)', async () => {
  const commands: unknown[] = []
  const ignore = () => undefined
  const debug = (_data: unknown, ...[direction, command]: unknown[]) =>
    direction === 'C:' && commands.push(command)
  const logger = { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
  const { sentence } = await check({ logger }, { MAIL_FROM: 'accueil@cabinet-légal.example' })
  expect(commands).toContain('MAIL FROM:<accueil@xn--cabinet-lgal-jeb.example>')
  expect(sentence).toMatch(/ emails from accueil@cabinet-légal\.example\.$/)
})

it('the doctor says that the mail server requires a sign-in (O-13)', async () => {
  expect(await check({ authOptional: false })).toEqual({
    told: [],
    state: 'failed',
    sentence:
      'The mail server localhost:PORT requires a sign-in (530): check the user and the password in SMTP_URL.',
  })
})

it('the doctor says that the mail server rejects the sign-in (O-13)', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(new Error('wrong password'))
  expect(await check({ onAuth }, {}, 'user:secret@')).toEqual({
    told: [],
    state: 'failed',
    sentence: 'The mail server cannot be used (EAUTH): check SMTP_URL.',
  })
})

it('the doctor says what is wrong with the certificate of the mail server (O-13)', async () => {
  const { state, sentence } = await check({ secure: true })
  expect(state).toBe('failed')
  expect(sentence).toMatch(
    /^The mail server localhost:PORT has a certificate (whose issuer is unknown here|that has expired|for another host name) \([A-Z_]+\): /,
  )
})

/** What the doctor says about a server that sends `greeting` without TLS, or waits for TLS and sends nothing. */
async function checkScheme(scheme: string, greeting?: string): Promise<string> {
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    if (greeting !== undefined) socket.write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const result = await checkMail(readConfig({ SMTP_URL: `${scheme}://127.0.0.1:${port}` }), 200)
  return result.sentence.replace(String(port), 'PORT')
}

it('the doctor says if SMTP_URL must begin with smtp:// (O-13)', async () => {
  expect(await checkScheme('smtps', '220 ready\r\n')).toBe(
    'The mail server 127.0.0.1:PORT does not begin with TLS (ERR_SSL_WRONG_VERSION_NUMBER): let SMTP_URL begin with smtp:// instead of smtps://. If the server offers TLS (STARTTLS), it is used.',
  )
})

it('the doctor says if SMTP_URL must begin with smtps:// (O-13)', async () => {
  expect(await checkScheme('smtp')).toBe(
    'The mail server 127.0.0.1:PORT accepts the connection, but says nothing (ETIMEDOUT): if this port begins with TLS, as port 465 does, let SMTP_URL begin with smtps://.',
  )
})
