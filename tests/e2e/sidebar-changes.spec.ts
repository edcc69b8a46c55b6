import { expect } from '@playwright/test'
import { chatLink, choose, closedGate, seedChats, sidebar, test } from './chat-fixtures.ts'
import { field } from './chat-steps.ts'

/** Renaming and deleting chats in the list: product.md S-6, S-7. */

const oneChat = /\/api\/chat\/[0-9a-f-]{36}$/

test.describe('renaming', () => {
  test('saves the trimmed title on Enter and on leaving the field; the page’s title changes too', async ({
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

test('deleting asks first and can be cancelled; it shows “Deleting…” and cannot be dismissed meanwhile; it clears the selection of the open chat, and moves the focus to the next one', async ({
  page,
  owner,
  server,
}) => {
  const ids = await seedChats(server, owner, [
    { title: 'Open one', messages: 2 },
    { title: 'My deposit', messages: 2 },
    { title: null },
  ])
  await page.goto(`/?chat=${ids[0]}`)
  const dialog = page.getByRole('dialog', { name: 'Delete chat?' })
  const confirm = () => dialog.getByRole('button', { name: 'Delete', exact: true }).click()
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
  await expect(sidebar(page).getByRole('link')).toHaveCount(3)

  // Not the open chat: the screen does not change.
  await choose(page, 'My deposit', 'Delete')
  await confirm()
  await expect(sidebar(page).getByRole('link')).toHaveText(['Open one', 'Untitled conversation'])
  await expect(chatLink(page, 'Untitled conversation')).toBeFocused()
  await expect(page).toHaveURL(`/?chat=${ids[0]}`)
  await expect(page.getByText('Message 1 of Open one')).toBeVisible()
  await choose(page, 'Untitled conversation', 'Delete')
  await confirm()
  await expect(sidebar(page).getByRole('link')).toHaveText(['Open one'])

  const gate = closedGate()
  await page.route(oneChat, gate.handle)
  await choose(page, 'Open one', 'Delete')
  await confirm()
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
  for (const id of ids) {
    expect((await owner.call(`/api/chat/${id}/messages`)).status).toBe(404)
  }
})
