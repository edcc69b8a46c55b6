import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { AppConfig } from '#shared/api/app-config.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { LibraryPage } from './library-page.tsx'

const pageSize = 2

/** Serves this many sheets for each search, two per page. */
function serveSheets(sheetCount = 3) {
  const server = { works: true }
  vi.stubGlobal('fetch', async (address: string) => {
    const params = new URL(address, 'http://localhost').searchParams
    const offset = Number(params.get('offset') ?? 0)
    if (!server.works) return Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
    const all = Array.from({ length: sheetCount }, (_, index) => `${params.get('q') || 'sheet'}-${index + 1}`)
    const sheets = all
      .slice(offset, offset + pageSize)
      .map(id => ({ id, title: id, topic: 'work', lang: 'en', date: '2026-11-22', reviewer: null }))
    return Response.json({ sheets, hasMore: offset + pageSize < all.length })
  })
  return server
}

const topics: AppConfig['topics'] = [{ id: 'work', en: 'Work', fr: 'Travail' }]

function renderLibrary(search = '', shownTopics = topics) {
  history.replaceState(null, '', `/library${search}`)
  render(
    <ConfigContext value={{ ...appConfig, topics: shownTopics }}>
      <LibraryPage />
    </ConfigContext>,
  )
}

const titles = () =>
  [...document.querySelectorAll('li a[href^="/library/"]')].map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  vi.unstubAllGlobals()
  // A page that is still shown would follow the address.
  cleanup()
  history.replaceState(null, '', '/')
})

