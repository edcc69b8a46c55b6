import { expect, type Page } from '@playwright/test'
import { attach, photo } from './support/attachment-steps.ts'
import { boxOf, seedChats, test } from './support/chat-fixtures.ts'
import { answered, ask, field } from './support/chat-steps.ts'
import { settled } from './support/settled.ts'
import { visit } from './support/visit.ts'

/** PH-6, at 390 × 844 and, for the notch, also at 932 × 430. */

const keyboardPx = 336

/** A keyboard like Safari's, which covers the page; the page keeps its height. */
async function withCoveringKeyboard(page: Page): Promise<(isOpen: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: view })
  })
  return isOpen =>
    page.evaluate(
      px => {
        Object.assign(window.visualViewport ?? {}, { height: innerHeight - px })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      },
      isOpen ? keyboardPx : 0,
    )
}

/** A keyboard like Chrome's, which shortens the page. */
const withShorteningKeyboard = async (page: Page) => (isOpen: boolean) =>
  page.setViewportSize({ width: 390, height: 844 - (isOpen ? keyboardPx : 0) })

test('the keyboard covers neither the field nor the end of the conversation, as in Chrome and in Safari; on a phone that is held sideways, the field and the line below it stay in view; nothing is under its notch or its bar (L-3, PH-6)', async ({
  page,
  owner,
  server,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: 'Rent', messages: 60 }])
  for (const keyboardOf of [withShorteningKeyboard, withCoveringKeyboard]) {
    const keyboard = await keyboardOf(page)
    await page.goto(`/?chat=${id}`)
    await keyboardCoversNothing(page, keyboard)
    await keyboard(false)
  }
  await page.getByText('Message 59 of Rent').waitFor()
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const line = await boxOf(page.getByText(/^General information/).filter({ visible: true }))
    expect(line.y + line.height, `${width} × ${height}`).toBeLessThanOrEqual(height)
  }

  const devtools = await page.context().newCDPSession(page)
  const insets = { top: 20, left: 44, right: 44, bottom: 34 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize({ width, height })
    await settled(page)
    expect(await controlsUnder(page, insets), `${width} × ${height}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Expand sidebar' }).tap()
  await page.getByRole('dialog', { name: 'Chats' }).waitFor()
  await settled(page)
  expect(await controlsUnder(page, insets), 'the drawer').toEqual([])
  await page.keyboard.press('Escape')

  await attach(page, await photo())
  await ask(page, 'What is this?')
  await answered(page)
  await page.getByRole('button', { name: 'Enlarge letter.png' }).tap()
  await page.getByRole('dialog', { name: 'letter.png' }).waitFor()
  await settled(page)
  expect(await controlsUnder(page, insets), 'an enlarged image').toEqual([])

  // These pages scroll, so their first and last controls count.
  for (const path of ['/legal/notices', '/reset-password']) {
    await visit(page, path)
    await settled(page)
    const top = await boxOf(page.getByRole('banner').getByRole('link').first())
    expect(top.y, path).toBeGreaterThanOrEqual(insets.top)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bottom = await boxOf(page.getByRole('contentinfo').getByRole('link').last())
    expect(bottom.y + bottom.height, path).toBeLessThanOrEqual(844 - insets.bottom)
  }
})

async function keyboardCoversNothing(page: Page, keyboard: (isOpen: boolean) => Promise<void>) {
  const newest = page.getByText('Message 59 of Rent')
  const legal = page.getByRole('link', { name: 'Mentions légales' })
  const list = page.locator('[data-scroller]')
  const fromEndPx = () =>
    list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await expect(newest).toBeInViewport()
  await expect(legal).toBeVisible()
  // The rows appear from the end, a few at a time.
  await expect(page.getByText('Message 0 of Rent')).toBeAttached()

  await field(page).tap()
  await keyboard(true)
  await expect(legal).toBeHidden()
  await settled(page)
  const { y, height } = await boxOf(page.locator('form'))
  expect(y + height).toBeLessThan(844 - keyboardPx)
  const end = await boxOf(newest)
  expect(end.y + end.height).toBeLessThan(y)
  expect(await fromEndPx()).toBeLessThan(2)

  await keyboard(false)
  await expect(legal).toBeVisible()
  await expect(newest).toBeInViewport()

  // A reader who is further up stays there.
  await list.evaluate(element => element.scrollTo({ top: 1_000 }))
  await settled(page)
  await keyboard(true)
  await settled(page)
  expect(await list.evaluate(element => element.scrollTop)).toBe(1_000)
}

/** The names of visible controls that reach under the insets. */
function controlsUnder(
  page: Page,
  insets: { top: number; left: number; right: number; bottom: number },
): Promise<string[]> {
  return page.evaluate(({ top, left, right, bottom }) => {
    const scope = document.querySelector('dialog:modal') ?? document
    return [...scope.querySelectorAll('button, a[href], select, textarea')].flatMap(element => {
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 1 && element.checkVisibility({ visibilityProperty: true })
      // Messages scroll under the header and the composer. Skip links are outside the page until they have the focus.
      const scrolls = scope === document && element.closest('[data-scroller]')
      if (!isSeen || scrolls || element.matches('[href="#main"]')) return []
      const isInside =
        box.top >= top &&
        box.left >= left &&
        box.right <= innerWidth - right &&
        box.bottom <= innerHeight - bottom
      return isInside ? [] : [element.ariaLabel ?? element.textContent ?? '']
    })
  }, insets)
}
