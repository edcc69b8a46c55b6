import { expect } from '@playwright/test'
import { adminAccount } from '#tests/support/people/people.ts'
import { chatRow, converse, openUser, test, userRow } from './support/admin-fixtures.ts'
import { seedChats, toast } from './support/chat-fixtures.ts'
import { settled } from './support/settled.ts'

test('an administrator finds a user by part of the address, opens a chat with the keyboard alone, and returns with Back (V-2, K-2, K-3, K-4, K-8)', async ({
  adminPage: page,
  user,
}) => {
  await converse(user, 2, 'My landlord')
  await converse(user, 1, 'My employer')
  const search = page.getByRole('searchbox', { name: 'Search users...' })
  await test.step('the console opens from the chat screen', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Admin console' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page).toHaveTitle('Admin console – Parvis')
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    await expect(page.getByText('Select a user to view chats')).toBeVisible()
    await expect(page.getByText('Select a chat to view messages')).toBeVisible()
  })
  await test.step('users have an address, a role and a number of chats', async () => {
    await page.getByPlaceholder('Search users...').fill(user.email)
    await expect(userRow(page, user.email)).toHaveText(`${user.email}user2 chats`)
    await search.fill(adminAccount.email)
    await expect(userRow(page, adminAccount.email)).toContainText('admin')
  })
  await test.step('a text that is in no address, and part of an address in capitals', async () => {
    await search.fill('no such address')
    await expect(page.getByText('No address matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).first().click()
    await expect(userRow(page, adminAccount.email)).toBeVisible()
    await search.fill(user.email.slice(2, -4).toUpperCase())
    // A new row is hidden until it is measured, and Tab would skip it.
    await expect(userRow(page, user.email)).toBeVisible()
    await expect(userRow(page, adminAccount.email)).toHaveCount(0)
  })
  await test.step('the user’s chats and a chat’s messages', async () => {
    // The first letters may already have found the user, before the list has reacted to the last letter.
    await expect(page.getByRole('status').filter({ hasText: /^1 of/ })).toHaveAttribute('aria-busy', 'false')
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
    await expect(userRow(page, user.email)).toBeFocused()
    await page.keyboard.press('Enter')
    const row = chatRow(page, 'My landlord')
    await expect(row).toContainText('4 messages')
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date())
    await expect(row.getByRole('time')).toHaveText(today)
    await chatRow(page, 'My employer').focus()
    await page.keyboard.press('ArrowDown')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Answer 1', { exact: true })).toBeVisible()
  })
  await test.step('a reload keeps both, and Back returns to what was open', async () => {
    await page.reload()
    await expect(page.getByText('Answer 1', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: `Chats of ${user.email}` })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Select a chat to view messages')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Select a user to view chats')).toBeVisible()
  })
})

test.describe('the messages column', () => {
  test('shows the latest messages, answers as Markdown, copies the whole chat, and adds older ones with "Load older" (K-4)', async ({
    adminPage: page,
    context,
    server,
    user,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await user.call('/api/account')
    const [long] = await seedChats(server, user, [{ title: 'Long', messages: 60 }])
    await user.ask('Show **me** a list [[text - first **strong** point]]', {
      chatId: await converse(user, 1, 'Listed'),
    })
    await openUser(page, user.email)
    await chatRow(page, 'Listed').click()
    const reading = page.getByRole('region', { name: 'Messages' })
    await expect(reading.getByRole('listitem').locator('strong')).toHaveText('strong')
    await expect(reading.getByText('Show **me** a list')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load older' })).toBeDisabled()

    await chatRow(page, 'Long').click()
    await expect(reading.getByText('Message 59 of Long')).toBeInViewport()
    await expect(reading.getByRole('article')).toHaveCount(50)

    await test.step('"Copy chat" includes messages that are not loaded', async () => {
      await page.getByRole('button', { name: 'Copy chat' }).press('Enter')
      await expect(toast(page, 'Chat copied to clipboard')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Copy chat' })).toBeFocused()
      const lines = Array.from({ length: 60 }, (_, index) => {
        const role = index % 2 === 0 ? 'user' : 'assistant'
        return `${role}: Message ${index} of Long: le **bailleur** restitue le dépôt.`
      })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'))
      await expect(reading.getByRole('article')).toHaveCount(50)
    })

    // The text being read does not move when newer messages are added below it, or older ones above.
    const read = reading.getByText('Message 59 of Long')
    const topPx = async () => {
      await settled(page)
      return (await read.boundingBox())?.y ?? Number.NaN
    }
    const topBeforePx = await topPx()
    const movedPx = async () => Math.abs((await topPx()) - topBeforePx)
    await user.ask('One more [[text The newest]]', { chatId: long })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(reading.getByText('The newest', { exact: true })).toHaveCount(1)
    expect(await movedPx()).toBeLessThan(2)
    await page.getByRole('button', { name: 'Load older' }).press('Enter')
    await expect(reading.getByRole('article')).toHaveCount(62)
    expect(await movedPx()).toBeLessThan(2)
    await expect(page.getByRole('button', { name: 'Load older' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Load older' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '62 of 62' })).toHaveCount(1)
  })
})
