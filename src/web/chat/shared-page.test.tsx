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
  ['configured', 'These answers were written by an AI.'],
  ['built-in', 'These answers come from the firm’s sheets.'],
] as const)('a shared page says where its answers come from (L-3, %s)', async (model, origin) => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages: [] }))
  render(
    <ConfigContext value={{ ...appConfig, model }}>
      <SharedPage />
    </ConfigContext>,
  )
  expect(await screen.findByText(origin, { exact: false })).toBeDefined()
  expect(screen.queryAllByText(/\bAI\b/)).toHaveLength(model === 'configured' ? 1 : 0)
})
