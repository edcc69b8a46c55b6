import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAccountPage } from '#tests/support/pages/account-page.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
// Loads the lazy modules in advance.
import '#web/auth/session/auth-client.ts'
import './delete-account-dialog.tsx'

const user = { id: '0190d2a0-0000-7000-8000-000000000001', email: 'ann@example.fr' }
const draftKey = `parvis.draft.${user.id}.new`

function sessionOf(token: string, of = user) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const tokens = { access_token: token, refresh_token: 'refresh', token_type: 'bearer' }
  return { ...tokens, expires_in: 3600, expires_at, user: of }
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'Refused.' } }, { status })

let role: 'user' | 'admin'
/** The tokens with which a deletion was requested. */
let deletions: string[]
let respondToDeletion: () => Response | Promise<Response>
/** Whose account the address and the password belong to. */
let owner: typeof user

async function serve(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const path = new URL(String(input), location.href)
  if (path.pathname === '/auth/v1/token') {
    const { password } = JSON.parse(String(init.body)) as { password: string }
    return password === 'my passphrase'
      ? Response.json(sessionOf('new', owner))
      : Response.json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, { status: 400 })
  }
  // The account's sessions have ended with it.
  if (path.pathname.startsWith('/auth/v1')) return Response.json({ msg: 'Gone.' }, { status: 403 })
  if (init.method !== 'DELETE') return Response.json({ ...owner, role })
  deletions.push(new Headers(init.headers).get('authorization') ?? '')
  return respondToDeletion()
}

beforeEach(() => {
  role = 'user'
  deletions = []
  owner = user
  respondToDeletion = () => new Response(null, { status: 204 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem(sessionKey, JSON.stringify(sessionOf('old')))
  localStorage.setItem(draftKey, 'a draft')
  history.replaceState(null, '', '/account')
  vi.stubGlobal('fetch', serve)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const confirmButton = () => screen.getByRole('button', { name: /Delete my account|Deleting…/ })
const isBusy = () => confirmButton().getAttribute('aria-busy') === 'true'
const dialog = () => screen.queryByRole('dialog')
const typePassword = (value: string) =>
  fireEvent.change(
    // The page has a field with this name too.
    screen.getAllByLabelText('Current password').at(-1) as HTMLInputElement,
    { target: { value } },
  )

/** The role of the text once it is in the dialog. */
async function shownInDialog(text: string | RegExp) {
  return (await within(dialog() as HTMLElement).findByText(text)).getAttribute('role')
}

async function openDialog() {
  await openAccountPage()
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await screen.findByRole('dialog')
}

async function deleteWith(password: string) {
  typePassword(password)
  fireEvent.click(confirmButton())
}

it('deleting the account asks for the password, shows why it is refused, and then signs out without leaving drafts or memory (A-25)', async () => {
  const forgotten = vi.fn()
  perUser(() => 'memory', forgotten)(user.id)
  const pending = Promise.withResolvers<Response>()
  respondToDeletion = () => pending.promise
  await openDialog()
  expect(dialog()?.textContent).toContain(user.email)
  expect(document.activeElement?.textContent).toBe('Cancel')
  fireEvent.click(confirmButton())
  await deleteWith('wrong')
  expect(await shownInDialog('Invalid login credentials')).toBe('alert')
  expect(deletions).toEqual([])
  await waitFor(() => expect(isBusy()).toBe(false))

  await deleteWith('my passphrase')
  await waitFor(() => expect(deletions).toEqual(['Bearer new']))
  expect(confirmButton().textContent).toBe('Deleting…')
  expect(isBusy()).toBe(true)
  fireEvent.click(confirmButton())
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' })
  expect(dialog()).not.toBeNull()
  // Until the account is deleted, everything is as before.
  expect(localStorage.getItem(draftKey)).toBe('a draft')
  expect(forgotten).not.toHaveBeenCalled()

  pending.resolve(new Response(null, { status: 204 }))
  const toast = await screen.findByText('Your account was deleted.')
  expect(toast.closest('[data-toast]')?.getAttribute('data-toast')).toBe('success')
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(dialog()).toBeNull()
  expect(localStorage.getItem(sessionKey)).toBeNull()
  expect(localStorage.getItem(draftKey)).toBeNull()
  expect(forgotten).toHaveBeenCalledOnce()
  expect(deletions).toHaveLength(1)
})

it.each([
  [
    'the auth provider did not delete it',
    () => refusal(503, 'identity_unavailable'),
    /nothing was changed.*contact the firm/,
  ],
  [
    'the sign-in is not recent enough',
    () => refusal(403, 'reauthentication_needed'),
    /nothing was changed.*contact the firm/,
  ],
  ['the user has become an administrator', () => refusal(403, 'self_deletion'), /Ask another administrator/],
  ['no response arrives', () => Promise.reject(new TypeError('Failed to fetch')), /may have been deleted/],
])(
  'if the account was not deleted because %s, the dialog says what to do, and nothing is lost (A-25)',
  async (_, respond, text) => {
    respondToDeletion = respond
    await openDialog()
    confirmButton().focus()
    await deleteWith('my passphrase')
    expect(await shownInDialog(text)).toBe('alert')
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(document.activeElement).toBe(confirmButton())
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
    expect(localStorage.getItem(draftKey)).toBe('a draft')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(dialog()).toBeNull()
  },
)

it.each([
  ['deletion_unfinished', 'Your account is closed. Its deletion continues automatically.'],
  // Deleted before: the first response was lost, or the button was clicked in another tab.
  ['not_found', 'Your account was deleted.'],
])('an account that is closed signs out, with a message (%s) (A-25)', async (code, message) => {
  respondToDeletion = () => refusal(code === 'not_found' ? 404 : 503, code)
  await openDialog()
  await deleteWith('my passphrase')
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(localStorage.getItem(sessionKey)).toBeNull()
})

it('if the address and the password are now another user’s, their account stays (A-25)', async () => {
  owner = { ...user, id: '0190d2a0-0000-7000-8000-000000000002' }
  await openDialog()
  await deleteWith('my passphrase')
  await waitFor(() => expect(localStorage.getItem(sessionKey)).toContain(owner.id))
  await act(async () => {})
  expect(deletions).toEqual([])
})

it('an administrator reads why their account cannot be deleted here (A-25)', async () => {
  role = 'admin'
  await openAccountPage()
  expect(await screen.findByText(/An administrator cannot delete their own account/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})