it('if more sheets cannot be loaded, those on screen stay, and loading can be tried again (B-23)', async () => {
  const server = serveSheets()
  renderLibrary()
  await screen.findByText('sheet-2')
  screen.getByText('The first 2 sheets')
  server.works = false
  await press('Show more sheets')
  await screen.findByRole('alert')
  expect(screen.getByRole('alert').textContent).toBe('More sheets could not be loaded.')
  expect(titles()).toEqual(['sheet-1', 'sheet-2'])
  server.works = true
  await press('Try again')
  await screen.findByText('sheet-3')
  expect(titles()).toEqual(['sheet-1', 'sheet-2', 'sheet-3'])
  screen.getByText('3 sheets')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('another search that fails shows no sheets of the previous one, and can be tried again (B-23)', async () => {
  const server = serveSheets()
  renderLibrary()
  await screen.findByText('sheet-2')
  server.works = false
  act(() => navigate('/library?q=rent'))
  const failure = await screen.findByText('The sheets could not be loaded.')
  expect(failure.closest('[role=alert]')).toBeTruthy()
  expect(titles()).toEqual([])
  server.works = true
  await press('Try again')
  await screen.findByText('rent-2')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('after a search without matches, the page never says that there are no sheets (B-23)', async () => {
  serveSheets(0)
  renderLibrary('?q=rent')
  await screen.findByText('No sheet matches your search.')
  // The list of all sheets is still being loaded.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await press('Show all sheets')
  screen.getByText('No sheet matches your search.')
  expect(screen.queryByText('There are no sheets yet.')).toBeNull()
})

it('a library without sheets has no search, and an empty search keeps its field (B-23)', async () => {
  serveSheets(0)
  renderLibrary('', [])
  await screen.findByText('There are no sheets yet.')
  expect(screen.queryByRole('searchbox')).toBeNull()
  act(() => navigate('/library?q=rent'))
  await screen.findByText('No sheet matches your search.')
  screen.getByRole('searchbox')
})

it('a screen reader hears that nothing matches, and then how many sheets do (X-4)', async () => {
  serveSheets()
  renderLibrary('?q=flat')
  // Screen readers often skip a region that appears together with its text.
  const region = (await screen.findByText('The first 2 sheets')).closest('[role=status]')
  serveSheets(0)
  act(() => navigate('/library?q=rent'))
  await waitFor(() => expect(region?.textContent).toMatch(/^No sheet matches your search\./))
  // Only the topics are a list: there is no empty one.
  expect(within(screen.getByRole('main')).getAllByRole('list')).toHaveLength(1)
  serveSheets(1)
  act(() => navigate('/library?q=work'))
  await waitFor(() => expect(region?.textContent).toBe('1 sheet'))
  expect(region?.isConnected).toBe(true)
})

it('the list is there at once when Back leads to it, so that the browser can scroll to the reader’s place', async () => {
  serveSheets()
  renderLibrary('?q=deposit')
  await screen.findByText('deposit-2')
  cleanup()
  serveSheets().works = false
  renderLibrary('?q=deposit')
  expect(titles()).toEqual(['deposit-1', 'deposit-2'])
})

it('Back to a list of several pages shows them all, even once the server has responded (B-23)', async () => {
  serveSheets()
  renderLibrary('?q=notice')
  await screen.findByText('notice-2')
  await press('Show more sheets')
  await screen.findByText('notice-3')
  cleanup()
  renderLibrary('?q=notice')
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(titles()).toEqual(['notice-1', 'notice-2', 'notice-3'])
})

it('a search whose two pages were loaded begins with its first sheet again after a visit to another search', async () => {
  serveSheets()
  renderLibrary('?q=lease')
  await screen.findByText('lease-2')
  await press('Show more sheets')
  await screen.findByText('lease-3')
  act(() => navigate('/library?q=rent'))
  await screen.findByText('rent-2')
  act(() => navigate('/library?q=lease'))
  await screen.findByText('lease-3')
  expect(titles()).toEqual(['lease-1', 'lease-2', 'lease-3'])
})

it('after a visit to another search, "Show more sheets" loads the second page, even if it was loaded before', async () => {
  serveSheets(5)
  renderLibrary('?q=deed')
  await screen.findByText('deed-2')
  await press('Show more sheets')
  await screen.findByText('deed-4')
  await press('Show more sheets')
  await screen.findByText('deed-5')
  act(() => navigate('/library?q=rent'))
  await screen.findByText('rent-2')
  act(() => navigate('/library?q=deed'))
  await screen.findByText('deed-2')
  await press('Show more sheets')
  await screen.findByText('deed-4')
  expect(titles()).toEqual(['deed-1', 'deed-2', 'deed-3', 'deed-4'])
})

it('a topic keeps the words of the search, and the chosen one is marked (B-23)', async () => {
  serveSheets()
  renderLibrary('?q=rent')
  await screen.findByText('rent-2')
  const link = (name: string) => within(screen.getByRole('navigation', { name: 'Topics' })).getByText(name)
  expect(link('Work').getAttribute('href')).toBe('/library?topic=work&q=rent')
  expect(link('All topics').getAttribute('aria-current')).toBe('page')
  await userEvent.click(link('Work'))
  expect([location.search, link('Work').getAttribute('aria-current')]).toEqual(['?topic=work&q=rent', 'page'])
  expect(link('All topics').getAttribute('aria-current')).toBeNull()
})

it('the list says that a sheet exists only in French, and its title is read as French (B-20)', async () => {
  const french = { id: 'caution', title: 'La caution', topic: 'work', lang: 'fr', date: '', reviewer: null }
  const english = { ...french, id: 'notice', title: 'Notice', lang: 'en' }
  vi.stubGlobal('fetch', async () => Response.json({ sheets: [french, english], hasMore: false }))
  renderLibrary('?q=c')
  expect((await screen.findByText('La caution')).lang).toBe('fr')
  expect(titles()).toEqual(['La cautionIn French', 'Notice'])
})

it('the response to an earlier search never replaces that of a later one (B-23)', async () => {
  const responses = new Map<string, AbortSignal | null | undefined>()
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    responses.set(new URL(address, 'http://localhost').searchParams.get('q') ?? '', signal)
    return new Promise(() => {})
  })
  renderLibrary('?q=ren')
  await waitFor(() => expect([...responses.keys()]).toEqual(['ren']))
  act(() => navigate('/library?q=rent'))
  await waitFor(() => expect([...responses.keys()]).toEqual(['ren', 'rent']))
  expect([...responses.values()].map(signal => signal?.aborted)).toEqual([true, false])
})
