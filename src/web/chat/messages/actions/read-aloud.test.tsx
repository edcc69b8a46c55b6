import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('on a page that scrolls itself, such as a shared chat’s, the sentence is brought into view too (C-15)', async () => {
  const voice = { name: 'device', lang: 'en-GB', localService: true, default: true }
  vi.stubGlobal('CSS', {})
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice],
    cancel: () => {},
    speak: (utterance: SpeechSynthesisUtterance) => utterance.onend?.({} as SpeechSynthesisEvent),
  })
  const { readAloud } = await import('./read-aloud.ts')
  // The second sentence is below the window, until the page scrolls.
  let scrollTopPx = 0
  const topsPx = [100, innerHeight + 100]
  Range.prototype.getBoundingClientRect = function () {
    const topPx = (this.toString().startsWith('Two') ? topsPx[1] : topsPx[0]) ?? 0
    return { top: topPx - scrollTopPx, bottom: topPx - scrollTopPx + 20 } as DOMRect
  }
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation((_left?: unknown, topPx?: number) => {
    scrollTopPx += topPx ?? 0
  })
  const answer = document.createElement('div')
  answer.innerHTML = '<p>One month.</p><p>Two months.</p>'
  document.body.append(answer)
  expect(await readAloud(answer, 'en', () => true)).toBe('ended')
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, innerHeight + 100 - 48)
})
