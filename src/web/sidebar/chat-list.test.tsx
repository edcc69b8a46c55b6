import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatList } from './chat-list.tsx'
// Loads the lazy modules in advance: on a busy machine, a dialog would first say that it is loading.
import './delete-chat-dialog.tsx'
import './select-list.tsx'

const ignore = () => {}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function renderList(retentionDays: number | null = null, onChanged = ignore) {
  render(
    <ConfigContext value={{ ...appConfig, retentionDays }}>
      <QueryScope owner={crypto.randomUUID()}>
        <ToastProvider dismissLabel="Dismiss">
          <ChatList selected={undefined} onChanged={onChanged} onRemoved={ignore} />
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

it('the list says “Loading…” until it is known to be empty (S-2)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  renderList()
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByText('No conversations yet.')).toBeNull()
  resolve(Response.json({ chats: [] }))
  await screen.findByText('No conversations yet.')
  expect(screen.queryByText('Loading…')).toBeNull()
})

it('chats that have no title or cannot be parsed do not hide the others (X-9)', async () => {
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

/** Serves chats, 30 per page, and records the calls that change one. Calls that match `refuse` fail. */
function serveChats(chatCount: number) {
  const server = { refuse: /^$/, changes: [] as string[] }
  let chats = Array.from({ length: chatCount }, (_, index) => ({
    id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
    title: `Chat ${index + 1}`,
  }))
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'GET') server.changes.push(`${method} ${address} ${body ?? ''}`)
    if (server.refuse.test(`${method} ${address}`)) {
      return Response.json({ error: { code: 'too_many_requests', message: 'Later.' } }, { status: 429 })
    }
    if (method === 'DELETE') chats = chats.filter(({ id }) => !address.endsWith(id))
    if (method !== 'GET') return Response.json({})
    const { searchParams } = new URL(address, 'http://localhost')
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))]
    const hasMore = offset + limit < chats.length
    return Response.json({ chats: chats.slice(offset, offset + limit), hasMore })
  })
  return server
}

const titles = () => screen.queryAllByRole('link').map(link => link.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)

async function choose(title: string, item: string) {
  await press(`More options: ${title}`)
  const menu = screen.getByRole('menu', { name: `More options: ${title}` })
  await userEvent.click(within(menu).getByRole('menuitem', { name: item }))
}

it('a list that cannot be loaded shows no toast, never claims to be empty, and offers to try again (S-8)', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(ignore)
  const server = serveChats(40)
  server.refuse = /\?/
  renderList()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(again.closest('[role=status]')?.textContent).toContain('Your conversations could not be loaded.')
  expect(screen.queryByText('No conversations yet.')).toBeNull()
  expect(toasts()).toEqual([])
  expect(logged.mock.calls).toEqual([['Failed to fetch chats: 429']])
  server.refuse = /^$/
  await press('Try again')
  await waitFor(() => expect(titles()).toHaveLength(30))
  // Not an empty element, at which a screen reader would stop on its way to the list.
  expect(document.activeElement?.firstElementChild).toBe(screen.getByRole('list'))

  // The same for the next page: the loaded chats stay.
  server.refuse = /offset=30/
  await press('Load more')
  await waitFor(() => expect(logged.mock.lastCall).toEqual(['Failed to fetch more chats: 429']))
  expect(titles()).toHaveLength(30)
  expect(toasts()).toEqual([])
  server.refuse = /^$/
  await screen.findByRole('button', { name: 'Load more' })
  await press('Load more')
  await waitFor(() => expect(titles()).toHaveLength(40))
})

