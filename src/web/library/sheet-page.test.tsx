import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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

it('after a change of the sheet’s language, “Ask about this” still returns to the conversation (B-28)', async () => {
  const sheet = { id: 'deposit', title: 'The deposit', topic: 'housing', date: '2026-11-22', reviewer: null }
  const content = { langs: ['en', 'fr'], markdown: 'Two months.', references: [] }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ ...sheet, ...content, lang: address.slice(-2) }),
  )
  history.replaceState({ from: '/?chat=1' }, '', '/library/deposit?lang=en')
  onTestFinished(() => {
    localStorage.clear()
    history.replaceState(null, '', '/')
  })
  render(
    <ConfigContext value={appConfig}>
      <SheetPage id="deposit" />
    </ConfigContext>,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Lire en français' }))
  await screen.findByRole('link', { name: 'Read it in English' })
  await userEvent.click(screen.getByRole('button', { name: 'Ask about this' }))
  expect(location.pathname + location.search).toBe('/?chat=1')
})
