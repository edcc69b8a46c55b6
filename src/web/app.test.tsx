import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { Emergency } from '#shared/api/emergency.ts'
import type { SheetResponse } from '#shared/api/library.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { removeStoredSession, sessionKey } from '#web/auth/session/stored-session.ts'
import { acceptDisclaimer } from '#web/chat/disclaimer/disclaimer-record.ts'
import { findDraft } from '#web/lib/storage/drafts.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { App } from './app.tsx'
// Compiling the chat page would take most of the time for which the first test waits.
import '#web/chat/chat-page.tsx'

const user = { id: 'person', email: 'person@example.fr' }

const sheet: SheetResponse = {
  id: 'eviction',
  title: 'Eviction',
  topic: 'housing',
  lang: 'en',
  date: '2026-11-22',
  reviewer: null,
  langs: ['en'],
  markdown: '## Notice',
  references: [],
}

const emergency: Emergency = {
  language: 'en',
  sections: [
    {
      kind: 'violence',
      title: 'You are in danger',
      text: 'Call the police.',
      points: [],
      contacts: [{ number: '17', href: 'tel:17', what: 'Police' }],
    },
  ],
  asOf: '2026-11-22',
  checked: 'Numbers checked on 22 November 2026.',
}

const first = { id: '0190d2a0-0000-7000-8000-000000000001', title: 'First' }
const second = { id: '0190d2a0-0000-7000-8000-000000000002', title: 'Second' }

/** The only message of the chat. */
function messageOf({ id, title }: typeof first) {
  const content = `A message of ${title}`
  return { id, role: 'user', content, status: 'complete', created_at: '2026-11-20T10:00:00Z' }
}

let isReachable = true
/** The provider and the server refuse every token. */
let isSessionEnded = false
let chats: { id: string; title: string | null }[] = []

beforeEach(() => {
  localStorage.clear()
  acceptDisclaimer(appConfig.firm.disclaimerVersion)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  isReachable = true
  isSessionEnded = false
  chats = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href)
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (pathname === '/api/config') return Response.json(appConfig)
    if (pathname === '/api/library/eviction') return Response.json(sheet)
    if (pathname === '/api/emergency') return Response.json({ emergency })
    if (isSessionEnded) return Response.json({ error_code: 'refresh_token_not_found' }, { status: 401 })
    if (pathname === '/auth/v1/token') return Response.json(newSession())
    if (pathname.endsWith('/messages')) {
      const messages = [first, second].filter(({ id }) => pathname.includes(id)).map(messageOf)
      return Response.json({ messages, offset: 0, hasOlder: false })
    }
    return Response.json({ chats, hasMore: false, budget: null, ...user, role: 'user', shares: [] })
  })
})

afterEach(() => {
  cleanup()
  clearUserMemory()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function newSession() {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  return { access_token: 'token', refresh_token: 'refresh', expires_in: 3600, expires_at, user }
}

function signIn() {
  localStorage.setItem(sessionKey, JSON.stringify(newSession()))
}

/** Dispatches the event that the browser sends when another tab changes the session. */
function changeSession(newValue: string | null = null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
  })
}

function open(path: string) {
  history.replaceState(null, '', path)
  render(<App />)
}

const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Ask anything|Send a message)$/ })
const heading = (name: string) => screen.findByRole('heading', { name })

it('a session that ends elsewhere leads to the login page, which says so, and the draft stays', async () => {
  signIn()
  open('/')
  fireEvent.change(await field(), { target: { value: 'my draft' } })
  // As the client in another tab does when the provider refuses to renew the session.
  localStorage.removeItem(sessionKey)
  changeSession()
  await screen.findByText(/^Your session has ended\./)
  expect(location.pathname).toBe('/login')
  expect(findDraft(user.id, undefined)).toBe('my draft')
})

it('the account page leads back to the conversation that was on screen, and a legal page, after a sign-out, to a new one (C-9)', async () => {
  signIn()
  chats = [first]
  open(`/?chat=${first.id}`)
  await screen.findByText('A message of First')
  act(() => navigate('/account'))
  const back = () => screen.findByText('Back to the assistant')
  fireEvent.click(await back())
  await screen.findByText('A message of First')
  expect(location.search).toBe(`?chat=${first.id}`)
  act(() => navigate('/account'))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  act(() => navigate('/legal/terms'))
  expect((await back()).getAttribute('href')).toBe('/')
})

it('the login page does not say that what was typed in a temporary conversation was saved (C-9, J-11)', async () => {
  signIn()
  open('/')
  fireEvent.click(await screen.findByRole('switch', { name: /^Temporary conversation/ }))
  fireEvent.change(await field(), { target: { value: 'my draft' } })
  localStorage.removeItem(sessionKey)
  changeSession()
  await screen.findByText(/ Unsent questions were saved, except in a temporary conversation\.$/)
  expect(JSON.stringify({ ...localStorage })).not.toContain('my draft')
})

