import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { SheetPage } from './sheet-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const sheet = { id: 'deposit', title: 'The deposit', topic: 'housing', date: '2026-11-22', reviewer: null }
const content = { langs: ['en', 'fr'], markdown: 'Two months.', references: [] }

/** The sheet in the language that the call asks for. */
const serve = async (address: string) => Response.json({ ...sheet, ...content, lang: address.slice(-2) })

function openSheet() {
  history.replaceState({ from: '/?chat=1' }, '', '/library/deposit?lang=en')
  onTestFinished(() => {
    localStorage.clear()
    history.replaceState(null, '', '/')
  })
  render(
    <LanguageProvider>
      <ConfigContext value={appConfig}>
        <SheetPage id="deposit" />
      </ConfigContext>
    </LanguageProvider>,
  )
}

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
  await expect.poll(() => document.title).toContain('This sheet does not exist.')
})

it('after a change of the sheet’s language, “Ask about this” still returns to the conversation (B-28)', async () => {
  vi.stubGlobal('fetch', serve)
  openSheet()
  await userEvent.click(await screen.findByRole('link', { name: 'Lire en français' }))
  await screen.findByRole('link', { name: 'Read it in English' })
  await userEvent.click(screen.getByRole('button', { name: 'Ask about this' }))
  expect(location.pathname + location.search).toBe('/?chat=1')
})

it('a sheet follows a change of the page’s language, and its button still returns to the conversation (B-24, B-28)', async () => {
  vi.stubGlobal('fetch', serve)
  openSheet()
  await screen.findByText('Written on 22 November 2026.', { exact: false })
  const lengthBefore = history.length
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  // The sheet on screen stays until the other one is loaded.
  const heading = () => screen.getByRole('heading', { level: 1, name: 'The deposit' })
  await expect.poll(() => heading().lang).toBe('fr')
  expect([location.search, history.length, history.state]).toEqual(['', lengthBefore, { from: '/?chat=1' }])
})

it('a sheet that could not be loaded is loaded by “Try again”, and the tab then has its title (B-24)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  openSheet()
  expect((await screen.findByRole('alert')).textContent).toContain('This sheet could not be loaded.')
  vi.stubGlobal('fetch', serve)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'The deposit' })
  expect(document.title).toMatch(/^The deposit – /)
})
