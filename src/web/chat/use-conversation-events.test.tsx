import { act, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { pickFiles } from '#web/chat/composer/pick-files.ts'
import { createDrafts } from '#web/chat/composer/use-draft.ts'
import { createTray } from '#web/chat/composer/use-tray.ts'
import { waitingMessagesOf } from '#web/chat/composer/waiting-messages.ts'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import { createEditDraft, editKey } from '#web/chat/conversation/edit-draft.ts'
import { addDialog } from '#web/lib/history/dialog-history.ts'
import { findDraft, temporaryChat } from '#web/lib/storage/drafts.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { useConversationEvents } from './use-conversation-events.ts'

/** What this tab posts to the others. */
const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
afterAll(() => posted.mockRestore())

const chat = '11111111-1111-4111-8111-111111111111' as ChatId
const otherChat = '22222222-2222-4222-8222-222222222222' as ChatId
const files = pickFiles([], [new File(['x'], 'letter.png', { type: 'image/png' })]).files

let page: ReturnType<typeof openPage>
/** What the list fetches when it is loaded again. */
let newest: Chat | undefined
let refetchCount = 0

function openPage() {
  const drafts = createDrafts('person')
  const tray = createTray()
  const editDraft = createEditDraft('person')
  const titles = new Map<ChatId, string | null>([[chat, 'From the question']])
  const removed: ChatId[] = []
  const list = {
    upsert: async () => true,
    recheck: async (id: ChatId, title: string | null) => {
      const changed = titles.get(id) !== title
      titles.set(id, title)
      return changed
    },
    remove: async (id: ChatId) => void removed.push(id),
    refetch: async () => {
      refetchCount += 1
    },
    refetchNewest: async () => newest,
  }
  let handle: (event: ConversationEvent) => void = () => {}
  function Page() {
    const memory = { drafts, tray, editDraft, waiting: waitingMessagesOf('person') }
    handle = useConversationEvents('person', memory, list)
    return null
  }
  render(
    <ToastProvider dismissLabel="Dismiss">
      <Page />
    </ToastProvider>,
  )
  return {
    drafts,
    tray,
    editDraft,
    removed,
    emit: (event: ConversationEvent) => act(async () => handle(event)),
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  newest = undefined
  page = openPage()
})

afterEach(() => {
  posted.mockClear()
})

it('if a chat was deleted elsewhere, a toast says so, and its draft moves to the new chat', async () => {
  const { drafts, tray } = page
  drafts.write(undefined, 'new')
  drafts.write(chat, 'typed')
  tray.add(chat, [
    ...files.map(({ file }) => file),
    new File(['x'], 'letter.doc', { type: 'application/msword' }),
  ])
  history.replaceState(null, '', `/?chat=${chat}`)
  await page.emit({ type: 'deleted', chatId: chat })
  expect([drafts.typed(undefined), drafts.typed(chat)]).toEqual(['new\ntyped', ''])
  expect(tray.contents(undefined)).toMatchObject({
    files: [{ file: { name: 'letter.png' } }],
    problems: [{ names: ['letter.doc'] }],
  })
  expect(tray.contents(chat).files).toEqual([])
  expect(page.removed).toEqual([chat])
  expect(location.search).toBe('')
  expect(screen.getByRole('status').textContent).toContain('This conversation no longer exists')
})

it('a question in a chat that was deleted elsewhere returns with one toast, which says so', async () => {
  const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: false }
  await page.emit({ type: 'refused', chatId: chat, returnTo: undefined, message, missing: true })
  await page.emit({ type: 'deleted', chatId: chat })
  expect(page.drafts.typed(undefined)).toBe('And then?')
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toContain('This conversation no longer exists')
})

it('if a chat was deleted elsewhere, the text of an edit there moves to the new chat, and that of another chat stays (C-9)', async () => {
  const { drafts, editDraft } = page
  const state = { ...emptyConversation, chatId: chat }
  editDraft.set({ key: editKey(state, { key: 'row', id: 'question' }), text: 'My deposit?' })
  drafts.write(chat, 'typed')
  await page.emit({ type: 'deleted', chatId: otherChat })
  expect([editDraft.get()?.text, drafts.typed(undefined)]).toEqual(['My deposit?', ''])
  await page.emit({ type: 'deleted', chatId: chat })
  expect([editDraft.get(), drafts.typed(undefined)]).toEqual([undefined, 'My deposit?\ntyped'])
  expect(createEditDraft('person').get()).toBeUndefined()
})

it('what is typed and picked in a temporary chat that the server has removed is in the next one (C-9)', async () => {
  const { drafts, tray } = page
  drafts.write(temporaryChat, 'Another secret')
  tray.add(temporaryChat, [...files.map(({ file }) => file)])
  await page.emit({ type: 'discarded', removed: true, temporary: true })
  expect(drafts.typed(temporaryChat)).toBe('Another secret')
  expect(tray.contents(temporaryChat).files).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toContain('deleted')
})

