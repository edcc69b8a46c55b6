import { expect } from '@playwright/test'
import sharp from 'sharp'
import * as v from 'valibot'
import { messagePageSchema, type UploadResponse } from '#shared/chat.ts'
import { pdfFile } from '#tests/support/pdf-files.ts'
import { signUp, test } from './fixtures.ts'

/** How a browser opens links to files: the headers that make them harmless must not prevent it. */

async function links(serverUrl: string, person: { email: string; password: string }) {
  const { access_token: token } = (await signUp(serverUrl, person)) as { access_token: string }
  const authorization = { authorization: `Bearer ${token}` }
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#a33' } })
  const form = new FormData()
  form.append('files', new Blob([Buffer.from(await picture.png().toBuffer())]), 'photo.png')
  form.append('files', new Blob([pdfFile({ pages: ['Bail', 'Article 1'] })]), 'bail.pdf')
  const upload = await fetch(`${serverUrl}/api/chat/upload`, {
    method: 'POST',
    headers: authorization,
    body: form,
  })
  const { imagePaths, pdfs } = (await upload.json()) as UploadResponse
  const asked = await fetch(`${serverUrl}/api/chat/stream`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ role: 'user', content: '[[text oui]]' }],
      imagePaths,
      pdfPaths: pdfs.map(pdf => pdf.path),
    }),
  })
  const chatId = /"id":"([^"]+)"/.exec(await asked.text())?.[1]
  const messages = await fetch(`${serverUrl}/api/chat/${chatId}/messages`, { headers: authorization })
  const page = v.parse(messagePageSchema, await messages.json())
  return page.messages[0]?.attachments?.map(one => one.url) ?? []
}

test('a PDF opens in the browser’s own viewer, and our own page can show an image and its thumbnail @viewer', async ({
  page,
  server,
  person,
  allowErrors,
}) => {
  const [image = '', pdf = ''] = await links(server.url, person)
  await page.goto('/login')
  const widthsPx = await page.evaluate(
    async sources =>
      Promise.all(
        sources.map(async source => {
          const picture = new Image()
          picture.src = source
          await picture.decode()
          return picture.naturalWidth
        }),
      ),
    [image, `${image}?size=small`],
  )
  expect(widthsPx).toEqual([640, 480])

  // A PDF names no icon, so the browser requests the default one.
  allowErrors(/404/)
  const response = await page.goto(pdf)
  expect(response?.headers()['content-type']).toBe('application/pdf')
  const viewer = () => page.frames().find(frame => frame.url().startsWith('chrome-extension://'))
  await expect.poll(() => viewer() !== undefined).toBe(true)
  await expect(viewer()?.locator('#pagelength') ?? page.locator('nothing')).toHaveText('2')
})
