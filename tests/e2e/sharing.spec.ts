import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { readZip } from '#tests/support/read-zip.ts'
import { expectAccessible } from './support/accessibility-checks.ts'
import { chatLink, openMenu, seedChats, test, toast } from './support/chat-fixtures.ts'

/** Exporting and sharing chats: product.md T-6, T-13, T-14. */

/** The name and the content of the file that the action downloads. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a chat is exported from its menu and an answer from its buttons; a chat is shared by a link and read by a visitor in French; the account page exports all chats and revokes the link (T-6, T-13, T-14)', async ({
  page,
  owner,
  server,
  browser,
  allowErrors,
}) => {
  const [, exported] = await seedChats(server, owner, [
    { title: 'Mon bail', messages: 2 },
    { title: 'Two', messages: 4 },
  ])
  await page.goto(`/?chat=${exported}`)
  await test.step('the exports of a chat and of an answer', async () => {
    await openMenu(page, 'Two')
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export this conversation' })
    await expect(dialog.getByRole('button', { name: /^PDF/ })).toBeFocused()
    await expectAccessible(page, 'the export dialog')
    const pdf = await downloaded(page, () => page.keyboard.press('Enter'))
    expect(pdf.name).toMatch(/^Parvis - Two - [\d-]{10}\.pdf$/)
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(dialog.getByText('Your file was downloaded.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Export answer' }).first().click()
    const answer = page.getByRole('dialog', { name: 'Export this answer' })
    await expect(answer).toContainText('A file with the answer, its question and its sources')
    const markdown = await downloaded(page, () => answer.getByRole('button', { name: /^Markdown/ }).click())
    expect(markdown.bytes.toString()).toContain('Message 1 of Two: le **bailleur**')
    expect(markdown.bytes.toString()).not.toContain('Message 3')
    await page.keyboard.press('Escape')
    await expect(answer).toHaveCount(0)
  })
  await chatLink(page, 'Mon bail').click()
  await expect(page.getByText('Message 1 of Mon bail')).toBeVisible()
  await page.getByRole('button', { name: 'Share conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this conversation' })
  await expect(dialog.getByLabel('The link works for')).toHaveValue('30')
  // The conversation has no files.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page, 'the share dialog')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await expectAccessible(page, 'the new link')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const visitor = await browser.newContext({
    locale: 'fr-FR',
    baseURL: server.url,
    viewport: { width: 320, height: 700 },
  })
  const reader = await visitor.newPage()
  const response = await reader.goto(link)
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(reader.getByRole('heading', { name: 'Mon bail', level: 1 })).toBeVisible()
  await expect(reader.getByText('Ces réponses ont été rédigées par une IA.')).toBeVisible()
  await expect(reader.getByText('Message 1 of Mon bail')).toBeVisible()
  // The answer can be copied and read aloud. Nothing can be edited, regenerated or exported.
  const buttons = reader.getByRole('main').getByRole('button')
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toHaveAccessibleName('Copier la réponse')
  await expect(buttons.last()).toHaveAccessibleName('Lire à voix haute')
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await reader.content()).not.toContain(owner.email)
  await expectAccessible(reader, 'a shared chat')
  await test.step('on paper, it shows the authors and the firm, but no buttons and no footer (X-8)', async () => {
    const author = reader.getByRole('heading', { name: 'Question', level: 2 })
    const authorWidthPx = () => author.evaluate(heading => heading.getBoundingClientRect().width)
    expect(await authorWidthPx()).toBeLessThan(2)
    await reader.emulateMedia({ media: 'print' })
    expect(await authorWidthPx()).toBeGreaterThan(20)
    const rightPxOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().right)
    expect(await rightPxOf(reader.getByText('Message 0 of Mon bail'))).toBe(
      await rightPxOf(reader.getByRole('article').first()),
    )
    await expect(buttons).toHaveCount(0)
    for (const hidden of [
      reader.getByRole('link', { name: 'Poser votre question' }),
      reader.getByRole('contentinfo'),
      reader.getByRole('button', { name: 'English' }),
    ]) {
      await expect(hidden).toBeHidden()
    }
    await expect(reader.getByRole('banner')).toContainText('Lormel')
    await reader.emulateMedia({ media: 'screen' })
  })

  await page.goto('/account')
  await test.step('the export of all chats', async () => {
    const section = page.getByRole('region', { name: 'Your conversations' })
    const button = section.getByRole('button', { name: 'Export all my conversations' })
    const zip = await downloaded(page, () => button.click())
    expect(zip.name).toMatch(/^Parvis - [\d-]{10}\.zip$/)
    expect([...readZip(zip.bytes).keys()].map(name => name.replace(/^chats\/\d+ [\d-]{10} /, ''))).toEqual([
      'Two.json',
      'Two.md',
      'Mon bail.json',
      'Mon bail.md',
      'account.json',
    ])
    await expect(section.getByRole('status')).toHaveText('Your file was downloaded.')
  })
  const links = page.getByRole('region', { name: 'Shared links' })
  await expect(links.getByText('Mon bail')).toBeVisible()
  await expectAccessible(page, 'the account page')
  await links.getByRole('button', { name: 'Revoke the link to “Mon bail”' }).click()
  await expect(toast(page, 'The link no longer works.')).toBeVisible()
  await expect(links.getByText('You are not sharing any conversations.')).toBeVisible()
  allowErrors(/404/)
  await reader.reload()
  await expect(reader.getByText('Ce lien ne fonctionne pas.')).toBeVisible()
  await visitor.close()
})
