import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SheetPage } from './sheet-page.tsx'

afterEach(() => vi.unstubAllGlobals())

it('an unknown sheet has a page that says so, and leads to all sheets (B-21)', async () => {
  const problem = { error: { code: 'not_found', message: 'No such sheet.' } }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }))
  render(
    <ConfigContext value={appConfig}>
      <SheetPage id="no-such-sheet" />
    </ConfigContext>,
  )
  await screen.findByRole('heading', { level: 1, name: 'This sheet does not exist.' })
  expect(screen.getByRole('link', { name: 'Show all sheets' }).getAttribute('href')).toBe('/library')
})
