import { expect, type Locator, type Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { boxOf, closedGate, seedChats, test } from './support/chat-fixtures.ts'
import { answer, answered, ask, countInParts, field, seesNumbers } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'

/** The messages: product.md C-3, C-5, C-6, C-14, X-8. */

const olderPage = /\/messages\?.*offset=/
const scroller = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const older = (page: Page) => page.getByRole('button', { name: 'Load older messages' })
const wayBack = (page: Page) => page.getByRole('button', { name: 'Scroll to the newest message' })

const scrollTopPx = (list: Locator) => list.evaluate(element => element.scrollTop)
const fromEndPx = (list: Locator) =>
  list.evaluate(element => element.scrollHeight - element.scrollTop - element.clientHeight)

/** Makes the window narrow and wide again. Fails if the text leaves the view. */
async function expectInViewAtAnyWidth(page: Page, text: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    await expect(page.getByText(text)).toBeInViewport()
  }
}

const code = `const address = 'https://example.org/${'a'.repeat(400)}'`

const rich = `> Quoted words.

1. First
2. Second

| Case | Delay |
|---|---|
| Fine | 1 month |

\`\`\`js
${code}
\`\`\`

See [the sheet](https://www.service-public.fr/F31269) or <img src=x onerror="alert(1)">.

![a picture](https://pictures.example/x.png)
[never](javascript:alert(1))`

/** The distances between the buttons below an answer. */
function gapsBetweenButtonsPx(answer: Locator): Promise<number[]> {
  return answer.getByRole('button').evaluateAll(buttons => {
    const boxes = buttons
      .filter(button => button.closest('.markdown') === null)
      .map(button => button.getBoundingClientRect())
    return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)))
  })
}

test('a question is on the right; an answer is formatted even if the network was lost when its code was first requested (X-5), copied as written, its raw HTML stays text, and its buttons are evenly spaced before and after "Copied"', async ({
  page,
  owner: _,
  context,
  model,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await ask(page, 'Rich?')
  await page.getByText('Failed to get response.').waitFor()
  await context.setOffline(false)
  model.next(
    { steps: [{ type: 'text', text: rich }, { type: 'complete' }] },
    ({ question }) => question === 'Rich?',
  )
  await field(page).press('Enter')
  await answered(page)
  const list = await boxOf(scroller(page))
  const question = await boxOf(page.getByRole('article').getByText('Rich?'))
  expect(question.x).toBeGreaterThan(list.x + list.width / 2)
  expect((await boxOf(answer(page))).x).toBeLessThan(list.x + list.width / 4)

  await expect(answer(page).locator('blockquote')).toHaveText('Quoted words.')
  await expect(answer(page).locator('ol > li')).toHaveText(['First', 'Second'])
  await expect(answer(page).getByRole('cell', { name: '1 month' })).toBeVisible()
  await expect(answer(page).locator('pre code')).toHaveText(code)
  await expect(answer(page)).toContainText('<img src=x onerror="alert(1)">')
  await expect(answer(page).locator('img')).toHaveCount(0)
  // The picture is a link and is not loaded; the script is not a link.
  await expect(answer(page).getByRole('link')).toHaveText(['the sheet', 'a picture'])

  await test.step('on paper, long lines of code are complete (X-8)', async () => {
    const hiddenPx = () =>
      answer(page)
        .locator('pre')
        .evaluate(pre => pre.scrollWidth - pre.clientWidth)
    expect(await hiddenPx()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await hiddenPx()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('it is copied as written, and so is its code', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await answer(page).getByRole('button', { name: 'Copy code' }).click()
    await expect(answer(page).getByText('Copied')).toBeVisible()
    expect((await clipboard()).trimEnd()).toBe(code)
    await expect(answer(page).getByRole('button', { name: 'Bad answer' })).toBeVisible()
    const gapsBeforePx = await gapsBetweenButtonsPx(answer(page))
    expect(gapsBeforePx.length).toBeGreaterThanOrEqual(4)
    expect(new Set(gapsBeforePx).size).toBe(1)
    await answer(page).getByRole('button', { name: 'Copy answer' }).click()
    await expect(answer(page).getByRole('status')).toHaveText('Copied')
    await expect(answer(page).getByRole('status')).toBeVisible()
    expect(await gapsBetweenButtonsPx(answer(page))).toEqual(gapsBeforePx)
    const copied = (await clipboard()).replaceAll('\r\n', '\n')
    expect(copied.startsWith(rich)).toBe(true)
    expect(copied).toContain('This is not legal advice.')
    const formatted = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(formatted).toMatch(/<td[^>]*>1 month<\/td>.*This is not legal advice\./s)
  })
})

test('the list follows a growing answer, stops when the reader scrolls up, and offers a way back', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: 'Long', messages: 20 }])
  await page.goto(`/?chat=${id}`)
  await expect(page.getByText('Message 19 of Long')).toBeInViewport()
  const list = scroller(page)
  await expect.poll(() => fromEndPx(list)).toBeLessThan(2)
  await expect(wayBack(page)).toHaveCount(0)

  const answering = countInParts(model, 'Grow.', 20, 40, 60, 90, 120)
  await ask(page, 'Grow.')
  await seesNumbers(page, 20)
  await field(page).fill('A draft\nof three\nlines')
  await field(page).press('a')
  answering.next()
  await seesNumbers(page, 40)
  await expect.poll(() => fromEndPx(list)).toBeLessThan(2)
  // Imitates a browser that does not support `field-sizing`.
  await field(page).evaluate(element => {
    CSS.supports = () => false
    element.style.setProperty('field-sizing', 'fixed')
  })
  // The field is now smaller for a moment. If it grew again in the same frame, this would look like scrolling up.
  await settled(page)
  const { height: heightPx } = await boxOf(field(page))
  await field(page).press('b')
  await field(page).press('Shift+Enter')
  expect((await boxOf(field(page))).height).toBeGreaterThan(heightPx + 10)
  await field(page).press('c')
  answering.next()
  await seesNumbers(page, 60)
  await expect.poll(() => fromEndPx(list)).toBeLessThan(2)

  // The message field gets smaller, and the list grows in the same frame.
  await list.evaluate(element => {
    const text = document.querySelector('textarea')
    if (!text || !(element.firstElementChild instanceof HTMLElement)) throw new Error('not on the page')
    text.style.height = '30px'
    element.getBoundingClientRect()
    element.firstElementChild.style.paddingBottom = '100px'
  })
  await expect.poll(() => fromEndPx(list)).toBeLessThan(2)

  // The list grows in the same frame in which the reader scrolls up.
  await list.evaluate(element => {
    if (element.firstElementChild instanceof HTMLElement) {
      element.firstElementChild.style.paddingBottom = '300px'
    }
    element.scrollTop -= 700
  })
  await expect(wayBack(page)).toBeVisible()
  await wayBack(page).click()
  await expect(wayBack(page)).toHaveCount(0)

  await list.hover()
  await page.mouse.wheel(0, -700)
  await expect(wayBack(page)).toBeVisible()
  await settled(page)
  const topPx = await scrollTopPx(list)
  answering.next()
  await seesNumbers(page, 90)
  await settled(page)
  expect(Math.abs((await scrollTopPx(list)) - topPx)).toBeLessThan(2)
  await wayBack(page).click()
  await expect(wayBack(page)).toHaveCount(0)
  answering.next()
  await seesNumbers(page, 120)
  await answered(page)
  await expect.poll(() => fromEndPx(list)).toBeLessThan(40)

  // A new question scrolls to the end, even if the reader is further up.
  await page.mouse.wheel(0, -700)
  await expect(wayBack(page)).toBeVisible()
  await ask(page, 'Here. [[text Down here.]]')
  await expect(answer(page).getByText('Down here.')).toBeInViewport()
})

