import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { acceptDisclaimer } from '#web/chat/disclaimer/disclaimer-record.ts'
import { clearUserMemory } from '#web/lib/user-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatPage } from './chat-page.tsx'

const user = { id: 'person', email: 'person@example.fr' }

beforeEach(() => {
  localStorage.clear()
  acceptDisclaimer(appConfig.firm.disclaimerVersion)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string) => {
    // The server does not answer the question.
    if (url.endsWith('/chat/stream')) return new Promise(() => {})
    return Response.json({ chats: [], hasMore: false, budget: null, ...user, role: 'user' })
  })
})

afterEach(() => {
  clearUserMemory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('"New Chat" takes back a message that waits in a conversation without an id: it belongs to no other one (E-10)', async () => {
  render(
    <ConfigContext value={appConfig}>
      <ToastProvider dismissLabel="Dismiss">
        <SessionProvider auth={appConfig.auth}>
          <QueryScope owner={user.id}>
            <ChatPage session={{ status: 'signed-in', user, account: undefined }} notice={null} />
          </QueryScope>
        </SessionProvider>
      </ToastProvider>
    </ConfigContext>,
  )
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Ask|Send)/ })
  for (const text of ['How long?', 'And for me?']) {
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.keyDown(field(), { key: 'Enter' })
  }
  await screen.findByRole('region', { name: 'Your next message' })
  fireEvent.click(screen.getByRole('button', { name: 'New Chat' }))
  expect(screen.queryByRole('region', { name: 'Your next message' })).toBeNull()
  expect(field().value).toBe('And for me?')
})
