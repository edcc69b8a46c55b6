import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Shortcuts } from './shortcuts.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

it.each([
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/125.0', 'Linux x86_64', 'Meta', '⌘'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/123.0.0.0', 'MacIntel', 'Control', 'Ctrl'],
])(
  'all shortcuts name the same key on %s, whatever navigator.platform says (E-11, J-5)',
  async (_machine, userAgent, platform, modifier, key) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
    // These modules look at the machine when they are loaded.
    vi.resetModules()
    const { LanguageProvider } = await import('#web/i18n/language-context.tsx')
    const { FindField } = await import('#web/sidebar/find-entry.tsx')
    const { Shortcuts } = await import('./shortcuts.tsx')
    render(
      <LanguageProvider>
        <FindField onOpen={() => {}} />
        <Shortcuts />
      </LanguageProvider>,
    )
    const keys = screen.getAllByRole('button').map(button => button.getAttribute('aria-keyshortcuts'))
    expect(keys).toEqual([`${modifier}+K`, `${modifier}+/`])
    expect(screen.getByText(`${key} K`)).toBeTruthy()
  },
)

it('the dialog is outside the footer, which a short or enlarged window hides with everything in it (E-11, P-7)', async () => {
  render(
    <footer>
      <Shortcuts />
    </footer>,
  )
  fireEvent.keyDown(document, { key: '/', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog.closest('footer')).toBeNull()
})
