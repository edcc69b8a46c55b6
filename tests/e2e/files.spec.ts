import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { messagePageSchema } from '#shared/api/chat.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { findBrowser } from '../../script/find-browser.mjs'
import { test } from './support/fixtures.ts'

/** The link to a PDF of two pages that was sent with a question. */
async function linkToPdf(person: Person): Promise<string> {
  const { pdfs } = await uploaded(person, {
    name: 'bail.pdf',
    bytes: pdfFile({ pages: ['Bail', 'Article 1'] }),
  })
  const { chatId } = await person.ask('[[text oui]]', { pdfPaths: pdfs.map(({ path }) => path) })
  const messages = await person.call(`/api/chat/${chatId}/messages`)
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
  const response = await page.goto(await linkToPdf(await signUp(server.url, person.email)))
  expect(response?.headers()['content-type']).toBe('application/pdf')
  const viewer = () => page.frames().find(frame => frame.url().startsWith('chrome-extension://'))
  await expect.poll(() => viewer() !== undefined).toBe(true)
  await expect(viewer()?.locator('#pagelength') ?? page.locator('nothing')).toHaveText('2')
  await browser.close()
})
