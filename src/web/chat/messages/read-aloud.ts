import type { Language } from '#shared/language.ts'
import { stopReading } from './reading.ts'
import { type Sentence, sentencesIn } from './sentences.ts'

/** Reading an answer aloud with the device's own voices; product.md C-15. */

/** `noVoice`: the device has none in this language. */
type Outcome = 'ended' | 'noVoice' | 'listenFailed'

/**
 * Reads the answer on screen sentence by sentence, and marks each sentence while it is read. Ends early if `isCurrent`
 * returns false and the voice is cancelled.
 */
export async function readAloud(
  answer: HTMLElement,
  language: Language,
  isCurrent: () => boolean,
): Promise<Outcome> {
  const voice = await findVoice(language)
  if (!voice) return 'noVoice'
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('keydown', stopOnEscape, { signal })
  // Browsers continue to speak after the page is left.
  window.addEventListener('pagehide', stopReading, { signal })
  try {
    let follows = true
    for (const sentence of sentencesIn(answer, language)) {
      if (!isCurrent()) break
      follows = mark(sentence, follows)
      if (!(await speak(sentence.words, voice))) return isCurrent() ? 'listenFailed' : 'ended'
    }
    return 'ended'
  } finally {
    ending.abort()
    CSS.highlights?.delete(highlightName)
  }
}

function stopOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) stopReading()
}

/** Many browsers list their voices only some time after the first request. */
const maxVoiceWaitMs = 1500

/** Only voices on the device: the others send the text to a server of the browser's maker. */
async function findVoice(language: Language): Promise<SpeechSynthesisVoice | undefined> {
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>(resolve => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
      setTimeout(resolve, maxVoiceWaitMs)
    })
  }
  const voices = speechSynthesis
    .getVoices()
    .filter(voice => voice.localService && voice.lang.toLowerCase().startsWith(language))
  return voices.find(voice => voice.default) ?? voices[0]
}

/** Resolves with whether the sentence was read to its end. */
function speak(words: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  return new Promise(resolve => {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onend = () => resolve(true)
    utterance.onerror = () => resolve(false)
    speechSynthesis.speak(utterance)
  })
}

const highlightName = 'read-aloud'
/** Not in a style sheet of the build, which does not know this pseudo-element. */
const highlightStyle = `::highlight(${highlightName}) { background: var(--color-brass-wash); color: var(--color-ink) }`

if (CSS.highlights) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(highlightStyle)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Marks the sentence, and brings it into view if `follows`. Returns whether to do so for the next one: no longer, if
 * the reader has scrolled away from this one.
 */
function mark({ range }: Sentence, follows: boolean): boolean {
  // Older browsers cannot mark text without changing the page.
  CSS.highlights?.set(highlightName, new Highlight(range))
  const element = range.startContainer.parentElement
  const scroller = element?.closest('[data-scroller]')
  if (!element || !scroller) return follows
  if (follows && !isInView(range, scroller)) {
    scroller.scrollTop += range.getBoundingClientRect().top - scroller.getBoundingClientRect().top - marginPx
  }
  return isInView(range, scroller)
}

/** The space above a sentence that is brought into view. */
const marginPx = 48

function isInView(range: Range, scroller: Element): boolean {
  const { top } = range.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  return top >= view.top && top < view.bottom
}
