import { expect, type Page } from '@playwright/test'
import { textReply } from '#tests/support/model/scripted-scripts.ts'
import { test } from './support/chat-fixtures.ts'
import { answer, answered, ask, countInParts, field, seesNumbers } from './support/chat-steps.ts'

/** Reading an answer aloud. The machines that run these tests have no voices, so a scripted engine speaks. */

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the browser's interface.
  interface Window {
    /** The sentences spoken so far, each with its voice. */
    spoken: { words: string; voice: string }[]
    /** Makes the engine finish the current sentence. */
    endSentence(): void
  }
}

const markdown = `The deposit is **yours**, and the landlord must return it to you. Write to [the firm](https://example.fr).

- Keep that letter.
`

/** A default voice from a server, and one voice of the device in each language. */
async function scriptVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Utterance = { text: string; voice: { name: string }; onend?(): void; onerror?(): void }
    let current: Utterance | undefined
    const voices = [
      { name: 'server', lang: 'en-US', localService: false, default: true },
      { name: 'device, English', lang: 'en-GB', localService: true, default: false },
      { name: 'device, French', lang: 'fr-FR', localService: true, default: false },
    ]
    const engine = {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        // A click speaks an empty text, so that an iPhone lets the page speak later (C-15).
        if (utterance.text === '') return
        current = utterance
        window.spoken.push({ words: utterance.text, voice: utterance.voice.name })
      },
      cancel() {
        const ended = current
        current = undefined
        ended?.onerror?.()
      },
    }
    window.spoken = []
    window.endSentence = () => current?.onend?.()
    Object.defineProperty(window, 'speechSynthesis', { value: engine })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text = '') {
          this.text = text
        }
      },
    })
  })
}

const spoken = (page: Page) => page.evaluate(() => window.spoken.map(({ words }) => words))

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(range => range.toString()))

test('an answer is read aloud by a voice of the device, each sentence marked and in view, until Escape (C-15)', async ({
  page,
  owner: _,
  model,
}) => {
  await scriptVoices(page)
  await page.goto('/')
  model.next(textReply(markdown), request => request.question.endsWith('Read this to me.'))
  await ask(page, 'Read this to me.')
  await answered(page)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect
    .poll(() => marked(page))
    .toEqual(['The deposit is yours, and the landlord must return it to you.'])
  expect(await page.evaluate(() => window.spoken[0]?.voice)).toBe('device, English')
  await page.evaluate(() => window.endSentence())
  await expect.poll(() => spoken(page)).toHaveLength(2)
  await page.evaluate(() => window.endSentence())
  await expect.poll(() => marked(page)).toEqual(['Keep that letter.'])
  expect((await spoken(page))[1]).toBe('Write to the firm (example.fr).')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(await marked(page)).toEqual([])

  await test.step('Escape ends one thing at a time: a menu, then the voice, then the answer that is being written', async () => {
    await page.getByRole('button', { name: 'Read aloud' }).click()
    await expect.poll(() => spoken(page)).toHaveLength(4)
    const stopReading = page.getByRole('button', { name: 'Stop reading' })
    const { next } = countInParts(model, 'Count', 20, 400)
    await ask(page, 'Count')
    await seesNumbers(page, 20)
    await page.getByRole('button', { name: 'Regenerate answer' }).first().click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(stopReading).toBeVisible()
    await field(page).press('Escape')
    await expect(stopReading).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await field(page).press('Escape')
    await expect(answer(page)).toContainText('You stopped this answer.')
    next()
    await page.reload()
  })

  await test.step('the sentence that is read stays in view until the reader scrolls away, and again after scrolling back', async () => {
    // A short window, in which few sentences fit.
    await page.setViewportSize({ width: 1280, height: 420 })
    const long = Array.from({ length: 30 }, (_, index) => `This is sentence ${index}.\n\n`).join('')
    model.next(textReply(long), request => request.question.endsWith('Read a long one.'))
    await ask(page, 'Read a long one.')
    await answered(page)
    const list = page.getByRole('region', { name: 'Conversation' })
    // The last sentences are also in the page for screen readers.
    const sentence = (index: number) => list.getByText(`This is sentence ${index}.`, { exact: true })
    const scrollTo = (topPx: number) => list.evaluate((box, to) => box.scrollTo(0, to), topPx)
    const scrollTopPx = () => list.evaluate(box => box.scrollTop)
    const readNext = async (index: number) => {
      await page.evaluate(() => window.endSentence())
      await expect.poll(() => marked(page)).toEqual([`This is sentence ${index}.`])
    }
    await page.getByRole('button', { name: 'Read aloud' }).last().click()
    await expect(sentence(0)).toBeInViewport()
    const firstTopPx = await scrollTopPx()

    await scrollTo(100_000)
    const endTopPx = await scrollTopPx()
    await readNext(1)
    expect(await scrollTopPx()).toBe(endTopPx)

    await scrollTo(firstTopPx)
    for (let index = 2; index <= 10; index++) await readNext(index)
    await expect(sentence(10)).toBeInViewport()
  })
})
