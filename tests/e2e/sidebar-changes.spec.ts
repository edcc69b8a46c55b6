import { expect } from '@playwright/test'
import { chatLink, choose, closedGate, seedChats, sidebar, test } from './chat-fixtures.ts'
import { field } from './chat-steps.ts'

/** Renaming and deleting chats in the list: product.md S-6, S-7. */

const oneChat = /\/api\/chat\/[0-9a-f-]{36}$/

test.describe('renaming', () => {
  test('saves the trimmed title with Enter and on leaving the field; the page’s title changes too', async ({
    page,
    owner,
    server,
  }) => {
    const [first = '', second = ''] = await seedChats(server, owner, [
      { title: 'Old name', messages: 2 },
      { title: null },
    ])
    const sent: unknown[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') sent.push([new URL(request.url()).pathname, request.postDataJSON()])
    })
    await page.goto(`/?chat=${first}`)
    const title = page.getByRole('textbox', { name: 'Title' })
    await choose(page, 'Old name', 'Rename')
    await expect(title).toHaveValue('Old name')
    await title.fill('  New name  ')
    await title.press('Enter')
    await expect(chatLink(page, 'New name')).toBeVisible()
    await expect(title).toHaveCount(0)
    await expect(page).toHaveTitle(/^New name/)

    await choose(page, 'Untitled conversation', 'Rename')
    await expect(title).toHaveValue('Untitled conversation')
    await title.fill('Left behind')
    await page.getByRole('heading', { name: 'Chats' }).click()
    await expect(chatLink(page, 'Left behind')).toBeVisible()
    expect(sent).toEqual([
      [`/api/chat/${first}`, { title: 'New name' }],
      [`/api/chat/${second}`, { title: 'Left behind' }],
    ])
    await page.reload()
    await expect(sidebar(page).getByRole('link')).toHaveText(['New name', 'Left behind'])
  })
})

test.describe('deleting', () => {
  test('shows “Deleting…” and cannot be dismissed meanwhile; deleting the open chat clears the selection', async ({
    page,
    owner,
    server,
  }) => {
    const [first = '', second = ''] = await seedChats(server, owner, [
      { title: 'Open one', messages: 2 },
      { title: 'Other one', messages: 2 },
    ])
    await page.goto(`/?chat=${first}`)
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' })

    // Not the open chat: the screen does not change.
    await choose(page, 'Other one', 'Delete')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(chatLink(page, 'Other one')).toHaveCount(0)
    await expect(page).toHaveURL(`/?chat=${first}`)
    await expect(page.getByText('Message 1 of Open one')).toBeVisible()

    const gate = closedGate()
    await page.route(oneChat, gate.handle)
    await choose(page, 'Open one', 'Delete')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
    await page.mouse.click(1200, 700)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    gate.open()
    await expect(dialog).toHaveCount(0)
    await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
    await expect(page.getByText('of Open one')).toHaveCount(0)
    for (const id of [first, second]) {
      expect((await owner.call(`/api/chat/${id}/messages`)).status).toBe(404)
    }
  })

  test('asks first and can be cancelled, and then moves the focus to the next chat', async ({
    page,
    owner,
    server,
  }) => {
    await seedChats(server, owner, [{ title: 'My deposit' }, { title: null }])
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' })
    await choose(page, 'My deposit', 'Delete')
    await expect(dialog).toContainText('This will delete My deposit.')
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Delete'])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await choose(page, 'Untitled conversation', 'Delete')
    await expect(dialog).toContainText('This will delete Untitled conversation.')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await choose(page, 'My deposit', 'Delete')
    await page.mouse.click(1200, 700)
    await expect(dialog).toHaveCount(0)
    await expect(sidebar(page).getByRole('link')).toHaveCount(2)

    await choose(page, 'My deposit', 'Delete')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(sidebar(page).getByRole('link')).toHaveText(['Untitled conversation'])
    await expect(chatLink(page, 'Untitled conversation')).toBeFocused()
  })
})
