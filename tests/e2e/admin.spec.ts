import { expect } from '@playwright/test'
import { chatRow, converse, openUser, test, userRow } from './admin-fixtures.ts'
import { closedGate, manyChats, seedChats, toast } from './chat-fixtures.ts'
import { admin } from './fixtures.ts'
import { settled } from './settled.ts'

test('an administrator finds a user by part of the address, reads a chat, and returns with Back (V-2, K-2, K-3, K-4, K-8)', async ({
  adminPage: page,
  user,
}) => {
  await converse(user, 2, 'My landlord')
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
    await expect(userRow(page, user.email)).toHaveText(`${user.email}user1 chat`)
    await search.fill(admin.email)
    await expect(userRow(page, admin.email)).toContainText('admin')
  })
  await test.step('a text that is in no address, and part of an address in capitals', async () => {
    await search.fill('no such address')
    await expect(page.getByText('No address matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).first().click()
    await expect(userRow(page, admin.email)).toBeVisible()
    await search.fill(user.email.slice(2, -4).toUpperCase())
    await expect(userRow(page, user.email)).toBeVisible()
    await expect(userRow(page, admin.email)).toHaveCount(0)
  })
  await test.step('the user’s chats and a chat’s messages', async () => {
    await userRow(page, user.email).click()
    const row = chatRow(page, 'My landlord')
    await expect(row).toContainText('4 messages')
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date())
    await expect(row.getByRole('time')).toHaveText(today)
    await row.click()
    await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
  })
  await test.step('a reload keeps both, and Back returns to what was open', async () => {
    await page.reload()
    await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: `Chats of ${user.email}` })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Select a chat to view messages')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Select a user to view chats')).toBeVisible()
  })
})

test.describe('the chats column', () => {
  test('loads 50 chats; "Load more" adds the next ones and moves the focus to them; the server sorts them (K-3)', async ({
    adminPage: page,
    server,
    user,
  }) => {
    await user.call('/api/account')
    await seedChats(server, user, manyChats(53))
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/chats?')) asked.push(new URL(request.url()).search)
    })
    await openUser(page, user.email)
    await expect(chatRow(page, 'Chat ')).toHaveCount(50)
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(chatRow(page, 'Chat ')).toHaveCount(53)
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
    await expect(chatRow(page, 'Chat 51')).toBeFocused()
    expect(asked).toEqual(['?limit=50&offset=0&sort=created_desc', '?limit=50&offset=50&sort=created_desc'])
    await page.getByRole('combobox', { name: 'Sort chats' }).selectOption('Created ↑')
    await expect(chatRow(page, 'Chat ').first()).toContainText('Chat 53')
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
    await expect(page.getByRole('status').filter({ hasText: '62 messages' })).toHaveCount(1)
  })
})

test.describe('the role panel', () => {
  test('promotes, demotes, and deletes after a confirmation, but not administrators themselves (K-5, K-7)', async ({
    adminPage: page,
    user,
  }) => {
    await converse(user, 1)
    let loadCount = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/admin/users')) loadCount += 1
    })
    await openUser(page, admin.email)
    await test.step('their own account, with reasons for pointer and keyboard', async () => {
      const refusals = {
        'Demote to user': 'You cannot demote yourself',
        'Delete account': 'You cannot delete your own account',
      }
      for (const [name, reason] of Object.entries(refusals)) {
        const button = page.getByRole('button', { name })
        await expect(button).toBeDisabled()
        await expect(button).toHaveAttribute('title', reason)
        await expect(button).toHaveAccessibleDescription(reason)
        await expect(page.getByText(reason)).toBeHidden()
        await button.focus()
        await expect(page.getByText(reason)).toBeVisible()
        await page.keyboard.press('Enter')
      }
      await settled(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Demote to user' })).toBeVisible()
    })

    await page.getByRole('searchbox').fill(user.email)
    await userRow(page, user.email).click()
    await page.getByRole('button', { name: 'Promote to admin' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Demote to user' })).toBeFocused()
    await expect(userRow(page, user.email)).toContainText('admin')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Promote to admin' })).toBeFocused()
    await expect(userRow(page, user.email)).not.toContainText('admin')
    expect(loadCount).toBe(1)

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      `Delete account for ${user.email}? This will remove their chats and messages.`,
    )
    // The focus begins on the safe button.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()

    // A running deletion cannot be dismissed.
    const slow = closedGate()
    await page.route(`**/api/admin/users/${user.id}`, slow.handle)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    slow.open()
    await expect(toast(page, 'User deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\?q=/)
    await expect(page.getByText('Select a user to view chats')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('No address matches.')).toBeVisible()
    expect((await user.call('/api/account')).status).toBe(401)
  })
})
