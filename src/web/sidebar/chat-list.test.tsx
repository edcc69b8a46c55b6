import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '#tests/support/draw.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatList } from './chat-list.tsx'

const ignore = () => {}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function drawList() {
  return draw(
    <QueryScope owner={crypto.randomUUID()}>
      <ToastProvider dismissLabel="Dismiss">
        <ChatList selected={undefined} onRenamed={ignore} onRemoved={ignore} />
      </ToastProvider>
    </QueryScope>,
  )
}

it('a chat without a title, or one that cannot be read, hides none of the others (X-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const chats = [
    { id: '11111111-1111-4111-8111-111111111111' },
    { title: 'Nowhere' },
    { id: 'V1StGXR8', title: 'Rent', mood: 'new' },
    null,
  ]
  vi.stubGlobal('fetch', async () => Response.json({ chats }))
  const { page, clear } = drawList()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const links = () =>
    [...page.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  await vi.waitFor(() =>
    expect(links()).toEqual([
      ['Untitled conversation', '/?chat=11111111-1111-4111-8111-111111111111'],
      ['Rent', '/?chat=V1StGXR8'],
    ]),
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  clear()
})
