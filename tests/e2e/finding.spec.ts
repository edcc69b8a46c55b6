import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility-checks.ts'
import { closedGate, manyChats, seedChats, test } from './support/chat-fixtures.ts'
import { field } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'

/** Finding a message again: product.md J-1, J-5, J-6. */

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
    { title: 'Ancien dossier', messages: 230 },
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
  // In Safari, this dialog could be scrolled sideways.
  await expect(dialog(page)).toHaveCSS('overflow-x', 'hidden')

  await words(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  const message = page.locator('[aria-current=true]')
  await expect(message).toContainText('Message 7 of Ancien dossier')
  await expect(message).toBeInViewport()
  await expect(message).toBeFocused()
  expect(new URL(page.url()).searchParams.get('chat')).toBe(long)

  await expectAccessible(page, 'the message')

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

  await test.step('a result can be in another conversation', async () => {
    await page.keyboard.press('Control+k')
    await words(page).fill('message 2 autre')
    await result.click()
    await expect(message).toContainText('Message 2 of Autre dossier')
  })
})

test('the address of a found message leads to it; the message keeps the focus when the list becomes a long one, and the view does not return to it (J-6)', async ({
  page,
  owner,
  server,
}) => {
  const [chat] = await seedChats(server, owner, [{ title: 'Dossier', messages: 230 }])
  const found = await owner.call('/api/search?q=message+7+dossier')
  const address = `/?chat=${chat}&message=${(await found.json()).results[0].messageId}`
  const longList = closedGate()
  await page.route(/virtual-rows/, longList.handle)
  await page.goto(address)
  const message = page.locator('[aria-current=true]')
  await expect(message).toBeFocused()
  const last = page.getByText('Message 229 of Dossier')
  await expect(last).toHaveCount(1)
  longList.open()
  await expect(last).toHaveCount(0)
  await expect(message).toBeFocused()
  await expect(message).toBeInViewport()

  // Clicks as soon as the message is found again, before the list has measured its last rows.
  const wayBack = page.getByRole('button', { name: 'Scroll to the newest message' })
  await wayBack.evaluate(async (button, path) => {
    history.pushState({ visit: 'again' }, '', path)
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    if (button instanceof HTMLElement) button.click()
  }, address)
  await settled(page)
  await expect(last).toBeInViewport()

  // Printing renders all messages, and then again only those near the view.
  await page.locator('[data-scroller]').evaluate(list => {
    list.scrollTop -= 2000
  })
  await settled(page)
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
  })
  await settled(page)
  await expect(message).toHaveCount(0)
})
