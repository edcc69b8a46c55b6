import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminUser } from '#shared/api/admin.ts'
import type { Chat, Message } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { closeConsole, openChat, openConsole, see } from '#tests/support/pages/admin-console.tsx'
import { addUser, newWorld } from '#tests/support/pages/admin-console-server.ts'
import { userPath } from './common/console-url.ts'

const world = newWorld()

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

it('accounts, chats and messages from a newer server are shown as far as this version can read them (X-9)', async () => {
  addUser(world, 'ann@example.fr')
  const eve = { id: 'u-1' as UserId, email: 'eve@example.fr', role: 'editor', lastChatAt: 'lately' }
  world.users.push(eve as unknown as AdminUser, { email: 'nobody' } as AdminUser)
  const rent = { id: 'c-1' as ChatId, lastMessageAt: 'lately' } as Chat
  world.chats.set(eve.id, [rent, { title: 'Nowhere' } as Chat])
  world.messages.set(rent.id, [
    { role: 'user', content: 'May I?' },
    { role: 'tool', content: 'looked up' },
    { role: 'assistant', content: 'Yes.', status: 'pondered' },
  ] as unknown as Message[])

  openConsole(world, userPath(eve.id))
  await see('2 in all')
  await see('(no title)')
  await openChat('(no title)')
  await see('Yes.')
  expect(screen.getAllByRole('article').map(row => row.textContent)).toEqual(['UserMay I?', 'AssistantYes.'])
})
