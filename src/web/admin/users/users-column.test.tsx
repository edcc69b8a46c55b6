import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  closeConsole,
  go,
  openConsole,
  press,
  see,
  shown,
  toasts,
} from '#tests/support/pages/admin-console.tsx'
import { addChat, addUser, newWorld, removeAccount } from '#tests/support/pages/admin-console-server.ts'
import { auditPath, userChatPath, userPath } from '#web/admin/common/console-url.ts'

const world = newWorld()
beforeEach(() => Object.assign(world, newWorld()))
afterEach(closeConsole)

/** Nothing has a height here, so the list renders few rows, but always the first one. */
const firstRow = () => document.querySelector<HTMLAnchorElement>('li a[data-index]')
const nameIn = (row: HTMLAnchorElement | null) => row?.firstElementChild?.textContent

it('users can be sorted in each of the five orders (K-2)', async () => {
  const figures = { a: [3, 3], b: [9, 4], c: [0, 5], d: [4, 9], e: [5, 1] } as const
  for (const [name, [chatCount, day]] of Object.entries(figures)) {
    const lastChatAt = `2026-03-0${day}T10:00:00.000Z`
    Object.assign(addUser(world, `${name}@example.fr`), { chatCount, lastChatAt })
  }
  openConsole(world)
  await see('5 in all')
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort users' })
  const firstOf = { 'Email A–Z': 'a', 'Chats ↓': 'b', 'Chats ↑': 'c', 'Last chat ↓': 'd', 'Last chat ↑': 'e' }
  expect([...sort.options].map(({ text }) => text)).toEqual(Object.keys(firstOf))
  for (const [label, name] of Object.entries(firstOf)) {
    await userEvent.selectOptions(sort, label)
    await waitFor(() => expect(nameIn(firstRow())).toBe(`${name}@example.fr`))
  }
})

it('another user’s chats replace the open chat (K-4)', async () => {
  const [ann, bob] = [addUser(world, 'ann@example.fr'), addUser(world, 'bob@example.fr')]
  addChat(world, bob, 'Deposit')
  openConsole(world, userChatPath(ann.id, addChat(world, ann, 'Rent').id))
  await see('text 1')
  await userEvent.type(screen.getByRole('searchbox'), 'bob')
  await waitFor(() => expect(nameIn(firstRow())).toBe(bob.email))
  await userEvent.click(firstRow() ?? document.body)
  await see('Deposit')
  expect(shown()).toContain('Select a chat to view messages')
  expect(shown()).not.toContain('text 1')
  expect(location.pathname + location.search).toContain(userPath(bob.id))
})

it('an account without an address has a name in its row, its panel and the audit log (K-2)', async () => {
  const user = addUser(world, '')
  const name = `(no address, ${user.id.slice(0, 8)})`
  const admin = openConsole(world, userPath(user.id))
  await screen.findByRole('heading', { name: `Chats of ${name}` })
  expect(nameIn(firstRow())).toBe(name)
  expect(screen.getAllByRole('link', { name: 'Back to users' })).toHaveLength(1)
  await press('Delete account')
  expect(screen.getByRole('dialog').textContent).toContain(`Delete account for ${name}?`)
  await press('Cancel')
  const at = '2026-01-02T10:00:00.000Z'
  const chatId = '11111111-1111-4111-8111-111111111111'
  const entry = { seq: 1, at, action: 'read_messages', admin: null, user, chatId, reason: 'not given' }
  admin.script(call =>
    call.includes('/audit?') ? Response.json({ entries: [entry], hasMore: false }) : undefined,
  )
  go(auditPath())
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(auditPath({ user: user.id }))
  expect(screen.getByRole('link', { name: 'Open' })).toBeDefined()
})

const searchField = () => screen.findByRole<HTMLInputElement>('searchbox')
const chosenSort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort users' }).value

it('the search and the order of the users are still there after a visit to another view (K-2)', async () => {
  const [ann] = [addUser(world, 'ann@example.fr'), addUser(world, 'bob@example.fr')]
  openConsole(world)
  await see('2 in all')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort users' }), 'Chats ↓')
  await userEvent.type(await searchField(), 'ann')
  go(userPath(ann.id))
  // The URL gets them by a timer of 0 ms, which ends before this one.
  await new Promise(resolve => setTimeout(resolve))
  expect(location.search).toBe(`?user=${ann.id}&q=ann&sort=chats_desc`)
  go(auditPath({ user: ann.id }))
  await screen.findByRole('heading', { name: 'Audit log' })
  go(userPath(ann.id))
  expect((await searchField()).value).toBe('ann')
  expect(chosenSort()).toBe('chats_desc')
  await waitFor(() => expect(shown()).toContain('1 of 2'))
})

