import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatList } from './chat-list.tsx'

const ignore = () => {}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function renderList(retentionDays: number | null = null) {
  render(
    <ConfigContext value={{ ...appConfig, retentionDays }}>
      <QueryScope owner={crypto.randomUUID()}>
        <ToastProvider dismissLabel="Dismiss">
          <ChatList selected={undefined} onChanged={ignore} onRemoved={ignore} />
        </ToastProvider>
      </QueryScope>
    </ConfigContext>,
  )
}

it.each([
  [30, 'Kept for 30 days after the last message'],
  [1, 'Kept for 1 day after the last message'],
])('the list says that chats are kept for %i days (RT-8)', async (days, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ chats: [] }))
  renderList(days)
  await screen.findByText('No conversations yet.')
  expect(screen.getByText(sentence).tagName).toBe('P')
})

it('the list names no period if chats are kept until their owner deletes them (RT-1)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ chats: [] }))
  renderList()
  await screen.findByText('No conversations yet.')
  expect(screen.queryByText(/^Kept for/)).toBeNull()
})

it('chats without a title, or that cannot be parsed, do not hide the others (X-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const chats = [
    { id: '11111111-1111-4111-8111-111111111111' },
    { title: 'Nowhere' },
    { id: 'V1StGXR8', title: 'Rent', mood: 'new' },
    null,
  ]
  vi.stubGlobal('fetch', async () => Response.json({ chats }))
  renderList()
  const links = await screen.findAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Untitled conversation', '/?chat=11111111-1111-4111-8111-111111111111'],
    ['Rent', '/?chat=V1StGXR8'],
  ])
})
