import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { toasts } from '#tests/support/pages/admin-console.tsx'
import { auditPath } from '#web/admin/common/console-url.ts'
import { useUsers } from '#web/admin/users/use-users.ts'
import type { AuditFilter } from '#web/api/admin-calls.ts'
import { QueryScope } from '#web/api/queries.tsx'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AuditView } from './audit-view.tsx'

const fetchMock = vi.fn<(path: string) => Promise<Response>>()
let rerender: ReturnType<typeof render>['rerender']
let ownerCount = 0

function Log({ filter }: { filter: AuditFilter }) {
  return <AuditView filter={filter} users={useUsers()} />
}

function page(filter: AuditFilter) {
  return (
    <QueryScope owner={`owner ${ownerCount}`}>
      <ToastProvider dismissLabel="Dismiss">
        <Log filter={filter} />
      </ToastProvider>
    </QueryScope>
  )
}

function open(): void {
  ownerCount += 1
  rerender = render(page({})).rerender
}

function showWithoutReason(): void {
  rerender(page({ reason: 'none' }))
}

const refusal = (status: number) =>
  Response.json({ error: { code: 'x', message: 'A sentence.' } }, { status })

/** Sets the server's responses. */
function serve(statuses: { users?: number; audit?: number; file?: number }): void {
  const { users = 200, audit = 200, file = 200 } = statuses
  fetchMock.mockImplementation(async path => {
    if (path === '/api/admin/users') return users === 200 ? Response.json({ users: [] }) : refusal(users)
    if (path.startsWith('/api/admin/audit.csv')) return file === 200 ? new Response('seq') : refusal(file)
    return audit === 200 ? Response.json({ entries: [], hasMore: false }) : refusal(audit)
  })
}

const sees = (text: string) => screen.findByText(text, { exact: false })

/** Waits until exactly one toast shows the text. */
async function seesToast(text: string) {
  await waitFor(() => expect(toasts().filter(shown => shown.includes(text))).toHaveLength(1))
}

const exportCsv = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.replaceState(null, '', '/admin?view=audit')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

it.each([401, 403])(
  'an administrator who lost the account or the role (%s) sees a message and is redirected to the start page',
  async status => {
    serve({})
    open()
    await sees('No entries.')
    serve({ users: status, audit: status })
    showWithoutReason()
    await seesToast('You must be an admin to access this page')
    expect(location.pathname).toBe('/')
  },
)

it('screen readers hear that the log is loading and that it has no entries (X-4)', async () => {
  serve({})
  open()
  // One region throughout: screen readers often skip a region that appears together with its text.
  const region = document.querySelector('p[role=status]')
  expect(region?.textContent).toBe('Loading…')
  await waitFor(() => expect(region?.textContent).toBe('No entries.'))
  showWithoutReason()
  expect(region?.textContent).toBe('Loading…')
  await waitFor(() => expect(region?.textContent).toBe('No entries.'))
})

it('an administrator who lost the role before an export sees a message and is redirected to the start page', async () => {
  serve({})
  open()
  await sees('No entries.')
  serve({ users: 403, file: 403 })
  await exportCsv()
  await seesToast('You must be an admin to access this page')
  expect(location.pathname).toBe('/')
})

it('an administrator who sends too many requests is asked to wait, and stays on the page', async () => {
  serve({ audit: 429, file: 429 })
  open()
  await sees('Please wait a moment')
  await exportCsv()
  await seesToast('Please wait a moment')
  expect(location.pathname).toBe('/admin')
})

