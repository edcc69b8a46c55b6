import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { messagePageSchema, type UploadResponse } from '#shared/chat.ts'
import { pdfFile } from '#tests/support/pdf-files.ts'
import { findBrowser } from '../../script/find-browser.mjs'
import { signUp, test } from './fixtures.ts'

/** The link to a PDF of two pages that was sent with a question. */
async function linkToPdf(serverUrl: string, person: { email: string; password: string }): Promise<string> {
  const { access_token: token } = (await signUp(serverUrl, person)) as { access_token: string }
  const authorization = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.append('files', new Blob([pdfFile({ pages: ['Bail', 'Article 1'] })]), 'bail.pdf')
  const upload = await fetch(`${serverUrl}/api/chat/upload`, {
    method: 'POST',
    headers: authorization,
    body: form,
  })
  const { pdfs } = (await upload.json()) as UploadResponse
  const asked = await fetch(`${serverUrl}/api/chat/stream`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ role: 'user', content: '[[text oui]]' }],
      pdfPaths: pdfs.map(pdf => pdf.path),
    }),
  })
  const chatId = /"id":"([^"]+)"/.exec(await asked.text())?.[1]
  const messages = await fetch(`${serverUrl}/api/chat/${chatId}/messages`, { headers: authorization })
  const page = v.parse(messagePageSchema, await messages.json())
  return page.messages[0]?.attachments?.[0]?.url ?? ''
}

test('a PDF opens in the browser’s own viewer: the headers that make it harmless do not prevent it', async ({
  playwright,
  server,
  person,
}) => {
  // The headless shell, in which the other tests run, has no PDF viewer.
  const executablePath = findBrowser(fileURLToPath(new URL('../..', import.meta.url)))
  const browser = await playwright.chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await browser.newPage()
  const response = await page.goto(await linkToPdf(server.url, person))
  expect(response?.headers()['content-type']).toBe('application/pdf')
  const viewer = () => page.frames().find(frame => frame.url().startsWith('chrome-extension://'))
  await expect.poll(() => viewer() !== undefined).toBe(true)
  await expect(viewer()?.locator('#pagelength') ?? page.locator('nothing')).toHaveText('2')
  await browser.close()
})
