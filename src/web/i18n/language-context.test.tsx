import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider, useLanguage } from './language-context.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Shown() {
  return <p>{useLanguage().language}</p>
}

it('a language that is chosen in another tab applies here as well (X-2)', () => {
  const key = 'parvis.language'
  localStorage.setItem(key, 'en')
  render(
    <LanguageProvider>
      <Shown />
    </LanguageProvider>,
  )
  expect(screen.getByText('en')).toBeTruthy()
  localStorage.setItem(key, 'fr')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'fr' })))
  expect(screen.getByText('fr')).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
})
