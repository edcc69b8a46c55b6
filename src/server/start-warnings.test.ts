import { expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { startWarnings } from './start-warnings.ts'

const memoryBytes = 1024 ** 3
const user = { isRoot: false, hasContainerMarker: false, memoryBytes }

it('a start with sensible settings causes no warnings', () => {
  expect(startWarnings(readConfig({}), user)).toEqual([])
  const open = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://parvis.example.fr' })
  expect(startWarnings(open, user)).toEqual([])
})

it('a start as root causes no warning in a container, which a file or the variable `container` shows', () => {
  const root = { ...user, isRoot: true }
  expect(startWarnings(readConfig({}), { ...root, hasContainerMarker: true })).toEqual([])
  expect(startWarnings(readConfig({ container: 'lxc' }), root)).toEqual([])
})

it('a start as root outside a container warns in one line', () => {
  const warnings = startWarnings(readConfig({}), { ...user, isRoot: true })
  expect(warnings).toEqual([expect.stringMatching(/^The server runs as root[^\n]+DATA_DIR\.$/)])
})

it('a server that listens on the network without PUBLIC_URL warns in one line', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
    const warnings = startWarnings(readConfig({ HOST }), user)
    expect(warnings).toEqual([expect.stringMatching(/^HOST [^\n]+PUBLIC_URL is not set[^\n]+\.$/)])
  }
})

it('a start warns in one line if the links in emails lead only to this machine, unless the mail server is on it too', () => {
  const SMTP_URL = 'smtps://mail.example.fr'
  expect(startWarnings(readConfig({ SMTP_URL, PORT: '3001' }), user)).toEqual([
    expect.stringMatching(/^SMTP_URL [^\n]+ http:\/\/127\.0\.0\.1:3001,[^\n]+ PUBLIC_URL [^\n]+\.$/),
  ])
  expect(startWarnings(readConfig({ SMTP_URL, HOST: '::1' }), user)).toEqual([
    expect.stringContaining(' http://[::1]:3000,'),
  ])
  expect(startWarnings(readConfig({ SMTP_URL, PUBLIC_URL: 'https://parvis.example.fr' }), user)).toEqual([])
  for (const local of ['smtp://127.0.0.1:1025', 'smtp://[::1]:1025']) {
    expect(startWarnings(readConfig({ SMTP_URL: local }), user)).toEqual([])
  }
})

it('a first start with too little memory for creating the embedded database warns in one line', () => {
  const small = { ...user, memoryBytes: memoryBytes / 2 }
  const DATA_DIR = '/nowhere/parvis'
  const warnings = startWarnings(readConfig({ DATA_DIR }), small)
  expect(warnings).toEqual([expect.stringMatching(/^The server has only 512 MiB [^\n]+\.$/)])
  expect(startWarnings(readConfig({ DATA_DIR }), user)).toEqual([])
  expect(startWarnings(readConfig({ DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1/x' }), small)).toEqual([])
})

it('MAIL_FROM without a mail server warns in one line', () => {
  const MAIL_FROM = 'Cabinet <cabinet@example.fr>'
  const warnings = startWarnings(readConfig({ MAIL_FROM }), user)
  expect(warnings).toEqual([expect.stringMatching(/^MAIL_FROM [^\n]+SMTP_URL[^\n]+\.$/)])
  expect(startWarnings(readConfig({ MAIL_FROM, SMTP_URL: 'smtp://localhost:1025' }), user)).toEqual([])
})

it('a misspelled setting, and models that OpenAI retires, each warn in one line (O-14, O-15)', () => {
  const warnings = startWarnings(readConfig({ OPENAI_API_KEY: 'k', SMTP_HOST: 'mail.example.fr' }), user)
  expect(warnings).toEqual([
    'SMTP_HOST is not a setting of Parvis and has no effect. Did you mean SMTP_URL?',
    'OpenAI retires these models: gpt-4o on 2027-01-14, gpt-5 on 2026-12-11, o3 on 2026-12-11. ' +
      'Add this line to .env: MODEL_MAP=gpt-4o:gpt-6-luna,gpt-5:gpt-5.6-sol,o3:gpt-5.6-sol',
  ])
})