it('the drawer shows 60 chats each time it opens, and scrolling shows the others that are loaded', async () => {
  serveChats(130)
  const owner = crypto.randomUUID()
  const drawer = (open: boolean) => (
    <ConfigContext value={appConfig}>
      <QueryScope owner={owner}>
        <ToastProvider dismissLabel="Dismiss">
          {open && <ChatList selected={undefined} onChanged={ignore} onRemoved={ignore} />}
        </ToastProvider>
      </QueryScope>
    </ConfigContext>
  )
  const { rerender } = render(drawer(true))
  for (const chatCount of [30, 60, 90, 120]) {
    await waitFor(() => expect(titles()).toHaveLength(chatCount))
    await press('Load more')
  }
  await waitFor(() => expect(titles()).toHaveLength(130))
  rerender(drawer(false))
  rerender(drawer(true))
  expect(titles()).toHaveLength(60)
  for (const chatCount of [90, 120, 130]) {
    const panel = screen.getByRole('list').parentElement?.parentElement
    if (panel) fireEvent.scroll(panel)
    await waitFor(() => expect(titles()).toHaveLength(chatCount))
  }
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('a new title is saved without the spaces around it, on Enter and on leaving the field (S-6)', async () => {
  const server = serveChats(2)
  renderList()
  await screen.findByRole('link', { name: 'Chat 1' })
  const rename = async (chat: string, text: string) => {
    await choose(chat, 'Rename')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    await waitFor(() => expect(field.selectionEnd).toBe(chat.length))
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await rename('Chat 1', '  New name  {Enter}')
  await screen.findByRole('link', { name: 'New name' })
  await rename('Chat 2', 'Left behind')
  await userEvent.click(document.body)
  await screen.findByRole('link', { name: 'Left behind' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(server.changes).toEqual([
    'PATCH /api/chat/11111111-1111-4111-8111-000000000000 {"title":"New name"}',
    'PATCH /api/chat/11111111-1111-4111-8111-000000000001 {"title":"Left behind"}',
  ])
})

it('a chat without a title is called untitled in its menu, its title field and the question before it is deleted, which can be cancelled (S-6, S-7)', async () => {
  const fetched = vi.fn(async () => Response.json({ chats: [{ id: 'V1StGXR8', title: null }] }))
  vi.stubGlobal('fetch', fetched)
  renderList()
  const untitled = 'Untitled conversation'
  expect((await screen.findByRole('button', { name: `More options: ${untitled}` })).textContent).toBe('⋯')
  await press(`More options: ${untitled}`)
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Rename',
    'Pin',
    'Export…',
    'Share…',
    'Archive',
    'Delete',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(field.value).toBe(untitled)
  await userEvent.type(field, '{Escape}')
  await choose(untitled, 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete chat?' })
  expect(dialog.textContent).toContain(`This will delete ${untitled}.`)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel', 'Delete'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fetched).toHaveBeenCalledOnce()
})

it('renaming is cancelled by Escape and by a title that cannot be seen; if it fails, the text stays in the field (S-6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const server = serveChats(1)
  renderList()
  await screen.findByRole('link', { name: 'Chat 1' })
  const rename = async (text: string) => {
    await choose('Chat 1', 'Rename')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    // The title is selected a frame later, which would otherwise happen while the text is typed.
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Chat 1'.length]))
    await userEvent.clear(field)
    await userEvent.type(field, text)
    return field
  }
  for (const typed of ['Not this{Escape}', '{Enter}', '   {Enter}', '\u200b{Enter}']) {
    await rename(typed)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Chat 1' }))
  }
  expect(server.changes).toEqual([])

  server.refuse = /PATCH/
  const field = await rename('A better name{Enter}')
  await waitFor(() => expect(toasts()).toEqual(['Rename failed']))
  expect([field.readOnly, field.value]).toEqual([false, 'A better name'])
  server.refuse = /^$/
  await userEvent.type(field, '{Enter}')
  await screen.findByRole('link', { name: 'A better name' })
})

it('a deletion that fails shows a toast, and its dialog stays open to try again (S-7)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const server = serveChats(2)
  renderList()
  await screen.findByRole('link', { name: 'Chat 1' })
  server.refuse = /DELETE/
  await choose('Chat 1', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete chat?' }))
  const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name })
  await userEvent.click(button('Delete'))
  await waitFor(() => expect(toasts()).toEqual(['Delete failed']))
  for (const name of ['Delete', 'Cancel']) {
    expect(button(name).disabled).toBe(false)
    expect(button(name).getAttribute('aria-busy')).not.toBe('true')
  }
  expect(titles()).toEqual(['Chat 1', 'Chat 2'])
  server.refuse = /^$/
  await userEvent.click(button('Delete'))
  await waitFor(() => expect(titles()).toEqual(['Chat 2']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a chat that has already been deleted leaves the list, for example if the first response was lost (S-7)', async () => {
  serveChats(2)
  renderList()
  await screen.findByRole('link', { name: 'Chat 1' })
  const problem = { error: { code: 'not_found', message: 'No such chat.' } }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }))
  await choose('Chat 1', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete chat?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Chat 2']))
  expect(toasts()).toEqual([])
})

/** From here on, every change succeeds, and the list is empty. */
function serveNoMoreChats() {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(method === 'GET' ? { chats: [], hasMore: false } : {}),
  )
}

async function expectFocusOnEmptyList() {
  const line = await screen.findByText('No conversations yet.')
  await waitFor(() => expect(document.activeElement).toBe(line.parentElement))
}

it.each(['Delete', 'Archive'])(
  'after “%s” of the only chat, the empty list has the focus (X-4)',
  async action => {
    serveChats(1)
    renderList()
    await userEvent.click(await screen.findByRole('button', { name: 'More options: Chat 1' }))
    serveNoMoreChats()
    await userEvent.click(screen.getByRole('menuitem', { name: action }))
    if (action === 'Delete') await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expectFocusOnEmptyList()
  },
)

it('a chat that is being archived shows a spinner, and does not take the focus from where the user moved it (J-8, X-4)', async () => {
  serveChats(3)
  renderList()
  await screen.findByRole('link', { name: 'Chat 2' })
  const slow = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => slow.promise)
  await choose('Chat 2', 'Archive')
  const more = screen.getByRole('button', { name: 'More options: Chat 2' })
  expect(more.querySelector('[data-spinner]')).toBeTruthy()
  await userEvent.click(more)
  expect(screen.getByRole('menuitem', { name: 'Archive' }).getAttribute('aria-disabled')).toBe('true')
  act(() => screen.getByRole('button', { name: 'Archived' }).focus())
  slow.resolve(Response.json({}))
  await waitFor(() => expect(titles()).toEqual(['Chat 1', 'Chat 3']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archived' }))
})

it.each(['Delete', 'Archive'])(
  'after “%s” of all selected chats, the empty list has the focus (X-4, J-9)',
  async action => {
    serveChats(2)
    renderList()
    await userEvent.click(await screen.findByRole('button', { name: 'Select several' }))
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    serveNoMoreChats()
    await userEvent.click(screen.getByRole('button', { name: action }))
    if (action === 'Delete') {
      const dialog = await screen.findByRole('dialog')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    }
    await expectFocusOnEmptyList()
  },
)

it.each([
  ['its title field', () => choose('Chat 2', 'Rename'), () => screen.getByRole('textbox')],
  [
    'its checkbox',
    () => press('Select several'),
    async () => screen.findByRole('checkbox', { name: 'Chat 2' }),
  ],
])(
  'if another tab deletes a chat, the focus moves from %s to the next chat (X-4)',
  async (_which, open, find) => {
    serveChats(3)
    renderList()
    await screen.findByRole('link', { name: 'Chat 2' })
    await open()
    const focused = await find()
    focused.focus()
    await fetch('/api/chat/11111111-1111-4111-8111-000000000001', { method: 'DELETE' })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(focused.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Chat 3'))
  },
)

it('if another tab deletes a chat that had lost the focus, the focus does not return to the list', async () => {
  serveChats(3)
  renderList()
  const focused = await screen.findByRole('link', { name: 'Chat 2' })
  act(() => focused.focus())
  act(() => focused.blur())
  await fetch('/api/chat/11111111-1111-4111-8111-000000000001', { method: 'DELETE' })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(focused.isConnected).toBe(false))
  expect(document.activeElement).toBe(document.body)
})

it('a toast says whether a chat was pinned; one that cannot be pinned stays where it is; other tabs are told only of changes that succeed (J-7, J-8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const server = serveChats(2)
  const onChanged = vi.fn()
  renderList(null, onChanged)
  await screen.findByRole('link', { name: 'Chat 2' })
  server.refuse = /PATCH/
  await choose('Chat 2', 'Pin')
  await waitFor(() => expect(toasts()).toEqual(['The conversation could not be changed. Please try again.']))
  expect(titles()).toEqual(['Chat 1', 'Chat 2'])
  expect(screen.queryByRole('img', { name: 'Pinned' })).toBeNull()
  expect(onChanged).not.toHaveBeenCalled()
  server.refuse = /^$/
  await choose('Chat 1', 'Pin')
  await waitFor(() => expect(toasts()).toContain('The conversation is now at the top of the list.'))
  expect(onChanged).toHaveBeenCalledTimes(1)
  await choose('Chat 1', 'Archive')
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
})

it('the next page is loaded even if a chat is deleted while the page is being requested (S-3)', async () => {
  serveChats(40)
  const serve = fetch
  const held = Promise.withResolvers<void>()
  let nextPageCount = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('offset=30')) {
      nextPageCount += 1
      if (nextPageCount === 1) await held.promise
    }
    return serve(address, init)
  })
  renderList()
  await screen.findByRole('link', { name: 'Chat 1' })
  await press('Load more')
  await choose('Chat 1', 'Delete')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toHaveLength(39))
  held.resolve()
})