it('on a phone, a chat that gets its id while a dialog is open is still in the URL after Back closes the dialog (PH-2)', async () => {
  history.replaceState(null, '', '/')
  const closed = vi.fn(() => true)
  const removeDialog = addDialog(closed)
  await waitFor(() => expect(history.state).toMatchObject({ dialogs: 1 }))
  await page.emit({ type: 'named', chatId: chat, title: 'New', createdChat: true, current: true })
  history.back()
  await waitFor(() => expect(location.search).toBe(`?chat=${chat}`))
  expect(closed).toHaveBeenCalledOnce()
  expect(history.state).toBeNull()
  removeDialog()
})

it('the copy of a refused edit stays in the browser when another answer is stored (E-8)', async () => {
  const { editDraft } = page
  const edit = { key: 'stored', text: 'My deposit?' }
  editDraft.set(edit)
  editDraft.beginSend()
  await page.emit({ type: 'refused', chatId: chat, returnTo: chat, message: undefined, edit })
  await page.emit({ type: 'stored', chatId: chat, text: '' })
  expect(createEditDraft('person').get()).toEqual(edit)
})

it('a question that was refused returns with its files and its search toggle', async () => {
  const { drafts, tray } = page
  drafts.write(chat, 'May I?')
  drafts.beginSend(chat, 'May I?')
  const message = { text: 'May I?', files, model: 'gpt-4o' as const, webSearch: true }
  await page.emit({ type: 'refused', chatId: chat, returnTo: chat, message })
  expect(drafts.typed(chat)).toBe('May I?')
  expect(tray.contents(chat)).toMatchObject({ files, search: true })
  tray.clear(chat)
  expect(tray.contents(chat)).toEqual({ files: [], problems: [], search: false })
})

it.each([
  ['a stored', undefined, chat],
  ['a temporary', true, temporaryChat],
] as const)(
  'an edit that was refused in %s chat opens its field again, or is in the composer if another question is edited (C-9, E-8)',
  async (_, temporary, place) => {
    const { drafts, editDraft } = page
    const refused = {
      type: 'refused',
      chatId: chat,
      returnTo: chat,
      message: undefined,
      ...(temporary && { temporary }),
    } as const
    await page.emit({ ...refused, edit: { key: 'first', text: 'May I?' } })
    expect(editDraft.get()).toEqual({ key: 'first', text: 'May I?' })
    expect(drafts.typed(place)).toBe('')
    await page.emit({ ...refused, edit: { key: 'second', text: 'When?' } })
    expect(editDraft.get()).toEqual({ key: 'first', text: 'May I?' })
    expect([drafts.typed(place), drafts.typed(undefined)]).toEqual(['When?', ''])
  },
)

it.each([
  ['the server has stored it', { type: 'stored', chatId: chat, text: '' }],
  [
    'it is in the composer',
    {
      type: 'refused',
      chatId: chat,
      returnTo: chat,
      message: { text: 'May I?', files: [], model: 'gpt-4o', webSearch: false },
    },
  ],
] as const)('the text of an edit that was sent is stored as such only until %s (C-9)', async (_, event) => {
  const { editDraft } = page
  const storedEdit = () => createEditDraft('person').get()
  editDraft.set({ key: 'first', text: 'May I?' })
  editDraft.beginSend()
  expect(storedEdit()?.text).toBe('May I?')
  await page.emit(event)
  expect(storedEdit()).toBeUndefined()

  // By now, another question is being edited in another tab.
  editDraft.set({ key: 'first', text: 'May I?' })
  editDraft.beginSend()
  createEditDraft('person').set({ key: 'second', text: 'When?' })
  await page.emit(event)
  await page.emit(event)
  expect(storedEdit()?.text).toBe('When?')
})

it('a question for which no budget is left returns without a toast: the page says when to ask again (Q-10)', async () => {
  const { drafts } = page
  drafts.write(chat, 'May I?')
  drafts.beginSend(chat, 'May I?')
  const message = { text: 'May I?', files: [], model: 'gpt-4o' as const, webSearch: false }
  const budget = { scope: 'account', questionsLeft: 0, percentLeft: null, renewsAt: '' } as const
  await page.emit({ type: 'refused', chatId: chat, returnTo: chat, message, budget })
  expect(drafts.typed(chat)).toBe('May I?')
  expect(screen.queryByText('Failed to get response. Please try again.')).toBeNull()
  await page.emit({ type: 'refused', chatId: chat, returnTo: chat, message })
  expect(screen.getByText('Failed to get response. Please try again.')).toBeTruthy()
})

