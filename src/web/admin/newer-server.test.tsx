import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminUser } from '#shared/admin.ts'
import type { Chat, Message } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import { addUser, chatLink, drawConsole, eventually, newWorld } from '#tests/support/drawn-console.tsx'
import { userPath } from './common/console-url.ts'

const world = newWorld()
let drawn: ReturnType<typeof drawConsole>

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  drawn.close()
  vi.restoreAllMocks()
})

it('a newer server’s accounts, chats and messages are shown as far as they can be read (X-9)', async () => {
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

  drawn = drawConsole(world, userPath(eve.id))
  await eventually(() => expect(drawn.page.textContent).toContain('2 in all'))
  await eventually(() => expect(drawn.page.textContent).toContain('(no title)'))
  chatLink('(no title)').click()
  await eventually(() => expect(drawn.page.textContent).toContain('Yes.'))
  expect([...drawn.page.querySelectorAll('article')].map(row => row.textContent)).toEqual([
    'UserMay I?',
    'AssistantYes.',
  ])
})