it('the page says so if the log could not be loaded or exported, and the log can be loaded again', async () => {
  serve({ audit: 500, file: 503 })
  open()
  await sees('The audit log could not be loaded.')
  await exportCsv()
  await seesToast('Failed to export the audit log (503)')
  serve({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await sees('No entries.')
  expect(screen.queryByText('The audit log could not be loaded.')).toBeNull()
})

it('once the filter for a user is removed, the field no longer says that no user has the address', async () => {
  serve({})
  open()
  rerender(page({ user: 'u-1' as UserId }))
  await sees('No entries.')
  const field = screen.getByRole('combobox', { name: 'User' })
  await userEvent.clear(field)
  await userEvent.type(field, 'nobody@example.fr{Enter}')
  await sees('No user has this address.')
  rerender(page({}))
  expect(field).toHaveProperty('value', '')
  expect(screen.queryByText('No user has this address.')).toBeNull()
})

/** Waits until a screen reader is told of the failure. */
const hears = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toContain(text))

it('a screen reader is told that the log or its next page could not be loaded', async () => {
  serve({ audit: 500 })
  open()
  await hears('The audit log could not be loaded.')
  const entry = { seq: 2, at: '2026-11-23T00:00:10.000Z', action: 'export_audit', reason: 'all' }
  const first = { entries: [{ ...entry, admin: null, user: null, chatId: null }], hasMore: true }
  fetchMock.mockImplementation(async path => (path.includes('before=') ? refusal(500) : Response.json(first)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await sees('Exported the log')
  expect(screen.queryByText('The audit log could not be loaded.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await hears('The audit log could not be loaded.')
})

it('with the last page, the focus moves to the first new entry, even if it has no link (X-4)', async () => {
  serve({})
  const entry = { at: '2026-11-23T00:00:10.000Z', admin: null, user: null, chatId: null }
  const newest = { ...entry, seq: 2, action: 'expire_chats', reason: 'chats=2' }
  const oldest = { ...entry, seq: 1, action: 'expire_chats', reason: 'chats=1' }
  fetchMock.mockImplementation(async path =>
    path.includes('before=')
      ? Response.json({ entries: [oldest], hasMore: false })
      : Response.json({ entries: [newest], hasMore: true }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await sees('chats=1')
  expect(document.activeElement?.textContent).toContain('chats=1')
  expect(document.activeElement?.localName).toBe('tr')
})

it('an administrator who empties the field for a user removes this filter, and no other (K-10)', async () => {
  serve({})
  history.replaceState(null, '', '/admin?view=audit&user=u-1&reason=none')
  open()
  rerender(page({ user: 'u-1' as UserId, reason: 'none' }))
  await userEvent.clear(screen.getByRole('combobox', { name: 'User' }))
  expect(location.search).toBe('?view=audit&reason=none')
})

it('the log is shown up to a day, once its year is typed completely, and in full again once the day is removed (K-10)', async () => {
  serve({})
  open()
  const field = screen.getByLabelText('Until')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('0020-11-24')
  expect(location.search).toBe('?view=audit')
  expect(field).toHaveProperty('value', '0020-11-24')
  type('2026-11-24')
  expect(location.search).toBe('?view=audit&until=2026-11-24')
  rerender(page({ until: '2026-11-24' }))
  type('')
  expect(location.search).toBe('?view=audit')
})

it.each(['ann{Enter}', 'ann@example.fr'])(
  '"%s" filters by a user even if the list of users is still loading (K-10)',
  async keys => {
    const ann = { id: crypto.randomUUID() as UserId, email: 'ann@example.fr', role: 'user', chatCount: 0 }
    const users = Promise.withResolvers<Response>()
    fetchMock.mockImplementation(async path =>
      path === '/api/admin/users' ? users.promise : Response.json({ entries: [], hasMore: false }),
    )
    open()
    await userEvent.type(screen.getByLabelText('User'), keys)
    users.resolve(Response.json({ users: [ann] }))
    await waitFor(() => expect(location.pathname + location.search).toBe(auditPath({ user: ann.id })))
  },
)

it('an export from the French console is separated by semicolons, its name has the date in the browser’s time zone, and a double click, or Enter that is held down, exports once (K-10)', async () => {
  localStorage.setItem('parvis.language', 'fr')
  vi.stubEnv('TZ', 'Europe/Paris')
  vi.setSystemTime('2026-11-29T23:30:00.000Z')
  serve({})
  // A click would make the page of the tests navigate to the file.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    save.mockRestore()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  render(<LanguageProvider>{page({ reason: 'none' })}</LanguageProvider>)
  await userEvent.click(screen.getByRole('button', { name: 'Exporter en CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const button = await screen.findByRole('button', { name: 'Exporter en CSV' })
  fireEvent.click(button, { detail: 2 })
  expect(button.textContent).toBe('Exporter en CSV')
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(save.mock.contexts).toMatchObject([{ download: 'parvis-audit-2026-11-30.csv' }])
  const called = fetchMock.mock.calls.map(([path]) => path)
  expect(called).toContain('/api/admin/audit.csv?reason=none&separator=semicolon')
})
