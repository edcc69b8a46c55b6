import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatList } from './chat-list.tsx'

const ignore = () => {}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function renderList() {
  render(
    <QueryScope owner={crypto.randomUUID()}>
      <ToastProvider dismissLabel="Dismiss">
        <ChatList selected={undefined} onChanged={ignore} onRemoved={ignore} />
      </ToastProvider>
    </QueryScope>,
  )
}

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
