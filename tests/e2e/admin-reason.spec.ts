import { expect, type Page } from '@playwright/test'
import { startBuiltServer } from '#tests/support/built-server.ts'
import { test as base, chatRow, converse, toast } from './admin-fixtures.ts'
import { settings } from './fixtures.ts'

/** Against a server that requires a reason. */
const test = base.extend({
  server: [
    async ({ model, template }, use) => {
      const server = await startBuiltServer({ ...settings(model), REQUIRE_ACCESS_REASON: 'on' }, template)
      await use(server)
      await server.close()
    },
    { scope: 'test', timeout: 60_000 },
  ],
})

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Reason for reading' }).filter({ visible: true })

/** Gives a reason in the only visible field, which must have the focus. */
async function give(page: Page, reason: string) {
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('Enter a reason for reading first.').filter({ visible: true })).not.toHaveCount(
    0,
  )
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
}

test('a reason is requested if the server requires one, and again when it is too old (K-9)', async ({
  adminPage: page,
  context,
  user,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/403/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chatId = await converse(user, 27, 'Guarded')
  const messages = page.getByRole('article')
  await page.clock.install()
  await page.goto(`/admin?user=${user.id}&chat=${chatId}`)
  await give(page, 'Complaint 1')
  await expect(chatRow(page, 'Guarded')).toBeVisible()
  await expect(messages).toHaveCount(50)

  await page.clock.fastForward('30:01')
  await page.getByRole('button', { name: 'Copy chat' }).click()
  await expect(field(page)).toHaveValue('Complaint 1')
  await give(page, 'Complaint 2')
  await expect(page.getByText('Reason for reading: Complaint 2')).toBeVisible()
  await page.getByRole('button', { name: 'Copy chat' }).click()
  await expect(toast(page, 'Chat copied to clipboard')).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^user: Question 0 /)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.fastForward('30:01')
  await page.getByRole('button', { name: 'Load older' }).click()
  await give(page, 'Complaint 3')
  await expect(messages).toHaveCount(54)
  await expect(field(page)).toHaveCount(0)
  await page.reload()
  await give(page, 'Complaint 4')
  await expect(messages).toHaveCount(50)
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
})
