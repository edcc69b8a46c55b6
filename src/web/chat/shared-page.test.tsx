import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SharedPage } from './shared-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['configured', 'These answers were written by an AI.'],
  ['built-in', 'These answers come from the firm’s sheets.'],
] as const)('a shared page says where its answers come from (L-3, %s)', async (model, origin) => {
  const times = { createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z' }
  vi.stubGlobal('fetch', async () => Response.json({ title: 'A lease', ...times, messages: [] }))
  render(
    <ConfigContext value={{ ...appConfig, model }}>
      <SharedPage />
    </ConfigContext>,
  )
  expect(await screen.findByText(origin, { exact: false })).toBeDefined()
  expect(screen.queryAllByText(/\bAI\b/)).toHaveLength(model === 'configured' ? 1 : 0)
})
