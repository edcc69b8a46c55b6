import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chatLink, closeConsole, openConsole } from '#tests/support/admin-console.tsx'
import { addChat, addUser, newWorld } from '#tests/support/admin-console-server.ts'
import { userPath } from '#web/admin/common/console-url.ts'

afterEach(closeConsole)

it('a chat’s row shows the date of its last message, not of its creation, and no date without messages', async () => {
  const world = newWorld()
  const ann = addUser(world, 'ann@example.fr')
  const created_at = '2026-01-02T12:00:00.000Z'
  Object.assign(addChat(world, ann, 'Rent'), { created_at, lastMessageAt: '2026-03-04T12:00:00.000Z' })
  Object.assign(addChat(world, ann, 'Empty', 0), { created_at, lastMessageAt: null })
  openConsole(world, userPath(ann.id))
  await waitFor(() => expect(chatLink('Rent').textContent).toBe('Rent2 messages4 Mar 2026'))
  expect(chatLink('Rent').querySelector('time')?.dateTime).toBe('2026-03-04T12:00:00.000Z')
  expect(chatLink('Empty').textContent).toBe('Empty0 messages')
})