test('older messages load with the button and within 40 px of the top, and the text does not jump, even if the width changes (C-6, X-8)', async ({
  page,
  owner,
  server,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: 'Long', messages: 350 }])
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/messages?')) asked.push(new URL(request.url()).search)
  })
  await page.goto(`/?chat=${id}`)
  await expect(page.getByText('Message 349 of Long')).toBeInViewport()
  // The rows appear from the end, a few at a time. This one is the first of the page.
  await expect(page.getByText('Message 250 of Long')).toBeAttached()
  const list = scroller(page)
  const gate = closedGate()
  await page.route(olderPage, gate.handle)
  const topPxOf = async (text: string) => (await boxOf(page.getByText(text))).y

  await list.evaluate(element => {
    element.scrollTop = 44
  })
  await expect(older(page)).toBeInViewport()
  await settled(page)
  expect(gate.count()).toBe(0)
  // Dispatches a click: a real one would first scroll the button into view, which loads by itself.
  await older(page).dispatchEvent('click')
  await expect(
    page.getByRole('region', { name: 'Conversation' }).getByRole('button', { name: 'Loading…' }),
  ).toBeVisible()
  const firstTopPx = await topPxOf('Message 250 of Long')
  gate.open()
  await expect.poll(() => scrollTopPx(list)).toBeGreaterThan(1000)
  await settled(page)
  expect(Math.abs((await topPxOf('Message 250 of Long')) - firstTopPx)).toBeLessThan(3)
  await page.unroute(olderPage)

  // In a narrow list, messages take more lines. The one at the top stays there.
  await expectInViewAtAnyWidth(page, 'Message 250 of Long')

  // From here on, the list has more messages than it renders.
  const second = closedGate()
  await page.route(olderPage, second.handle)
  await list.evaluate(element => {
    element.scrollTop = 39
  })
  await expect.poll(second.count).toBe(1)
  await settled(page)
  const secondTopPx = await topPxOf('Message 150 of Long')
  second.open()
  await expect.poll(() => scrollTopPx(list)).toBeGreaterThan(1000)
  await settled(page)
  expect(Math.abs((await topPxOf('Message 150 of Long')) - secondTopPx)).toBeLessThan(3)
  await page.unroute(olderPage)
  await expectInViewAtAnyWidth(page, 'Message 150 of Long')

  const toTop = () =>
    list.evaluate(element => {
      element.scrollTop = 0
    })
  // Half of the last page is already loaded: the top message stays in place, and the older ones are added above it.
  await toTop()
  await expect.poll(() => asked.length).toBe(4)
  await expect.poll(() => scrollTopPx(list)).toBeGreaterThan(1000)
  // Until the page is stable, the list corrects its scroll position as it measures its rows.
  await settled(page)
  await toTop()
  await expect(page.getByText('Message 0 of Long')).toBeInViewport()
  await expect(older(page)).toHaveCount(0)
  expect(asked).toEqual([
    '?limit=100&tail=true',
    '?limit=100&offset=150',
    '?limit=100&offset=50',
    '?limit=100&offset=0',
  ])

  // The printout has all messages, and afterwards the scroll position is the same.
  const printed = await extractText(new Uint8Array(await page.pdf()), { mergePages: true })
  const onPaper = new Set(printed.text.match(/Message \d+ of Long/g))
  expect(onPaper.size).toBe(350)
  for (const words of ['Long', 'You', 'Assistant', 'not legal advice']) expect(printed.text).toContain(words)
  for (const words of ['New Chat', 'Sign out', 'GPT-4o']) expect(printed.text).not.toContain(words)
  await expect(page.getByText('Message 0 of Long')).toBeInViewport()
})