it.each([
  ['goes with it', 'another conversation', '/?chat=22222222-2222-4222-8222-222222222222', chat],
  ['goes with it', 'another page', '/account', chat],
  ['waits in that one', 'another new conversation', '/', undefined],
])(
  'when a new conversation gets its id, the message that waits in it %s if %s is on screen (E-10)',
  async (_what, _where, path, expected) => {
    const { drafts } = page
    const waiting = waitingMessagesOf('person')
    const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: false }
    drafts.beginSend(undefined, message.text)
    waiting.set(undefined, { message, paused: false })
    history.replaceState(null, '', path)
    await page.emit({ type: 'named', chatId: chat, title: 'New', createdChat: true, current: false })
    const other = expected ? undefined : chat
    expect([waiting.get(expected)?.message, waiting.get(other)]).toEqual([message, undefined])
    expect([findDraft('person', expected), findDraft('person', other)]).toEqual(['And then?', undefined])
    waiting.set(expected, undefined)
    history.replaceState(null, '', '/')
  },
)

it('the other tabs are notified of a changed title, but not of an unchanged one', async () => {
  const named = { type: 'named', chatId: chat, createdChat: false, current: true } as const
  await page.emit({ ...named, title: 'From the question' })
  expect(posted).not.toHaveBeenCalled()
  await page.emit({ ...named, title: 'The model’s own' })
  expect(posted).toHaveBeenCalledExactlyOnceWith({ user: 'person', what: 'listed' })
})

it('the other tabs are also notified of a title that arrives after the end of the answer', async () => {
  vi.useFakeTimers()
  await page.emit({ type: 'answered', chatId: chat, createdChat: true, current: true })
  posted.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(posted).toHaveBeenCalledExactlyOnceWith({ user: 'person', what: 'listed' })
  vi.useRealTimers()
})

it('after an edit of the first question, the list is loaded again for the model’s own title, in the other tabs too (E-5)', async () => {
  vi.useFakeTimers()
  const before = refetchCount
  const named = { type: 'named', chatId: chat, createdChat: false, current: true } as const
  await page.emit({ ...named, title: 'From the edit' })
  posted.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(refetchCount - before).toBe(1)
  expect(posted).toHaveBeenCalledExactlyOnceWith({ user: 'person', what: 'listed' })
  vi.useRealTimers()
})

it('a title is not fetched after a sign-out, and no timer is left that keeps the texts of the user', async () => {
  vi.useFakeTimers()
  await page.emit({ type: 'answered', chatId: chat, createdChat: true, current: true })
  posted.mockClear()
  expect(vi.getTimerCount()).toBe(1)
  clearUserMemory()
  expect(vi.getTimerCount()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(posted).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('if the server never named the new chat, the newest one is selected at the end of its first answer (F-4)', async () => {
  vi.useFakeTimers()
  newest = {
    id: chat,
    title: 'Just begun',
    created_at: '2026-11-20T10:00:00Z',
    messageCount: 2,
    lastMessageAt: null,
    pinned: false,
    archived: false,
  }
  await page.emit({ type: 'answered', chatId: undefined, createdChat: true, current: false })
  expect(location.search).toBe('')
  await page.emit({ type: 'answered', chatId: undefined, createdChat: true, current: true })
  expect(location.search).toBe(`?chat=${chat}`)
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

it('screen readers do not announce the toast of a failed answer: they announce the reason with the answer (X-1)', async () => {
  await page.emit({ type: 'streaming-error' })
  expect(screen.getByText('Streaming error').closest('[role]')?.getAttribute('aria-live')).toBe('off')
})

it('a toast says what failed', async () => {
  await page.emit({ type: 'upload-failed' })
  await page.emit({ type: 'streaming-error' })
  await page.emit({ type: 'choose-failed' })
  const toasts = [...document.querySelectorAll('[data-toast=error]')].map(({ textContent }) => textContent)
  expect(new Set(toasts).size).toBe(3)
})

it('a message that waits in a chat that was deleted elsewhere is in the composer of the new one (C-9, E-10)', async () => {
  const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: false }
  waitingMessagesOf('person').set(chat, { message, paused: false })
  page.drafts.beginSend(chat, message.text)
  await page.emit({ type: 'deleted', chatId: chat })
  expect(page.drafts.typed(undefined)).toBe('And then?')
  expect(waitingMessagesOf('person').get(chat)).toBeUndefined()
})

it('another version and feedback are shown in the other tabs too (E-9)', async () => {
  await page.emit({ type: 'changed', chatId: chat })
  expect(posted).toHaveBeenCalledExactlyOnceWith({ user: 'person', what: 'answered', chat })
})

it('a temporary chat is in no address, list or other tab, and says what became of it (J-11)', async () => {
  history.replaceState(null, '', '/')
  const temporary = true as const
  await page.emit({ type: 'named', chatId: chat, title: null, createdChat: true, current: true, temporary })
  await page.emit({ type: 'answered', chatId: chat, createdChat: true, current: true, temporary })
  expect([location.search, posted.mock.calls]).toEqual(['', []])
  await page.emit({ type: 'deleted', chatId: chat, temporary })
  expect(screen.getByRole('status').textContent).toContain('This conversation no longer exists')
  expect(page.removed).toEqual([])
  await page.emit({ type: 'discarded', removed: false, temporary })
  expect(document.querySelectorAll('[data-toast=error]')).toHaveLength(1)
})
