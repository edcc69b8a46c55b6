import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startWarnings } from './start-warnings.ts'

const user = { isRoot: false, isContainer: false }

it('a start with sensible settings warns of nothing', () => {
  expect(startWarnings(readConfig({}), user)).toEqual([])
  const open = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://parvis.example.fr' })
  expect(startWarnings(open, user)).toEqual([])
  expect(startWarnings(readConfig({}), { isRoot: true, isContainer: true })).toEqual([])
})

it('a start as root outside a container warns in one line', () => {
  const warnings = startWarnings(readConfig({}), { isRoot: true, isContainer: false })
  expect(warnings).toEqual([expect.stringMatching(/^The server runs as root[^\n]+DATA_DIR\.$/)])
})

it('a server that listens on the network without PUBLIC_URL warns in one line', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
    const warnings = startWarnings(readConfig({ HOST }), user)
    expect(warnings).toEqual([expect.stringMatching(/^HOST [^\n]+PUBLIC_URL is not set[^\n]+\.$/)])
  }
})

it('MAIL_FROM without a mail server warns in one line', () => {
  const MAIL_FROM = 'Cabinet <cabinet@example.fr>'
  const warnings = startWarnings(readConfig({ MAIL_FROM }), user)
  expect(warnings).toEqual([expect.stringMatching(/^MAIL_FROM [^\n]+SMTP_URL[^\n]+\.$/)])
  expect(startWarnings(readConfig({ MAIL_FROM, SMTP_URL: 'smtp://localhost:1025' }), user)).toEqual([])
})
