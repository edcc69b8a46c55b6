import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, draw } from '#tests/support/draw.tsx'
import { useUsers } from '#web/admin/users/use-users.ts'
import type { AuditFilter } from '#web/api/admin.ts'
import { QueryScope } from '#web/api/queries.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AuditView } from './audit-view.tsx'

const fetchMock = vi.fn<(path: string) => Promise<Response>>()
const asReactExpects = (atOnce: boolean) => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', atOnce)
let drawn: ReturnType<typeof draw>
let owners = 0

function Log({ filter }: { filter: AuditFilter }) {
  return <AuditView filter={filter} users={useUsers()} />
}

function page(filter: AuditFilter) {
  return (
    <QueryScope owner={`owner ${owners}`}>
      <ToastProvider dismissLabel="Dismiss">
        <Log filter={filter} />
      </ToastProvider>
    </QueryScope>
  )
}

function open(): void {
  owners += 1
  drawn = draw(page({}))
  // What follows comes when the answers come.
  asReactExpects(false)
}

function narrow(): void {
  asReactExpects(true)
  drawn.redraw(page({ reason: 'none' }))
  asReactExpects(false)
}

const refusal = (status: number) =>
  Response.json({ error: { code: 'x', message: 'A sentence.' } }, { status })

/** What is answered from now on. */
function serve(statuses: { users?: number; audit?: number; file?: number }): void {
  const { users = 200, audit = 200, file = 200 } = statuses
  fetchMock.mockImplementation(async path => {
    if (path === '/api/admin/users') return users === 200 ? Response.json({ users: [] }) : refusal(users)
    if (path === '/api/admin/audit.csv') return file === 200 ? new Response('seq') : refusal(file)
    return audit === 200 ? Response.json({ entries: [], hasMore: false }) : refusal(audit)
  })
}

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))
const toasts = (text: string) =>
  [...document.querySelectorAll('[data-toast]')].filter(toast => toast.textContent?.includes(text))
const told = (text: string) => vi.waitFor(() => expect(toasts(text)).toHaveLength(1))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.replaceState(null, '', '/admin?view=audit')
})

afterEach(() => {
  asReactExpects(true)
  drawn.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([401, 403])('whoever lost the role (%s) is told so and led away', async status => {
  serve({})
  open()
  await shown('No entries.')
  serve({ users: status, audit: status })
  narrow()
  await told('You must be an admin to access this page')
  expect(location.pathname).toBe('/')
})

it('whoever lost it before the export is told so and led away', async () => {
  serve({})
  open()
  await shown('No entries.')
  serve({ users: 403, file: 403 })
  button('Export CSV').click()
  await told('You must be an admin to access this page')
  expect(location.pathname).toBe('/')
})

it('whoever asked for too much is asked to wait, and stays', async () => {
  serve({ audit: 429, file: 429 })
  open()
  await shown('Please wait a moment')
  button('Export CSV').click()
  await told('Please wait a moment')
  expect(location.pathname).toBe('/admin')
})
