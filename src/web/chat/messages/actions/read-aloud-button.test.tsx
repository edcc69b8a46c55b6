import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Utterance = { text: string; onend?(): void }

function stubSpeech(voices: unknown[]) {
  const speak = vi.fn<(utterance: Utterance) => void>()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text = '') {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    // The device has no more voices than these.
    addEventListener: (_type: string, listener: () => void) => listener(),
    cancel: () => {},
    speak,
  })
  return speak
}

/** Renders an answer and clicks its button. */
function clickReadAloud(text: string) {
  render(
    <ToastProvider dismissLabel="Dismiss">
      <article>
        <div data-answer="">
          <p>{text}</p>
        </div>
        <ReadAloudButton messageKey="answer" text={text} />
      </article>
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
}

const voice = (lang: string, localService: boolean) => ({ name: lang, lang, localService, default: true })

it.each([
  ['no voice at all', []],
  ['voices of a server or of another language', [voice('en-US', false), voice('fr-FR', true)]],
])('a device with %s says that it has no voice for the answer’s language (C-15)', async (_, voices) => {
  const speak = stubSpeech(voices)
  clickReadAloud('This is the answer that the device cannot read to you.')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Your device has no voice for this language.'),
  )
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeTruthy()
  expect(speak).not.toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringMatching(/./) }))
})

it('the page begins to speak during the click, silently: otherwise, an iPhone would not let it speak afterwards (C-15)', async () => {
  let inClick = true
  let allowed = false
  const speak = stubSpeech([voice('en-US', true)])
  speak.mockImplementation(utterance => {
    allowed ||= inClick
    if (allowed) utterance.onend?.()
  })
  clickReadAloud('One sentence for you to hear.')
  inClick = false
  expect(speak.mock.calls.map(([utterance]) => utterance.text)).toEqual([''])
  await waitFor(() => expect(speak.mock.lastCall?.[0].text).toBe('One sentence for you to hear.'))
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeTruthy()
})

it('if reading aloud cannot start, the page says so, but not to a user who stopped meanwhile (C-15)', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubSpeech([])
  vi.spyOn(speechSynthesis, 'getVoices').mockImplementation(() => {
    throw new Error('No engine.')
  })
  clickReadAloud('One sentence for you to hear.')
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
  // Once: nothing was said the first time.
  await waitFor(() => expect(document.querySelectorAll('[data-toast]')).toHaveLength(1))
  expect(screen.getByRole('alert').textContent).toBe('The answer could not be read aloud.')
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})