it('the URL of the users view has the search and the order; Back restores them, even after a double click (K-2, K-8)', async () => {
  const [, bob] = [addUser(world, 'ann@example.fr'), addUser(world, 'bob@example.fr')]
  openConsole(world, '/admin?q=ann&sort=chats_desc')
  await see('1 of 2')
  expect([(await searchField()).value, chosenSort()]).toEqual(['ann', 'chats_desc'])
  const entryCount = history.length
  await userEvent.clear(await searchField())
  await waitFor(() => expect(location.search).toBe('?sort=chats_desc'))
  await userEvent.type(await searchField(), 'bob')
  await waitFor(() => expect(nameIn(firstRow())).toBe(bob.email))
  await userEvent.dblClick(firstRow() ?? document.body)
  await waitFor(() => expect(location.search).toBe(`?user=${bob.id}&q=bob&sort=chats_desc`))
  expect(history.length).toBe(entryCount + 1)
  await press('Clear search')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort users' }), 'Email A–Z')
  await waitFor(() => expect(location.search).toBe(`?user=${bob.id}`))
  act(() => history.back())
  await see('1 of 2')
  expect(location.search).toBe('?q=bob&sort=chats_desc')
  expect([(await searchField()).value, chosenSort()]).toEqual(['bob', 'chats_desc'])
})

it('without a search, the URL ends with the path, in browsers without URLSearchParams.size too (X-7)', async () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => size.mockRestore())
  addUser(world, 'ann@example.fr')
  openConsole(world, '/admin?q=ann')
  await see('1 of 1')
  await press('Clear search')
  await waitFor(() => expect(location.href).toMatch(/\/admin$/))
})

it('the selected user is marked, Tab leads to their row, and screen readers say its position (X-4)', async () => {
  for (const name of ['ann', 'bob', 'dora']) addUser(world, `${name}@example.fr`)
  const carl = addUser(world, 'carl@example.fr')
  openConsole(world, userPath(carl.id))
  await see('4 in all')
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('li a[data-index]')]
  const marked = (name: string) => rows.filter(row => row.hasAttribute(name)).map(nameIn)
  expect(marked('aria-current')).toEqual(['carl@example.fr'])
  expect(rows.filter(row => row.tabIndex === 0).map(nameIn)).toEqual(['carl@example.fr'])
  const item = rows.find(row => nameIn(row) === 'carl@example.fr')?.closest('li')
  expect(['aria-posinset', 'aria-setsize'].map(name => item?.getAttribute(name))).toEqual(['3', '4'])
})

it('the page takes the focus if the link that was followed disappears: in a user’s panel and in the audit log (X-4)', async () => {
  const user = addUser(world, 'ann@example.fr')
  const admin = openConsole(world, userPath(user.id))
  const at = '2026-01-02T10:00:00.000Z'
  const entry = { seq: 1, at, action: 'promote', admin: null, user, chatId: null, reason: 'not given' }
  admin.script(call =>
    call.includes('/audit?') ? Response.json({ entries: [entry], hasMore: false }) : undefined,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'View in the audit log' }))
  await screen.findByRole('heading', { name: 'Audit log' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  go(auditPath())
  await userEvent.click(await screen.findByRole('link', { name: user.email }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('the page takes the focus if the row that was pressed disappears, because the account was deleted elsewhere; the search stays (X-4)', async () => {
  const [ann] = [addUser(world, 'ann@example.fr'), addUser(world, 'bob@example.fr')]
  openConsole(world, '/admin?q=example')
  await see('2 of 2')
  removeAccount(world, ann)
  await userEvent.click(firstRow() ?? document.body)
  await see('1 of 1')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.search).toBe('?q=example')
  expect(toasts()).toEqual(['Failed to load chats (404)'])
})

it('the search has the focus after either button that clears it (X-4)', async () => {
  addUser(world, 'ann@example.fr')
  openConsole(world)
  await see('1 in all')
  const field = screen.getByRole('searchbox')
  for (const index of [0, 1]) {
    await userEvent.type(field, 'zoe')
    await see('No address matches.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[index] ?? field)
    expect(document.activeElement).toBe(field)
    await see('1 in all')
  }
})

it('Escape in the search shows all users again, but not while a character is being composed (K-2)', async () => {
  for (const name of ['ann', 'bob']) addUser(world, `${name}@example.fr`)
  openConsole(world)
  await see('2 in all')
  await userEvent.type(screen.getByRole('searchbox'), 'zoe')
  await see('No address matches.')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true })
  await see('No address matches.')
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}')
  await see('2 in all')
  await userEvent.type(screen.getByRole('searchbox'), 'ann')
  await see('1 of 2')
})
