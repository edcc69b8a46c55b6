import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logIn, logInAdmin, signUp } from '#tests/support/people/people.ts'
import { uploaded, uploadFiles } from '#tests/support/people/uploading.ts'
import { findPrivate, rememberPrivate } from '#tests/support/private-words.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { launchServer } from '#tests/support/servers/server-process.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

/** Z-2. Every test app scans its log when it closes. The first test puts a recognisable word into every field. */

const canary = (field: string) => `Kanarienvogel-${field}`

it('the log says what happened, and contains nothing that a user or a model wrote (Z-2)', async () => {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const app = await startTestApp({
    env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: canary('key'), LOG_LEVEL: 'debug' },
  })
  const email = `${canary('address')}@example.fr`.toLowerCase()
  const person = await signUp(app.url, email)
  const admin = await logInAdmin(app.url)
  const file = { name: `${canary('file')}.pdf`, bytes: pdfFile({ pages: [canary('document')] }) }
  const { pdfs } = await uploaded(person, file)
  const broken = { name: `${canary('broken file')}.png`, bytes: Buffer.from(canary('bytes')) }
  expect((await uploadFiles(person, [broken])).status).toBe(415)

  model.next({
    steps: [{ type: 'text', text: `${canary('answer')} [lien](https://example.fr)` }, { type: 'complete' }],
  })
  const { chatId } = await person.ask(canary('question'), { pdfPaths: pdfs.map(pdf => pdf.path) })
  model.next({ status: 400, body: { error: { message: canary('provider') } } })
  await person.ask(canary('refused question'), { chatId })
  const title = canary('title')
  await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title } })
  await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: [canary('bad title')] } })
  await person.call(`/api/chat?limit=${canary('query')}`)
  await person.call(`/api/${canary('path')}`)
  const reason = encodeURIComponent(canary('reason'))
  await admin.call(`/api/admin/chats/${chatId}/messages?tail=true&reason=${reason}`)
  await logIn(app.url, email, canary('wrong password')).catch(() => undefined)
  await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': canary('browser') },
    body: JSON.stringify({ refresh_token: canary('refresh token') }),
  })
  const forged = `${canary('head')}.${canary('claims')}.${canary('signature')}`
  await fetch(`${app.url}/api/account`, { headers: { authorization: `Bearer ${forged}` } })

  const log = app.log()
  for (const message of ['signed up', 'model answer', 'sign-in refused', 'model answer failed']) {
    expect(log).toContain(`"msg":"${message}"`)
  }
  expect(log.match(/kanarienvogel[\w-]*/gi)).toBeNull()
  // The scan at the end finds nothing either.
  await app.close()
})

it('the scan of a log finds private text, and names its field', () => {
  rememberPrivate('title', 'Un "titre" à moi')
  expect(findPrivate('{"msg":"signed in"}\n')).toBeUndefined()
  const line = JSON.stringify({ level: 30, err: { message: 'about Un "titre" à moi' } })
  expect(findPrivate(`{"msg":"signed in"}\n${line}\n`)).toBe(
    `title (${JSON.stringify('Un "titre" à moi')}) in: ${line}`,
  )
})

it('a start that fails says only why (O-2)', async () => {
  const storage = await freshStorage()
  const file = join(storage.DATA_DIR, 'not-a-folder')
  await writeFile(file, '')
  const server = launchServer({ ...storage, LIBRARY_DIR: file, LOG_LEVEL: 'warn' })
  expect(await server.ended).toBe(1)
  const warnings = server
    .output()
    .split('\n')
    .filter(line => line !== '' && !line.includes('runs as root'))
  expect(warnings).toEqual([expect.stringContaining('ENOTDIR')])
})
