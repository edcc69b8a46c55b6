import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { auditPath } from '#web/admin/common/console-url.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { AuditTable } from './audit-table.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('after Back from a chat, the link that led there has the focus, even if other entries name the chat (K-10)', async () => {
  const ann = { id: crypto.randomUUID() as UserId, email: 'ann@example.fr' }
  const entry = {
    at: '2026-11-23T00:00:10.000Z',
    action: 'read_messages',
    admin: ann,
    user: ann,
    reason: 'why',
  }
  const entries = [3, 2, 1].map(seq => ({ ...entry, seq, chatId: 'one' as ChatId }))
  const { unmount } = render(<AuditTable entries={entries} filter={{}} />)
  const links = () => screen.getAllByRole('link', { name: 'Open' })
  fireEvent.click(links()[1] as HTMLElement)
  unmount()
  history.back()
  await waitFor(() => expect(location.search).not.toContain('one'))
  render(<AuditTable entries={entries} filter={{}} />)
  expect(document.activeElement).toBe(links()[1])
})

it.each([
  [
    'en',
    'Server',
    'Deleted the oldest entries of this log at the end of their retention period',
    'Number of entries: 500, up to no. 1,234',
  ],
  [
    'fr',
    'Serveur',
    'A supprimé les plus anciennes entrées de ce journal au terme de leur durée de conservation',
    /^Nombre d’entrées\s: 500, jusqu’au n°\s1\s234$/,
  ],
])('an administrator reads in words that old entries were removed (%s, RT-10)', (language, ...words) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  const reason = `AUDIT_RETENTION_DAYS=365; entries=500; up_to=1234; hash=${'a'.repeat(64)}`
  const entry = { seq: 1300, at: '2026-11-23T00:00:10.000Z', action: 'expire_audit', reason }
  render(
    <LanguageProvider>
      <AuditTable entries={[{ ...entry, admin: null, user: null, chatId: null }]} filter={{}} />
    </LanguageProvider>,
  )
  for (const text of words) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/hash=/)).toBeNull()
})

it('the console shows "Server" for what the server recorded by itself, and "Operator" for a command', () => {
  const fields = {
    at: '2026-11-23T00:00:10.000Z',
    reason: 'not given',
    admin: null,
    user: null,
    chatId: null,
  }
  render(
    <AuditTable
      entries={[
        { ...fields, seq: 2, action: 'record_address' },
        { ...fields, seq: 1, action: 'promote' },
      ]}
      filter={{}}
    />,
  )
  const actors = screen.getAllByRole('row').map(row => row.querySelectorAll('td')[1]?.textContent)
  expect(actors.slice(1)).toEqual([expect.stringContaining('Server'), expect.stringContaining('Operator')])
  // They were not asked for a reason.
  expect(screen.queryByText('not given')).toBeNull()
})

it('the console shows that an administrator gave no reason', () => {
  const admin = { id: 'a-1' as UserId, email: 'ann@example.fr' }
  const entry = { seq: 1, at: '2026-11-23T00:00:10.000Z', action: 'read_chats', reason: 'not given' }
  render(<AuditTable entries={[{ ...entry, admin, user: null, chatId: null }]} filter={{}} />)
  expect(screen.getByText('not given')).toBeTruthy()
})

it.each([
  ['not given', ''],
  ['not given; reason=none', 'reason=none'],
  ['Review of June; reason=none', 'Review of June; reason=none'],
])(
  'an export recorded with the reason "%s" is shown with "%s", because the console asks for no reason',
  (reason, shown) => {
    const admin = { id: 'a-1' as UserId, email: 'ann@example.fr' }
    const entry = { seq: 1, at: '2026-11-23T00:00:10.000Z', action: 'export_audit', reason }
    render(<AuditTable entries={[{ ...entry, admin, user: null, chatId: null }]} filter={{}} />)
    expect(screen.getAllByRole('cell')[5]?.textContent).toBe(`Reason${shown}`)
  },
)

it.each([
  ['en', 'Unknown', 'Login failed, or wrong current password'],
  ['fr', 'Inconnu', 'Échec de connexion ou mot de passe actuel incorrect'],
])(
  'the console shows that the caller of a failed sign-in is unknown, and no reason (%s, K-12)',
  (language, ...words) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    const user = { id: 'u-1' as UserId, email: 'ann@example.fr' }
    const entry = { seq: 1, at: '2026-11-23T00:00:10.000Z', action: 'sign_in_failed', reason: 'not given' }
    render(
      <LanguageProvider>
        <AuditTable entries={[{ ...entry, admin: null, user, chatId: null }]} filter={{}} />
      </LanguageProvider>,
    )
    // Each cell begins with its column's name, for phones.
    const cells = screen.getAllByRole('cell').map(cell => cell.lastChild?.textContent)
    expect(cells.slice(1, 4)).toEqual([...words, user.email])
    expect(screen.getAllByRole('cell')[5]?.childElementCount).toBe(1)
  },
)

it('a click on a person adds them to the filter; a person who is already in it is not a link (K-10)', () => {
  const [admin, user] = ['1', '2'].map(digit => ({
    id: `${digit.repeat(8)}-1111-4111-8111-111111111111` as UserId,
    email: `person-${digit}@example.fr`,
  }))
  if (!admin || !user) throw new Error('unreachable')
  const entry = { seq: 1, at: '2026-11-23T00:00:10.000Z', action: 'read_messages', reason: 'not given' }
  render(
    <AuditTable
      entries={[{ ...entry, admin, user, chatId: null }]}
      filter={{ user: user.id, reason: 'none' }}
    />,
  )
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([[admin.email, auditPath({ user: user.id, admin: admin.id, reason: 'none' })]])
  expect(screen.getByText(user.email)).toBeTruthy()
})
