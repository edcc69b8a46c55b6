import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { reading } from './messages/actions/reading.ts'
import { SharedPage } from './shared-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const times = { createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z' }

it('images whose links expired while the shared page was open get fresh ones, with a single call (T-11)', async () => {
  let loadCount = 0
  vi.stubGlobal('fetch', async () => {
    loadCount += 1
    const attachments = ['plan.png', 'door.png'].map(name => ({
      kind: 'image',
      name,
      url: `/files/${loadCount}`,
    }))
    const question = { id: 'q', role: 'user', content: 'My lease?', created_at: times.createdAt, attachments }
    return Response.json({ title: 'A lease', ...times, messages: [{ ...question, status: 'complete' }] })
  })
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  const image = () => screen.getByRole('img', { name: 'plan.png' }).getAttribute('src')
  await waitFor(() => expect(image()).toMatch(/^\/files\/1\b/))
  for (const broken of screen.getAllByRole('img')) fireEvent.error(broken)
  await waitFor(() => expect(image()).toMatch(/^\/files\/2\b/))
  expect(loadCount).toBe(2)
})

it('the link of a PDF on a shared page is renewed before it expires, until the share ends (T-11)', async () => {
  // Loaded in advance, because it would not load while the timers are fake.
  await import('./messages/files/message-files.tsx')
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  const server = { loadCount: 0, isRevoked: false }
  vi.stubGlobal('fetch', async (address: string) => {
    // The page checks whether each link works.
    if (address.startsWith('/files/')) return new Response()
    server.loadCount += 1
    if (server.isRevoked) return Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 })
    const attachments = [{ kind: 'pdf', name: 'lease.pdf', url: `/files/${server.loadCount}` }]
    const question = { role: 'user', content: 'My lease?', created_at: times.createdAt, attachments }
    return Response.json({ title: 'A lease', ...times, messages: [{ ...question, status: 'complete' }] })
  })
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  const link = () => screen.getByRole('link', { name: /lease\.pdf/ }).getAttribute('href')
  await pass(1)
  expect(link()).toBe('/files/1')
  await pass(40)
  expect(link()).toBe('/files/2')
  server.isRevoked = true
  await pass(60)
  expect(server.loadCount).toBe(3)
  expect(link()).toBe('/files/2')
})

it.each([
  [[{}], 'These answers were written by an AI.'],
  [[{ builtIn: true }], 'These answers come from the firm’s sheets.'],
  [[{ builtIn: true }, {}], 'These answers were written by an AI or come from the firm’s sheets.'],
])(
  'a shared page says what wrote its answers, even if another model is in use now (L-3, %j)',
  async (answers, origin) => {
    const written = {
      role: 'assistant',
      content: 'One month.',
      created_at: times.createdAt,
      status: 'complete',
    }
    const messages = answers.map(answer => ({ ...written, ...answer }))
    vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages }))
    for (const model of ['configured', 'built-in'] as const) {
      const { unmount } = render(
        <ConfigContext value={{ ...appConfig, model }}>
          <SharedPage />
        </ConfigContext>,
      )
      expect(await screen.findByText(origin, { exact: false })).toBeDefined()
      unmount()
    }
  },
)

it('a shared chat from a newer server shows each message that can be read, with the line about its files (X-9)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const written = { created_at: times.createdAt, status: 'complete' }
  const question = { ...written, role: 'user', content: 'My lease?', hiddenFiles: 2 }
  const answer = { ...written, role: 'assistant', content: 'It ends in May.' }
  vi.stubGlobal('fetch', async () => Response.json({ messages: [{ role: 'robot' }, question, answer] }))
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  await screen.findByText('It ends in May.')
  const line = screen.getByText(/^2 attached files/)
  expect(line.previousElementSibling?.textContent).toContain('My lease?')
})

it('an answer of a shared chat is read aloud only until the page is left (C-15)', async () => {
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn() })
  const answer = { id: 'a', role: 'assistant', content: 'One month.', created_at: times.createdAt }
  const messages = [{ ...answer, status: 'complete' }]
  vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages }))
  const { unmount } = render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  await screen.findByText('One month.')
  act(() => reading.set({ messageKey: 'a' }))
  // React may subscribe the button to the reading only after its text is on screen.
  await screen.findByRole('button', { name: 'Stop reading' })
  unmount()
  expect(reading.get()).toBeUndefined()
})

it('a shared answer that was stopped does not say that its reader stopped it', async () => {
  const question = {
    id: 'q',
    role: 'user',
    content: 'My lease?',
    created_at: times.createdAt,
    status: 'complete',
  }
  const answer = { ...question, id: 'a', role: 'assistant', content: 'One mon', status: 'stopped' }
  const messages = [question, answer]
  vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages }))
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  expect(await screen.findByText('This answer was stopped.')).toBeTruthy()
  expect(screen.queryByText(/\bYou\b/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Question' })).toBeTruthy()
})

it('a shared question that has no answer says so', async () => {
  const question = { id: 'q1', role: 'user', content: 'My lease?', created_at: times.createdAt }
  const messages = [
    question,
    { ...question, id: 'a1', role: 'assistant', content: 'One month.' },
    { ...question, id: 'q2', content: 'My deposit?' },
    // Its answer cannot be read, because the server is newer.
    { ...question, id: 'q3', content: 'My keys?' },
    { role: 'robot' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages }))
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  const line = await screen.findByText('This question has no answer.')
  expect(line.previousElementSibling?.textContent).toContain('My deposit?')
})

it('the page of a link that does not work has a heading (T-13)', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 }),
  )
  render(
    <ConfigContext value={appConfig}>
      <SharedPage />
    </ConfigContext>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work.' })).toBeDefined()
})