it('a question in a session that has ended is still in its chat after the next sign-in (C-9)', async () => {
  signIn()
  chats = [first]
  open(`/?chat=${first.id}`)
  fireEvent.change(await field(), { target: { value: 'Do not lose me' } })
  isSessionEnded = true
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await screen.findByText(/^Your session has ended\./)
  expect(location.pathname).toBe('/login')
  isSessionEnded = false
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: user.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(async () => expect((await field()).value).toBe('Do not lose me'))
  expect(location.pathname + location.search).toBe(`/?chat=${first.id}`)
})

it('a sign-out in another tab leads from the account page to the login page, without a warning (A-10)', async () => {
  signIn()
  open('/account')
  await screen.findByLabelText('New password')
  removeStoredSession()
  changeSession('null')
  await heading('Welcome back')
  expect(location.pathname).toBe('/login')
  expect(screen.queryByText(/^Your session has ended\./)).toBeNull()
})

it('a draft is saved for each chat, and is there when the page is opened again (C-9)', async () => {
  signIn()
  chats = [first, second]
  open(`/?chat=${first.id}`)
  const link = (name: string) => screen.findByRole('link', { name })
  const typeInto = async (before: string, text: string) => {
    await waitFor(async () => expect((await field()).value).toBe(before))
    fireEvent.change(await field(), { target: { value: text } })
  }
  await typeInto('', 'for the first')
  fireEvent.click(await link('Second'))
  await typeInto('', 'for the second')
  fireEvent.click(screen.getByRole('button', { name: 'New Chat' }))
  await typeInto('', 'for a new one')
  cleanup()
  clearUserMemory()
  open('/')
  await waitFor(async () => expect((await field()).value).toBe('for a new one'))
  fireEvent.click(await link('First'))
  await waitFor(async () => expect((await field()).value).toBe('for the first'))
  fireEvent.click(await link('Second'))
  await waitFor(async () => expect((await field()).value).toBe('for the second'))
})

