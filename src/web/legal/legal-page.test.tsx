import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { LegalPage } from './legal-page.tsx'

const server: Record<string, string> = {
  '/api/legal/terms':
    '# Terms\n\nThese are the terms of the service, and they are written in English for the people that use it.',
  '/api/legal/notices':
    '# Mentions légales\n\nVous lisez les mentions légales du cabinet, qui est une société, et les règles du site.',
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ markdown: server[address] }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('a legal page has the language of its text, and says so if the screen has another one (L-2)', async () => {
  history.replaceState(null, '', '/legal/terms')
  const { unmount } = render(
    <LanguageProvider>
      <ConfigContext value={appConfig}>
        <Route path="/legal/:page">
          <LegalPage />
        </Route>
      </ConfigContext>
    </LanguageProvider>,
  )
  const article = () => screen.findByRole('article')
  expect((await article()).lang).toBe('en')
  expect(screen.queryByText(/^(This text is in|Ce texte est en)/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Français' }))
  expect(screen.getByText(/^Ce texte est en anglais\./)).toBeTruthy()
  expect((await article()).lang).toBe('en')
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  act(() => navigate('/legal/notices'))
  await screen.findByText(/^This text is in French\./)
  expect((await article()).lang).toBe('fr')
  // A page that is still shown would follow the address.
  unmount()
  history.replaceState(null, '', '/')
})
