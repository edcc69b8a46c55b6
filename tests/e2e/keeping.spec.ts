import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { databaseOf } from '#tests/support/databases/database-template.ts'
import type { Person } from '#tests/support/people/people.ts'
import type { BuiltServer } from '#tests/support/servers/built-server.ts'
import { expectAccessible } from './support/accessibility-checks.ts'
import { backgroundOf, chatLink, openMenu, seedChats, sidebar, test, toast } from './support/chat-fixtures.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'

/** Pinning, archiving, deleting several, and temporary conversations: product.md J-7 to J-12. */

const titles = (page: Page) => sidebar(page).getByRole('link')

async function chooseItem(page: Page, title: string, item: string): Promise<void> {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a chat is pinned to the top, and another is archived and restored; one is deleted from the archive, and the focus stays in the dialog; several selected chats are deleted after one confirmation (J-7, J-8, J-9, X-4)', async ({
  page,
  owner,
  server,
}) => {
  const all = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
  const ids = await seedChats(
    server,
    owner,
    all.map(title => ({ title })),
  )
  await page.goto('/')
  await expect(titles(page)).toHaveText(all)
  await chooseItem(page, 'Third', 'Pin')
  await expect(titles(page)).toHaveText(['Third', 'First', 'Second', 'Fourth', 'Fifth'])
  await expect(sidebar(page).getByRole('img', { name: 'Pinned' })).toHaveCount(1)

  await chooseItem(page, 'First', 'Archive')
  await expect(toast(page, 'The conversation is now under “Archived”.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Third', 'Second', 'Fourth', 'Fifth'])
  await expect(chatLink(page, 'Second')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/?chat=${ids[1]}`)
  await expect(titles(page)).toHaveText(['Third', 'Second', 'Fourth', 'Fifth'])
  await chooseItem(page, 'Third', 'Unpin')
  await expect(titles(page)).toHaveText(['Second', 'Third', 'Fourth', 'Fifth'])

  await sidebar(page).getByRole('button', { name: 'Archived' }).click()
  const archive = page.getByRole('dialog', { name: 'Archived conversations' })
  await expect(archive.getByRole('link', { name: 'First' })).toBeVisible()
  await expectAccessible(page, 'the archive')
  await archive.getByRole('button', { name: 'Restore: First' }).click()
  await expect(archive.getByText('Nothing is archived.')).toBeVisible()
  await expect(archive.getByRole('list')).toHaveCount(0)
  await expect(archive.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(all)

  await test.step('a chat is deleted from the archive', async () => {
    await chooseItem(page, 'First', 'Archive')
    await sidebar(page).getByRole('button', { name: 'Archived' }).click()
    await archive.getByRole('button', { name: 'Delete: First' }).click()
    const question = page.getByRole('dialog', { name: 'Delete chat?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(archive.getByText('Nothing is archived.')).toBeVisible()
    await expect(archive.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('several chats are deleted, among them the open one', () => deletesSeveral(page))
})

/** Deletes the open chat, "Second", with "Third" and "Fourth". Only "Fifth" is left. */
async function deletesSeveral(page: Page): Promise<void> {
  const select = sidebar(page).getByRole('button', { name: 'Select several' })
  await select.focus()
  await page.keyboard.press('Enter')
  const box = (title: string) => sidebar(page).getByRole('checkbox', { name: title })
  await expect(box('Second')).toBeFocused()
  await expect(sidebar(page).getByRole('status')).toHaveText('Nothing selected')
  await page.keyboard.press('Escape')
  await expect(select).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await box('Third').check()
  await box('Fourth').check()
  await expect(sidebar(page).getByRole('status')).toHaveText('3 selected')
  await expectAccessible(page, 'the selection')
  await sidebar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 3 conversations?' })
  await expect(question.getByRole('listitem')).toHaveText(['Second', 'Third', 'Fourth'])
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, '3 conversations were deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(titles(page)).toHaveText(['Fifth'])
  await expect(select).toBeFocused()
}

test('a temporary conversation leaves nothing behind when it is closed or reloaded, or when the user signs out (J-10, J-12)', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/')
  await field(page).fill('My secret ')
  const toggle = page.getByRole('switch', { name: 'Temporary conversation' })
  await toggle.check()
  await expect(page.getByText('3 hours after your last question at the latest')).toBeVisible()
  await expect(field(page)).toHaveValue('My secret ')
  // The knob is the only sign of the choice on the switch itself, with forced colours too.
  await page.emulateMedia({ forcedColors: 'active' })
  const knob = toggle.locator('span > span')
  expect(await backgroundOf(knob)).not.toBe(await backgroundOf(toggle.locator('> span')))
  await page.emulateMedia({ forcedColors: 'none' })
  const storage = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await storage()).not.toContain('secret')

  await field(page).fill('My secret question [[text An answer.]]')
  await field(page).press('Enter')
  await answered(page)
  await expect(answer(page)).toContainText('An answer.')
  await expect(page).toHaveURL('/')
  await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible()
  await field(page).fill('A second secret [[text Another answer.]]')
  expect(await storage()).not.toContain('secret')
  await field(page).press('Enter')
  await answered(page)
  await expect(answer(page)).toContainText('Another answer.')
  await expectAccessible(page, 'a temporary conversation')

  const deletion = page.waitForResponse(response => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Close and delete' }).click()
  const { pathname } = new URL((await deletion).url())
  await expect(toast(page, 'The temporary conversation was deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  expect((await owner.call(pathname)).status).toBe(404)

  // The page is left by a reload, and then by a sign-out.
  const leaveBy = async (leave: () => Promise<unknown>) => {
    await toggle.check()
    await ask(page, 'Again [[text Well.]]')
    await answered(page)
    expect(await countChats(server, owner)).toBe(1)
    await leave()
    await expect.poll(() => countChats(server, owner)).toBe(0)
  }
  await leaveBy(() => page.reload())
  await expect(toggle).not.toBeChecked()
  await leaveBy(() => page.getByRole('button', { name: 'Sign out' }).click())
})

test('a temporary conversation leaves nothing behind after a sign-out in another tab, or if it is left before it has an id (J-10, J-12)', async ({
  page,
  owner,
  server,
  context,
}) => {
  const toggle = page.getByRole('switch', { name: 'Temporary conversation' })
  // Holds the response, which has the chat's id, until the page has been left.
  const stored = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  await page.route('**/api/chat/stream', async route => {
    const response = await route.fetch()
    stored.resolve()
    await left.promise
    // The page has aborted the call.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.goto('/')
  await toggle.check()
  await ask(page, 'Left at once [[text Well.]]')
  await stored.promise
  expect(await countChats(server, owner)).toBe(1)
  await page.reload()
  await expect.poll(() => countChats(server, owner)).toBe(0)
  left.resolve()
  await page.unroute('**/api/chat/stream')

  await toggle.check()
  await ask(page, 'Again [[text Well.]]')
  await answered(page)
  expect(await countChats(server, owner)).toBe(1)
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
  expect(await countChats(server, owner)).toBe(0)
})

/** Counts temporary chats too. */
async function countChats(server: BuiltServer, owner: Person): Promise<number> {
  const client = new pg.Client(databaseOf(server.storage))
  await client.connect()
  try {
    const { rows } = await client.query('select from chats where user_id = $1', [owner.id])
    return rows.length
  } finally {
    await client.end()
  }
}
