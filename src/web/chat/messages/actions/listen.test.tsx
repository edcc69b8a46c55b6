import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastProvider } from '#web/ui/toast.tsx'
import { Listen } from './listen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const voice = (lang: string, localService: boolean) => ({ name: lang, lang, localService, default: true })

it.each([
  ['no voice at all', []],
  ['voices of a server or of another language', [voice('en-US', false), voice('fr-FR', true)]],
])('a device with %s says that it has no voice for the answer’s language (C-15)', async (_, voices) => {
  const speak = vi.fn()
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    // The device has no more voices than these.
    addEventListener: (_type: string, listener: () => void) => listener(),
    cancel: () => {},
    speak,
  })
  const text = 'This is the answer that the device cannot read to you.'
  render(
    <ToastProvider dismissLabel="Dismiss">
      <article>
        <div data-answer="">{text}</div>
        <Listen messageKey="answer" text={text} />
      </article>
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Your device has no voice for this language.'),
  )
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeTruthy()
  expect(speak).not.toHaveBeenCalled()
})
