import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchResult } from '#shared/api/search.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { Sidebar } from './sidebar.tsx'
// Loads the lazy module in advance.
import './find-dialog.tsx'

const ignore = () => {}
const pageSize = 20

/** Finds this many chats for any words, 20 per page. A search waits for `until` and then gets `status`. */
let server: { chatCount: number; status: number; until: Promise<void> }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  server = { chatCount: 30, status: 200, until: Promise.resolve() }
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href)
    if (pathname !== '/api/search') return Response.json({ chats: [], hasMore: false })
    await server.until
    const { chatCount, status } = server
    if (status !== 200) return Response.json({ error: { code: 'later', message: 'Later.' } }, { status })
    const offset = Number(searchParams.get('offset'))
    const found = Array.from({ length: chatCount }, (_, index) => resultOf(index))
    const results = found.slice(offset, offset + pageSize)
    return Response.json({ results, hasMore: offset + pageSize < chatCount, complete: true })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

function resultOf(index: number): SearchResult {
  return {
    chatId: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}` as SearchResult['chatId'],
    title: `Chat ${index + 1}`,
    titleMarks: [],
    messageId: null,
    snippet: '',
    marks: [],
    created_at: '2026-11-20T10:00:00Z',
    archived: false,
  }
}

function renderSidebar(expanded: boolean) {
  render(
    <LanguageProvider>
      <ConfigContext value={appConfig}>
        <QueryScope owner={crypto.randomUUID()}>
          <ToastProvider dismissLabel="Dismiss">
            <Sidebar
              expanded={expanded}
              drawer={false}
              selected={undefined}
              onToggle={ignore}
              onNewChat={ignore}
              onChanged={ignore}
              onRemoved={ignore}
            />
          </ToastProvider>
        </QueryScope>
      </ConfigContext>
    </LanguageProvider>,
  )
}

const status = () => document.querySelector('dialog p[role=status]')?.textContent
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the search dialog, which a collapsed sidebar offers too, says when a search is slow and shows the results page by page (J-5)', async () => {
  renderSidebar(false)
  press('Find in conversations')
  await screen.findByRole('dialog', { name: 'Find in conversations' })
  expect(within(screen.getByRole('dialog')).queryByRole('list')).toBeNull()
  const slow = Promise.withResolvers<void>()
  server.until = slow.promise
  type('preavis')
  await waitFor(() => expect(status()).toBe('Searching…'))
  slow.resolve()
  await waitFor(() => expect(status()).toBe('20 or more conversations'))
  const links = () => within(screen.getByRole('dialog')).getAllByRole('link')
  expect(links()).toHaveLength(20)
  const other = Promise.withResolvers<void>()
  server.until = other.promise
  type('preavis bail')
  await waitFor(() => expect(status()).toBe('Searching…'))
  // "Show more" would load more results of the previous search.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  other.resolve()
  await waitFor(() => expect(status()).toBe('20 or more conversations'))
  const more = Promise.withResolvers<void>()
  server.until = more.promise
  press('Show more')
  await screen.findByRole('button', { name: 'Searching…' })
  expect(status()).toBe('20 or more conversations')
  more.resolve()
  await waitFor(() => expect(status()).toBe('30 conversations'))
  expect(links()).toHaveLength(30)
})

it.each([
  ['Enter opens the first result as soon as the search has ended (J-5)', 'preavis', true],
  ['Enter opens nothing if other words have been typed in the meantime', 'preavis bail', false],
])('%s', async (_, lastTyped, opens) => {
  history.replaceState(null, '', '/')
  renderSidebar(false)
  press('Find in conversations')
  await screen.findByRole('dialog', { name: 'Find in conversations' })
  const slow = Promise.withResolvers<void>()
  server.until = slow.promise
  type('preavis')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(status()).toBe('Searching…'))
  type(lastTyped)
  slow.resolve()
  const expected = opens ? [`?chat=${resultOf(0).chatId}`, undefined] : ['', '20 or more conversations']
  await waitFor(() => expect([location.search, status()]).toEqual(expected))
})

it('a search that fails keeps the words, and can be tried again (J-5)', async () => {
  renderSidebar(true)
  press('Find in conversations')
  await screen.findByRole('dialog', { name: 'Find in conversations' })
  server.status = 429
  type('chat')
  await waitFor(() => expect(status()).toBe('The search failed. What you typed is still here.'))
  expect(field().value).toBe('chat')
  server.status = 200
  screen.getByRole('button', { name: 'Try again' }).focus()
  press('Try again')
  await waitFor(() => expect(status()).toBe('20 or more conversations'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.activeElement).toBe(field())
})

it('the search is in French if the user chose French (X-2)', async () => {
  localStorage.setItem('parvis.language', 'fr')
  server.chatCount = 1
  renderSidebar(false)
  press('Rechercher')
  await screen.findByRole('dialog', { name: 'Retrouver une conversation' })
  expect(screen.getByRole('searchbox', { name: 'Mots à retrouver' })).toBeTruthy()
  server.status = 429
  type('préavis')
  await waitFor(() => expect(status()).toBe('La recherche a échoué. Votre saisie est conservée.'))
  server.status = 200
  press('Réessayer')
  await waitFor(() => expect(status()).toBe('1 conversation'))
})
