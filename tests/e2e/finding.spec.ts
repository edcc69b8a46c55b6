import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-checks.ts'
import { chatLink, closedGate, manyChats, seedChats, test } from './chat-fixtures.ts'
import { field } from './chat-steps.ts'

/** Finding a message again: product.md J-1, J-5, J-6. */

const searchCall = /\/api\/search\?/
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find in conversations' })
/** The dialog also holds the region for toasts. */
const status = (page: Page) => dialog(page).locator('p[role=status]')
const words = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Words to find' })

test('a word is found while it is typed, and Enter leads to a message far up in a long conversation (J-5, J-6)', async ({
  page,
  owner,
  server,
}) => {
  const [long] = await seedChats(server, owner, [
    { title: 'Ancien dossier', messages: 430 },
    { title: 'Autre dossier', messages: 4 },
    ...manyChats(30),
  ])
  await page.goto('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(words(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()

  await page.getByRole('button', { name: 'Find in conversations' }).click()
  await words(page).fill('divorce')
  await expect(status(page)).toContainText('No conversation contains these words.')

  await words(page).fill('restituer depots message 7 anci')
  const result = dialog(page).getByRole('link')
  await expect(result).toHaveCount(1)
  await expect(status(page)).toHaveText('1 conversation')
  await expect(result.locator('mark')).toHaveText(['Ancien', 'Message', '7', 'Ancien', 'restitue', 'dépôt'])
  await expect(result).toContainText('le bailleur restitue')
  await expectAccessible(page, 'the results')

  await words(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  const message = page.locator('[aria-current=true]')
  await expect(message).toContainText('Message 7 of Ancien dossier')
  await expect(message).toBeInViewport()
  await expect(message).toBeFocused()
  expect(new URL(page.url()).searchParams.get('chat')).toBe(long)

  // The same again, from elsewhere in the conversation.
  await page.getByRole('button', { name: 'Scroll to the newest message' }).click()
  await expect(message).not.toBeInViewport()
  await page.keyboard.press('Control+k')
  await words(page).fill('message 7 ancien')
  await expect(result).toHaveCount(1)
  await words(page).press('ArrowDown')
  await expect(result).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(words(page)).toBeFocused()
  await result.click()
  await expect(message).toBeInViewport()
})

test('the address of a message leads to it after a reload, and a result can be in another conversation (J-6)', async ({
  page,
  owner,
  server,
}) => {
  const [long] = await seedChats(server, owner, [
    { title: 'Ancien dossier', messages: 330 },
    { title: 'Autre dossier', messages: 4 },
  ])
  await page.goto(`/?chat=${long}`)
  const message = page.locator('[aria-current=true]')
  await expect(chatLink(page, 'Autre dossier')).toBeVisible()
  await page.keyboard.press('Control+k')
  await words(page).fill('message 107 ancien')
  await dialog(page).getByRole('link').click()
  await expect(message).toContainText('Message 107 of')
  await expectAccessible(page, 'the message')
  await page.reload()
  await expect(message).toContainText('Message 107 of')
  await expect(message).toBeInViewport()
  await page.keyboard.press('Control+k')
  await words(page).fill('message 2 autre')
  await dialog(page).getByRole('link').click()
  await expect(message).toContainText('Message 2 of Autre dossier')
})

test('a slow search says so, a failed one keeps the words, and a collapsed sidebar offers the search too (J-5)', async ({
  page,
  owner,
  server,
  fail,
}) => {
  await seedChats(server, owner, [{ title: 'Préavis', messages: 2 }, ...manyChats(30)])
  await page.goto('/')
  await expect(chatLink(page, 'Préavis')).toBeVisible()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const gate = closedGate()
  await page.route(searchCall, gate.handle)
  await page.getByRole('button', { name: 'Find in conversations' }).click()
  await words(page).fill('preavis')
  await expect(status(page)).toHaveText('Searching…')
  gate.open()
  await expect(dialog(page).getByRole('link')).toHaveCount(1)

  const restore = await fail(searchCall)
  await words(page).fill('chat')
  await expect(status(page)).toContainText('The search failed.')
  await expect(words(page)).toHaveValue('chat')
  await restore()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('link')).toHaveCount(20)
  await expect(status(page)).toHaveText('20 or more conversations')
  await dialog(page).getByRole('button', { name: 'Show more' }).click()
  await expect(status(page)).toHaveText('30 conversations')
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })
  test('the search is in French', async ({ page, owner, server }) => {
    await seedChats(server, owner, [{ title: 'Préavis', messages: 2 }])
    await page.goto('/')
    await page.getByRole('button', { name: 'Retrouver une conversation' }).click()
    await page.getByRole('searchbox', { name: 'Mots à retrouver' }).fill('préavis')
    await expect(page.getByRole('dialog').locator('p[role=status]')).toHaveText('1 conversation')
  })
})