it('once a chat is deleted, nothing that was typed in it remains in the browser (C-9)', async () => {
  signIn()
  chats = [first]
  open(`/?chat=${first.id}`)
  fireEvent.change(await field(), { target: { value: 'my draft' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit question' }))
  const edited = await screen.findByRole('textbox', { name: 'Edit your question' })
  fireEvent.change(edited, { target: { value: 'my edit' } })
  expect(JSON.stringify({ ...localStorage })).toMatch(/my draft.*my edit|my edit.*my draft/)
  fireEvent.click(await screen.findByRole('button', { name: 'More options: First' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/my draft|my edit/)
})

it('a message that was found in another chat is not looked for in the one on screen (J-6)', async () => {
  signIn()
  chats = [first, second]
  open(`/?chat=${first.id}`)
  await screen.findByText('A message of First')
  act(() => history.pushState(null, '', `/?chat=${second.id}&message=${messageOf(second).id}`))
  const found = () => document.querySelector('[aria-current=true]')?.textContent
  await waitFor(() => expect(found()).toContain('A message of Second'))
  expect(screen.queryByText('This message is no longer in the conversation.')).toBeNull()
})

it('the header shows the account’s address, even if the session still has a former one (V-2)', async () => {
  const session = newSession()
  localStorage.setItem(sessionKey, JSON.stringify({ ...session, user: { ...user, email: 'old@example.fr' } }))
  open('/')
  await screen.findByRole('link', { name: `Account: ${user.email}` })
})

it('a visitor who opens a link to a chat and signs in returns to the chat (V-1)', async () => {
  chats = [first]
  open(`/?chat=${first.id}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  await heading('Welcome back')
  signIn()
  changeSession()
  await screen.findByRole('button', { name: 'Sign out' })
  expect(location.pathname + location.search).toBe(`/?chat=${first.id}`)
})

it.each(['{"access_token":1}', '[]'])(
  'a stored session that the auth client rejects leads to the login page (%s)',
  async stored => {
    localStorage.setItem(sessionKey, stored)
    open('/')
    await heading('Welcome back')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  },
)

it.each(['/login', '/signup'])('a signed-in user who opens %s is on the chat screen (A-8)', async path => {
  signIn()
  open(path)
  await field()
  expect(location.pathname).toBe('/')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

it('a stored session that cannot be read leads to the visitor’s page', async () => {
  localStorage.setItem(sessionKey, 'not a session')
  open('/')
  await screen.findByRole('link', { name: 'Sign up for free' })
})

it('a sign-out removes the session and the drafts, even if the provider cannot be reached', async () => {
  signIn()
  open('/')
  fireEvent.change(await field(), { target: { value: 'my draft' } })
  expect(JSON.stringify(localStorage)).toContain('my draft')
  isReachable = false
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('link', { name: 'Sign up for free' })
  const left = JSON.stringify({ ...localStorage })
  expect(left).not.toContain(user.email)
  expect(left).not.toContain('my draft')
})

it('a visitor who attaches a file is sent to the login page, and the text is saved', async () => {
  open('/')
  fireEvent.change(await field(), { target: { value: 'About this letter:' } })
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }))
  await heading('Welcome back')
  expect(location.pathname).toBe('/login')
  expect(screen.getByText(/^Log in to attach files\. Your text will not be lost/)).toBeTruthy()
  expect(findDraft(undefined, undefined)).toBe('About this letter:')
})

it('a visitor who asks about an emergency finds the official numbers above the sign-in form (G-8)', async () => {
  open('/')
  fireEvent.change(await field(), { target: { value: 'He hits me' } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await heading('Welcome back')
  const box = await screen.findByRole('group', { name: 'You are in danger' })
  expect(box.closest('[role="alert"]')).toBeTruthy()
  expect(within(box).getByRole('link').getAttribute('href')).toBe('tel:17')
  fireEvent.click(screen.getByRole('link', { name: /Sign up/ }))
  await screen.findByLabelText('Confirm password')
  expect(screen.getByRole('group', { name: 'You are in danger' })).toBeTruthy()
  expect(findDraft(undefined, undefined)).toBe('He hits me')
  // Once signed in, the numbers belong to an earlier question, even if the session ends on a page without a composer.
  signIn()
  changeSession('signed in')
  await field()
  act(() => navigate('/account'))
  await screen.findByLabelText('New password')
  localStorage.removeItem(sessionKey)
  changeSession()
  await screen.findByText(/^Your session has ended\./)
  expect(screen.queryByRole('group', { name: 'You are in danger' })).toBeNull()
})

it('a visitor’s question about a sheet is still in the composer after sign-in (B-25)', async () => {
  open('/library/eviction?lang=en')
  fireEvent.click(await screen.findByRole('button', { name: 'Ask about this' }))
  const question = 'About “Eviction”: may I stay?'
  expect((await field()).value).toBe('About “Eviction”: ')
  fireEvent.change(await field(), { target: { value: question } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await heading('Welcome back')
  signIn()
  changeSession()
  await screen.findByRole('button', { name: 'Sign out' })
  expect(location.pathname).toBe('/')
  expect((await field()).value).toBe(question)
})

it('a visitor who opens the console is told why they cannot, on the start page, whose links to log in lead back to the console (K-6)', async () => {
  const respond = fetch
  const problem = { error: { code: 'unauthorized', message: 'Sign in.' } }
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/admin/') ? Response.json(problem, { status: 401 }) : respond(address),
  )
  open('/admin?view=audit')
  await screen.findByText('You must be an admin to access this page')
  const link = await screen.findByRole('link', { name: 'Log in' })
  expect(location.pathname).toBe('/')
  expect(link.getAttribute('href')).toBe('/login?next=%2Fadmin%3Fview%3Daudit')
  fireEvent.change(await field(), { target: { value: 'A question' } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await heading('Welcome back')
  expect(location.search).toBe('')
})

it('in a French browser, everything is in French until English is chosen, and then stays in English (X-2)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR'])
  signIn()
  chats = [{ ...first, title: null }]
  open('/')
  await screen.findByRole('textbox', { name: 'Posez votre question' })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  expect(document.documentElement.lang).toBe('fr')
  for (const name of ['Nouvelle conversation', 'Replier le panneau', 'Se déconnecter']) {
    await screen.findByRole('button', { name })
  }
  await heading('Conversations')
  await press('Plus d’options\u00a0: Conversation sans titre')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
  await screen.findByRole('dialog', { name: /^Supprimer la conversation/ })
  await press('Annuler')
  fireEvent.click(screen.getByRole('link', { name: 'Conversation sans titre' }))
  await screen.findByRole('textbox', { name: 'Écrivez un message' })
  // The header and the line below the field have this button; a style sheet hides one of them.
  fireEvent.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body)
  await field()
  expect(document.documentElement.lang).toBe('en')
  cleanup()
  open('/')
  await screen.findByRole('button', { name: 'New Chat' })
})

it('the page is in English if the browser prefers a third language and the stored choice is unknown (X-2)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  localStorage.setItem('parvis.language', 'klingon')
  document.documentElement.lang = 'fr'
  open('/')
  await screen.findByRole('link', { name: 'Sign up for free' })
  expect(document.documentElement.lang).toBe('en')
})

it('the disclaimer is shown at each visit if the storage cannot be read, and can be accepted (L-1)', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem() {}, removeItem() {} })
  const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'J’ai compris' })
  open('/')
  // It cannot be accepted before its text is shown.
  await waitFor(() => expect(accept().disabled).toBe(false))
  fireEvent.click(accept())
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  open('/')
  await waitFor(() => expect(accept()).toBeTruthy())
})

it('while the server is unreachable, the page says so and offers to try again, and the focus is never lost (X-4)', async () => {
  isReachable = false
  open('/login')
  await heading('The service cannot be reached at the moment.')
  const tryAgain = screen.getByRole('button', { name: 'Try again' })
  tryAgain.focus()
  fireEvent.click(tryAgain)
  expect(tryAgain.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(tryAgain.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(tryAgain)
  isReachable = true
  fireEvent.click(tryAgain)
  await heading('Welcome back')
  // The page takes the focus after it is drawn.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
