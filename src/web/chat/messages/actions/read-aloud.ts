import type { Language } from '#shared/language.ts'
import { listAround } from '#web/chat/messages/list-around.ts'
import { stopReading } from './reading.ts'
import { sentencesIn } from './sentences.ts'

/** Reading an answer aloud with the device's own voices; product.md C-15. */

/** `noVoice`: the device has none in this language. */
type Outcome = 'ended' | 'noVoice' | 'readingFailed'

/**
 * Reads the answer on screen sentence by sentence, and marks each sentence while it is read. Ends before the next
 * sentence if `isCurrent` returns false, or at once if the voice is cancelled.
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
  countReading(1)
  document.addEventListener('keydown', stopOnEscape, { signal })
  // Browsers continue to speak after the page is left.
  window.addEventListener('pagehide', stopReading, { signal })
  try {
    let follows = true
    for (const { words, range } of sentencesIn(answer, language)) {
      if (!isCurrent()) break
      mark(range)
      if (follows) bringIntoView(range)
      if (!(await speak(words, voice))) return isCurrent() ? 'readingFailed' : 'ended'
      // While the sentence was read aloud, the user may have scrolled away from it, or back to it.
      follows = isInView(range)
    }
    return 'ended'
  } finally {
    ending.abort()
    countReading(-1)
    CSS.highlights?.delete(highlightName)
  }
}

/** One that was replaced by another can end later. */
let readingCount = 0

/** Marks the page while something is read aloud, for other parts of it that Escape ends. */
function countReading(change: 1 | -1): void {
  readingCount += change
  document.body.toggleAttribute('data-reading-aloud', readingCount > 0)
}

/** Escape ends one thing at a time: an open menu first, and the voice before a sheet or an answer being written. */
function stopOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (document.querySelector(':modal, [role=menu]:popover-open')) return
  event.preventDefault()
  stopReading()
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

/** Resolves to true if the sentence was read to its end, otherwise to false. */
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
/** Not in a built style sheet: the build does not know this pseudo-element. */
const highlightStyle = `::highlight(${highlightName}) { background: var(--color-brass-wash); color: var(--color-ink) }`

if (CSS.highlights) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(highlightStyle)
  document.adoptedStyleSheets.push(sheet)
}

function mark(range: Range): void {
  // Older browsers cannot mark text without changing the page.
  CSS.highlights?.set(highlightName, new Highlight(range))
}

/** The space above a sentence that is brought into view. */
const marginPx = 48

function bringIntoView(range: Range): void {
  if (isInView(range)) return
  const distancePx = range.getBoundingClientRect().top - viewAround(range).top - marginPx
  ;(listAround(range.startContainer.parentElement) ?? window).scrollBy(0, distancePx)
}

function isInView(range: Range): boolean {
  const view = viewAround(range)
  const { top, bottom } = range.getBoundingClientRect()
  return bottom > view.top && top < view.bottom
}

/** The list of messages or, in a shared chat, which scrolls with its page, the window. */
function viewAround(range: Range): { top: number; bottom: number } {
  const list = listAround(range.startContainer.parentElement)
  return list?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
}