it('after all loaded chats are deleted, the others are loaded, and the list never claims to be empty (J-9)', async () => {
  serveChats(32)
  renderList()
  await screen.findByRole('link', { name: 'Chat 30' })
  const claims: string[] = []
  const watcher = new MutationObserver(() => {
    if (screen.queryByText('No conversations yet.')) claims.push('empty')
  })
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watcher.disconnect())
  await press('Select several')
  await userEvent.click(await screen.findByRole('button', { name: 'Select all' }))
  await press('Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 30 conversations?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Chat 31', 'Chat 32']))
  expect(claims).toEqual([])
})

it('after the last page is loaded, the focus is on its first chat, even while chats are selected (X-4, J-9)', async () => {
  serveChats(32)
  renderList()
  await screen.findByRole('link', { name: 'Chat 30' })
  await press('Select several')
  await screen.findByRole('checkbox', { name: 'Chat 30' })
  await press('Load more')
  expect(document.activeElement).toBe(await screen.findByRole('checkbox', { name: 'Chat 31' }))
})

it('if one of several selected chats cannot be deleted, only that one stays selected (J-9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const server = serveChats(4)
  renderList()
  await screen.findByRole('link', { name: 'Chat 4' })
  await press('Select several')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('checkbox', { name: 'Chat 1' })
  for (const name of ['Chat 1', 'Chat 2', 'Chat 3']) await userEvent.click(box(name))
  // The chat with the index 2, which is Chat 3.
  server.refuse = /DELETE .*2$/
  await press('Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 conversations?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(toasts()).toEqual([
      '1 of 3 could not be changed and is still selected. Please try again.',
      '2 conversations were deleted.',
    ]),
  )
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(each => each.checked)).toEqual([true, false])
  expect(box('Chat 3').checked).toBe(true)
  expect(screen.getByText('1 selected')).toBeTruthy()

  // While chats are being changed, the selection cannot be changed.
  const slow = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => slow.promise)
  await press('Archive')
  const all = screen.getByRole('button', { name: 'Select all' })
  expect(all.getAttribute('aria-disabled')).toBe('true')
  expect(box('Chat 4').disabled).toBe(true)
  slow.resolve(Response.json({}))
  await screen.findByText('1 conversation is now under “Archived”.')
  expect(titles()).toEqual(['Chat 4'])
})
