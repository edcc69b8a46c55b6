import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RecordedRequest, ScriptedModel } from '#tests/support/model/scripted-model.ts'
import { onPhone } from './support/accessibility-checks.ts'
import {
  attach,
  attachments,
  brokenPdf,
  drawnFrom,
  emptyFile,
  handOver,
  pdf,
  photo,
  tray,
} from './support/attachment-steps.ts'
import { boxOf } from './support/chat-fixtures.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

/** The request to the model for the question that contains these words. */
function asked(model: ScriptedModel, words: string): RecordedRequest {
  const found = model.requests.findLast(
    request => request.purpose === 'answer' && request.question.includes(words),
  )
  if (!found) throw new Error(`The model was not asked “${words}”.`)
  return found
}

type Part = { type: string; image_url?: string; file_id?: string; text?: string }

function partsOf(request: RecordedRequest): Part[] {
  return request.body.input.flatMap((turn: { content: string | Part[] }) =>
    typeof turn.content === 'string' ? [] : turn.content,
  )
}

test('a part of the page whose code cannot be fetched does not break the rest; what opens at a click offers to try again (X-3, X-5)', async ({
  chatPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const parts = /\/assets\/(attachment-tray|pick-problems|message-files(?!-context)|unsent-files)-/
  await page.route(parts, route => route.abort())
  await attach(page, await photo('old-letter.png'), emptyFile('empty.pdf', 'application/pdf'))
  await expect(page.locator('form')).toContainText('“old-letter.png”')
  await expect(page.getByRole('alert').getByText('Not attached: “empty.pdf”')).toBeVisible()
  await ask(page, 'What does it say? [[text Nothing.]]')
  await expect(answer(page)).toContainText('Nothing.')
  await answered(page)
  await expect(page.getByRole('article').first()).toContainText('“old-letter.png”')

  await page.route(/\/assets\/message-list-/, route => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await field(page).fill('Not lost')
  await page.unroute(/\/assets\/message-list-/)
  await page.unroute(parts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(answer(page)).toContainText('Nothing.')
  await drawnFrom(attachments(page).first())
  await expect(field(page)).toHaveValue('Not lost')

  await test.step('a rating', async () => {
    const part = /\/assets\/rating-/
    await page.route(part, route => route.abort())
    await answer(page).getByRole('button', { name: 'Good answer' }).click()
    const again = answer(page).getByRole('button', { name: 'Try again' })
    await onPhone(page, async () => expect((await boxOf(again)).height).toBeGreaterThanOrEqual(44))
    await page.unroute(part)
    await again.click()
    await expect(page.getByText('Thank you. Your feedback was saved.')).toBeAttached()
  })

  await test.step('what opens at a click', async () => {
    const dialogs =
      /\/assets\/(archive|change-chat|edit-question|export-dialog|feedback-dialog|find-dialog|share-dialog|shortcut-dialog)-/
    await page.route(dialogs, route => route.abort())
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const openers = [
      () => button('Keyboard shortcuts').click(),
      () => button('Find in conversations').click(),
      () => button('Archived').click(),
      () => button('Select several').click(),
      () => button('Export conversation').click(),
      () => button('Share conversation').click(),
      () => button('Bad answer').click(),
      () => button('Edit question').click(),
      async () => {
        await button(/^More options/).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
      },
    ]
    const missing = page.getByRole('dialog', { name: 'The service cannot be reached at the moment.' })
    for (const open of openers) {
      await open()
      await missing.press('Escape')
      await expect(missing).toBeHidden()
    }
    await expect(page.getByRole('article')).toHaveCount(2)
    await button('Select several').click()
    await missing.getByRole('button', { name: 'Dismiss' }).click()
    await expect(missing).toBeHidden()
    await expect(button('Select several')).toBeFocused()

    // The code of this dialog imports no other part. Older browsers remember the failure of a part that another
    // imports.
    await button('Keyboard shortcuts').click()
    await missing.waitFor()
    await page.unroute(dialogs)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByRole('button', { name: 'Close' })
      .click()

    // The second failure reloads the page.
    await page.route(dialogs, route => route.abort())
    await field(page).fill('Still not lost')
    await button('Share conversation').click()
    const reloaded = page.waitForEvent('load')
    await missing.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await expect(field(page)).toHaveValue('Still not lost')
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

test('a photo, a PDF and a search reach the model, are shown with the message after a reload, and a line under the answer says so; an image opens full screen; an expired link is replaced, a PDF opens in a new tab, and a missing file is reported (C-8, P-11, U-4)', async ({
  chatPage: page,
  model,
  server,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  await attach(page, await photo(), pdf())
  await expect(tray(page)).toHaveCount(2)
  await search(page).click()
  await expect(search(page)).toHaveAttribute('aria-pressed', 'true')
  await ask(page, 'What must I do by when? [[search]]')
  await expect(tray(page)).toHaveCount(0)
  await expect(search(page)).toHaveAttribute('aria-pressed', 'false')
  await answered(page)
  const fileId = expectFilesAndSearch(model)

  const seesAll = async () => {
    const given = 'The assistant was given 2 pages of “lease.pdf” and 1 image.'
    await expect(page.getByText(given, { exact: true })).toHaveCount(1)
    await expect(attachments(page)).toHaveCount(2)
    expect(await drawnFrom(attachments(page).nth(0))).toMatch(/^\/files\/.+\?size=small$/)
    await expect(attachments(page).nth(1)).toContainText('lease.pdf')
    await expect(attachments(page).nth(1)).toContainText('2 pages')
    await expect(attachments(page).getByRole('link', { name: /Open/ })).toBeVisible()
    await expect(answer(page).getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expect(answer(page).getByRole('link', { name: /^Source 1: Dépôt de garantie/ })).toHaveText('1')
    await expect(answer(page)).toContainText('Le délai est d’un mois1 ou de deux mois.')
  }
  await seesAll()
  // The image's first request (GET) and the first check of the PDF's link (HEAD).
  const expired = new Set(['GET', 'HEAD'])
  await page.route('**/files/**', route =>
    // The server's response for an expired link.
    expired.delete(route.request().method()) ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  )
  await page.reload()
  await seesAll()
  expect(expired).toEqual(new Set())
  await page.unroute('**/files/**')
  // How the browser shows it is tested in files.spec.ts.
  const link = attachments(page).getByRole('link', { name: /lease\.pdf/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const linked = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(linked.headers()['content-type']).toBe('application/pdf')

  await test.step('an image is sent without text, with the earlier files but no search', async () => {
    await expect(send(page)).toBeDisabled()
    await attach(page, await photo('scan.png'))
    await expect(send(page)).toBeEnabled()
    await send(page).click()
    await expect(page.getByText('(sent attachments)')).toBeVisible()
    await expect(page.getByText('The assistant was given 2 pages of “lease.pdf” and 2 images.')).toBeVisible()
    const later = asked(model, '')
    expect(partsOf(later).find(({ type }) => type === 'input_file')?.file_id).toBe(fileId)
    expect(later.body.tool_choice).not.toBe('required')
    await expect(attachments(page)).toHaveCount(3)
  })
  await test.step('it opens full screen; Escape and a click close it', () => opensFullScreen(page))

  await removeStoredFiles(server.storage.DATA_DIR)
  await page.reload()
  const gone = (name: string) => new RegExp(`${name}.*This file is no longer available\\.`)
  await expect(attachments(page)).toHaveText(['letter.png', 'lease.pdf', 'scan.png'].map(gone))
})

/** Returns the id of the PDF's copy. */
function expectFilesAndSearch(model: ScriptedModel): string | undefined {
  const first = asked(model, 'What must I do by when?')
  expect(partsOf(first).find(({ type }) => type === 'input_image')?.image_url).toMatch(
    /^data:image\/jpeg;base64,/,
  )
  const fileId = partsOf(first).find(({ type }) => type === 'input_file')?.file_id
  const copy = model.files.files.find(({ id }) => id === fileId)
  expect(copy).toMatchObject({ purpose: 'user_data', deleted: false })
  expect(copy?.bytes.equals(pdf().buffer)).toBe(true)
  expect(first.body.tools).toEqual([expect.objectContaining({ type: 'web_search' })])
  expect(first.body.tool_choice).toBe('required')
  return fileId
}

async function opensFullScreen(page: Page): Promise<void> {
  const thumbnail = page.getByRole('button', { name: 'Enlarge scan.png' })
  const overlay = page.getByRole('dialog', { name: 'scan.png' })
  await thumbnail.click()
  await expect(overlay).toBeVisible()
  expect(await drawnFrom(overlay)).toMatch(/^\/files\/[^?]+$/)
  const fillsScreen = async () => {
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  }
  await fillsScreen()
  await onPhone(page, fillsScreen)
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
  await thumbnail.click()
  await overlay.getByRole('img').click()
  await expect(overlay).toHaveCount(0)
}

test('files are pasted, dropped, picked, refused, removed and picked again; a file picked twice is attached once; if the server refuses a file, the question is sent without the files and lists them (U-2, U-3)', async ({
  chatPage: page,
  model,
  allowErrors,
}, testInfo) => {
  allowErrors(/400 \(Bad Request\)/)
  await test.step('pasted into the field and dropped onto the page', async () => {
    await handOver(field(page), 'paste', [await photo('pasted.png')])
    await expect(tray(page)).toHaveText([/pasted\.png/])
    await handOver(page.getByRole('main'), 'drop', [pdf('dropped.pdf'), await photo('pasted.png')])
    await expect(tray(page)).toHaveCount(3)
    await expect(page).toHaveURL('/')
  })
  await test.step('the same file picked twice is attached once, and an empty one is refused', async () => {
    const path = testInfo.outputPath('letter.png')
    await writeFile(path, (await photo()).buffer)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.locator('input[type=file]').setInputFiles(path)
    await attach(page, pdf(), emptyFile('nothing.pdf', 'application/pdf'))
    const names = [/pasted\.png/, /dropped\.pdf/, /pasted\.png/, /letter\.png/, /lease\.pdf/]
    await expect(tray(page)).toHaveText(names)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      '“nothing.pdf”: empty files cannot be attached.',
    )
  })
  await test.step('removed with the keyboard, and picked again', async () => {
    // Picking files focuses the field, a frame later.
    await expect(field(page)).toBeFocused()
    const remove = page.getByRole('button', { name: /^Remove / })
    await remove.first().focus()
    for (const left of [4, 3, 2, 1]) {
      await page.keyboard.press('Enter')
      await expect(tray(page)).toHaveCount(left)
      await expect(remove.first()).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(tray(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    // The picker was reset: otherwise the browser would not report the same file again.
    await expect(page.locator('input[type=file]')).toHaveValue('')
    await attach(page, await photo())
    await expect(tray(page)).toHaveText([/letter\.png/])
  })
  await test.step('refused by the server', async () => {
    await attach(page, brokenPdf())
    await ask(page, 'Can you read them? [[text I see none.]]')
    await expect(page.getByText('Failed to upload attachments')).toBeVisible()
    await answered(page)
    const question = page.getByRole('article').first()
    await expect(question).toContainText(
      'Not sent: “letter.png” and “broken.pdf”. “broken.pdf” is damaged and cannot be opened.',
    )
    expect(partsOf(asked(model, 'Can you read them?')).some(({ type }) => type !== 'input_text')).toBe(false)

    await page.getByRole('button', { name: 'Attach again' }).click()
    await expect(tray(page)).toHaveText([/letter\.png/, /broken\.pdf/])
    await page.getByRole('button', { name: 'Remove broken.pdf' }).click()
    await ask(page, 'And now? [[text Now I do.]]')
    await answered(page)
    await expect(attachments(page)).toHaveCount(1)

    await page.reload()
    await expect(question).toContainText('Not sent: “letter.png” and “broken.pdf”.')
    await expect(page.getByRole('button', { name: 'Attach again' })).toHaveCount(0)
  })
})

test('a question being sent survives a reload and a visit to another page; Stop restores the text and the files', async ({
  chatPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_ABORTED/)
  const expectUploading = () =>
    expect(answer(page)).toContainText(/Uploading 2 files… \d+%|Checking your files…/)
  await page.route('**/api/chat/upload', () => {})
  await attach(page, await photo(), pdf())
  await ask(page, 'Not')
  await expectUploading()
  await field(page).fill('yet.')
  await page.reload()
  await expect(field(page)).toHaveValue('Not\nyet.')

  await attach(page, await photo(), pdf())
  await ask(page, 'Not yet.')
  await expectUploading()
  await page.getByRole('link', { name: /^Account/ }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.goBack()
  await expectUploading()
  await expect(field(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(field(page)).toHaveValue('Not yet.')
  await expect(tray(page)).toHaveCount(2)
  await page.unroute('**/api/chat/upload')
  await field(page).fill('Now. [[text Here.]]')
  await field(page).press('Enter')
  await expect(answer(page)).toContainText('Here.')
  await expect(attachments(page)).toHaveCount(2)
})

async function removeStoredFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads')
  for (const name of await readdir(folder)) {
    if (name !== 'installation-id') await rm(join(folder, name), { recursive: true })
  }
}
