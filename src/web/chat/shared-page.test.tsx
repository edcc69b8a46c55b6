import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SharedPage } from './shared-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const times = { createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z' }

it('an image whose link expired while the shared page was open gets a fresh one (T-11)', async () => {
  let loadCount = 0
  vi.stubGlobal('fetch', async () => {
    loadCount += 1
    const attachments = [{ kind: 'image', name: 'plan.png', url: `/files/${loadCount}` }]
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
  fireEvent.error(screen.getByRole('img', { name: 'plan.png' }))
  await waitFor(() => expect(image()).toMatch(/^\/files\/2\b/))
})

it.each([
  [[{}], 'These answers were written by an AI.'],
  [[{ builtIn: true }], 'These answers come from the firm’s sheets.'],
  [[{ builtIn: true }, {}], 'These answers were written by an AI or come from the firm’s sheets.'],
])('a shared page says what wrote its answers, with any model today (L-3, %j)', async (answers, origin) => {
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
})
