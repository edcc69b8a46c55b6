import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  chatLink,
  closeConsole,
  openChat,
  openConsole,
  press,
  see,
  shown,
} from '#tests/support/pages/admin-console.tsx'
import { addChat, addUser, deferred, failing, newWorld } from '#tests/support/pages/admin-console-server.ts'
import { userChatPath, userPath } from '#web/admin/common/console-url.ts'

afterEach(closeConsole)

it('a chat’s row shows the date of its last message, not of its creation, and no date without messages', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  const created_at = '2026-01-02T12:00:00.000Z'
  Object.assign(addChat(world, ann, 'Rent'), { created_at, lastMessageAt: '2026-03-04T12:00:00.000Z' })
  Object.assign(addChat(world, ann, 'Empty', 0), { created_at, lastMessageAt: null })
  Object.assign(addChat(world, ann, 'Short', 1), { lastMessageAt: null })
  openConsole(world, userPath(ann.id))
  await waitFor(() => expect(chatLink('Rent').textContent).toBe('Rent2 messages4 Mar 2026'))
  expect(chatLink('Rent').querySelector('time')?.dateTime).toBe('2026-03-04T12:00:00.000Z')
  expect(chatLink('Empty').textContent).toBe('Empty0 messages')
  expect(chatLink('Short').textContent).toBe('Short1 message')
  await openChat('Empty')
  await see('This chat has no messages.')
})

it('a chat without a title is named "(no title)", and can be opened (K-3)', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  const chat = addChat(world, ann, 'Rent')
  chat.title = null
  openConsole(world, userPath(ann.id))
  await waitFor(() => expect(chatLink('(no title)').textContent).toContain('(no title)'))
  await openChat('(no title)')
  await see('text 1')
  expect(location.pathname + location.search).toBe(userChatPath(ann.id, chat.id))
})

it('chats can be sorted in each of the six orders, which the server applies (K-3)', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  const [first, last] = [addChat(world, ann, 'First'), addChat(world, ann, 'Last')]
  const admin = openConsole(world, userPath(ann.id))
  const reads = () => admin.calls.filter(call => call.includes('/chats?')).map(call => call.split('?')[1])
  const titles = () =>
    screen.getAllByRole('link', { description: /^(First|Last)$/ }).map(({ title }) => title)
  await see('Last')
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort chats' })
  const orders = {
    'Created ↓': 'created_desc',
    'Created ↑': 'created_asc',
    'Messages ↓': 'messages_desc',
    'Messages ↑': 'messages_asc',
    'Last message ↓': 'last_message_desc',
    'Last message ↑': 'last_message_asc',
  }
  expect([...sort.options].map(({ text }) => text)).toEqual(Object.keys(orders))
  for (const [label, value] of Object.entries(orders)) {
    const isAscending = value.endsWith('asc')
    world.chats.set(ann.id, isAscending ? [first, last] : [last, first])
    await userEvent.selectOptions(sort, label)
    await waitFor(() => expect(titles()).toEqual(isAscending ? ['First', 'Last'] : ['Last', 'First']))
  }
  expect(reads()).toEqual(Object.values(orders).map(value => `limit=50&offset=0&sort=${value}`))
})

it('"Load more" adds the next 50 chats and moves the focus to the first of them (K-3)', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  for (let number = 53; number > 0; number -= 1) addChat(world, ann, `Chat ${number}`)
  const admin = openConsole(world, userPath(ann.id))
  const titles = () => screen.getAllByRole('link', { description: /^Chat / }).map(({ title }) => title)
  await waitFor(() => expect(titles()).toHaveLength(50))
  await press('Load more')
  await waitFor(() => expect(titles()).toHaveLength(53))
  expect(document.activeElement).toBe(chatLink('Chat 51'))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  const reads = admin.calls.filter(call => call.includes('/chats?')).map(call => call.split('?')[1])
  expect(reads).toEqual([0, 50].map(offset => `limit=50&offset=${offset}&sort=created_desc`))
})

it('the console says that a user has no chats only once it knows, and does not call a missing reason a failure (K-3, K-9)', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  const chats = `GET /admin/users/${ann.id}/chats`
  const slow = deferred(chats, () => Response.json({ chats: [], hasMore: false }))
  openConsole(world, userPath(ann.id), slow.script)
  await see('Chats of ann@example.fr')
  expect(shown()).not.toContain('This user has no chats.')
  // The same region, so that screen readers announce the new text.
  const region = screen.getByText('Loading…')
  slow.go()
  await see('This user has no chats.')
  expect([region.role, region.textContent]).toEqual(['status', 'This user has no chats.'])
  closeConsole()
  openConsole(world, userPath(ann.id), failing(chats, 403, 'reason_required'))
  await see('Enter a reason for reading first.')
  expect(shown()).not.toContain('The chats could not be loaded.')
})
