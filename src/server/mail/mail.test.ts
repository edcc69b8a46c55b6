import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { type MailSink, startMailSink } from '#tests/support/servers/mail-sink.ts'
import { accountMail } from './account-mails.ts'
import { openMailer } from './mail.ts'

let sink: MailSink

beforeAll(async () => {
  sink = await startMailSink()
})
afterAll(() => sink.close())

const mail = { kind: 'signup', language: 'fr', link: 'https://parvis.example/c', code: '123456' } as const

describe('an email about an account (A-12)', () => {
  it('comes from the firm, says so in its subject, and is marked as automatic', async () => {
    const mailer = await openMailer(
      { url: sink.url, from: 'ne-pas-repondre@cabinet.example', sender: 'Cabinet Lormel' },
      createLog('silent'),
    )
    mailer.send({ ...mail, to: 'anne@example.fr' })
    expect(mailer.counts()).toEqual({ pending: 1, sent: 0, failed: 0 })
    await mailer.close()
    expect(mailer.counts()).toEqual({ pending: 0, sent: 1, failed: 0 })
    expect(await sink.next('anne@example.fr')).toMatchObject({
      from: 'Cabinet Lormel <ne-pas-repondre@cabinet.example>',
      subject: expect.stringMatching(/ – Cabinet Lormel$/),
      code: mail.code,
      isAutomatic: true,
    })
  })

  it('has the sender that MAIL_FROM sets', async () => {
    const mailer = await openMailer(
      { url: sink.url, from: 'Accueil <accueil@cabinet.example>', sender: 'Cabinet Lormel' },
      createLog('silent'),
    )
    mailer.send({ ...mail, to: 'ben@example.fr' })
    await mailer.close()
    expect((await sink.next('ben@example.fr')).from).toBe('Accueil <accueil@cabinet.example>')
  })

  it('is handed over under the host of PUBLIC_URL or the name in SMTP_URL', async () => {
    const names: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_from, { hostNameAppearsAs }, done) => {
        names.push(hostNameAppearsAs)
        done()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise(resolve => server.close(() => resolve())))
    const { port } = server.server.address() as AddressInfo
    for (const query of ['', '?name=mail.cabinet.example']) {
      const { mail: settings } = readConfig({
        SMTP_URL: `smtp://127.0.0.1:${port}${query}`,
        PUBLIC_URL: 'https://parvis.cabinet.example',
      })
      if (!settings) throw new Error('no mail server is set')
      const mailer = await openMailer({ ...settings, sender: 'Cabinet' }, createLog('silent'))
      mailer.send({ ...mail, to: 'anne@example.fr' })
      await mailer.close()
    }
    expect(names).toEqual(['parvis.cabinet.example', 'mail.cabinet.example'])
  })

  it('is not handed over without TLS if SMTP_URL says so, nor is the password', async () => {
    let attempts = 0
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        attempts += 1
        done(null, { user: 'parvis' })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise(resolve => server.close(() => resolve())))
    const { port } = server.server.address() as AddressInfo
    const { mail: settings } = readConfig({
      SMTP_URL: `smtp://parvis:secret@127.0.0.1:${port}?requireTLS=true`,
      PUBLIC_URL: 'https://parvis.cabinet.example',
    })
    if (!settings) throw new Error('no mail server is set')
    const mailer = await openMailer({ ...settings, sender: 'Cabinet' }, createLog('silent'))
    mailer.send({ ...mail, to: 'anne@example.fr' })
    await mailer.close()
    expect([mailer.counts().failed, attempts]).toEqual([1, 0])
  })

  it('that cannot be sent is counted and logged, without the address', async () => {
    const lines: string[] = []
    const mailer = await openMailer(
      { url: 'smtp://127.0.0.1:9', from: 'a@cabinet.example', sender: 'Cabinet' },
      createLog('info', { write: line => void lines.push(line) }),
    )
    mailer.send({ ...mail, to: 'carla@example.fr' })
    await mailer.close()
    expect(mailer.counts()).toEqual({ pending: 0, sent: 0, failed: 1 })
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { code: expect.stringMatching(/^E[A-Z]+$/), msg: 'an email could not be sent' },
    ])
    expect(lines.join('')).not.toContain('carla')
  })

  it('that the mail server refuses is logged with the code of its response, without the address', async () => {
    const refusing = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} is not welcome`), { responseCode: 451 })),
    })
    refusing.listen(0, '127.0.0.1')
    await once(refusing.server, 'listening')
    onTestFinished(() => new Promise(resolve => refusing.close(() => resolve())))
    const { port } = refusing.server.address() as AddressInfo
    const lines: string[] = []
    const mailer = await openMailer(
      { url: `smtp://127.0.0.1:${port}`, from: 'a@cabinet.example', sender: 'Cabinet' },
      createLog('info', { write: line => void lines.push(line) }),
    )
    mailer.send({ ...mail, to: 'david@example.fr' })
    await mailer.close()
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { code: 'EENVELOPE', responseCode: 451, msg: 'an email could not be sent' },
    ])
    expect(lines.join('')).not.toContain('david')
  })

  it('says how long its link works, and what to do if someone else caused it', () => {
    const { text } = accountMail(mail, 'fr', 'Cabinet')
    for (const part of [
      mail.link,
      `celui-ci\u00a0: ${mail.code}`,
      'valables une heure',
      'Si vous n’êtes pas à l’origine de cette inscription',
    ])
      expect(text).toContain(part)
    const link = 'https://parvis.example/recovery'
    const notice = accountMail({ kind: 'password_changed', link }, 'fr', 'Cabinet').text
    expect(notice).toMatch(/Si vous n’êtes pas à l’origine de cette modification.*\n\nhttps:/)
    const code = accountMail({ kind: 'reauthentication', code: '654321' }, 'en', 'Firm').text
    expect(code).toContain('654321\n\nThe code expires after one hour')
  })
})
