import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { untilStable } from './settled.ts'

/** Automated accessibility checks with axe. */

/** The minified code of axe, which a page parses in two thirds of the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Theme = 'light' | 'dark'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Pages that were last checked in the dark theme. */
const darkPages = new WeakSet<Page>()

/**
 * Checks both themes. Begins with the one that is on screen: changing it takes as long as checking the contrast. The
 * other theme only changes colours, so checking the contrast is enough.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const [first, second] = darkPages.has(page) ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await check(page, first, rules, where)
  await check(page, second, ['color-contrast'], where)
}

/**
 * Checks the page as it is in the light theme, and then on a phone in the dark one, in the same visit. Nearly
 * everything is on both screens, so its colours are checked in both themes. What is on only one of them is the same on
 * many pages, and `expectAccessible` checks it in both themes on one page. Afterwards, the page is as before.
 */
export async function expectAccessibleOnPhoneToo(page: Page, where: string): Promise<void> {
  await expectAccessibleIn('light', page, where)
  await onPhone(page, () => expectAccessibleIn('dark', page, `${where}, on a phone`))
}

/** Checks a page that has nothing new in its other theme. */
export async function expectAccessibleIn(theme: Theme, page: Page, where: string): Promise<void> {
  await check(page, theme, rules, where)
}

async function check(page: Page, theme: Theme, runOnly: string[], where: string): Promise<void> {
  expect(page.frames(), 'the frames of the page').toHaveLength(1)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  if (theme === 'dark') darkPages.add(page)
  else darkPages.delete(page)
  expect(await violations(page, runOnly), `${where}, in the ${theme} theme`).toEqual([])
}

/** Gives the page the screen and the touch input of a phone until `check` has run. */
export async function onPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'has touch input').toBe(true)
  await check()
  // Detaching ends the emulated touch.
  await browser.detach()
  if (before) await page.setViewportSize(before)
}

/**
 * Runs axe directly instead of with its Playwright package, which injects its whole code and returns megabytes of
 * results at each check, and so takes three times as long. One call waits and checks, since each call has its own cost.
 */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  // During the transition, colours belong to neither theme.
  const check = `(${untilStable})().then(() => (${runAxe})(${JSON.stringify(runOnly)}))`
  const found = await page.evaluate<string[] | undefined>(check)
  if (found) return found
  await page.evaluate(source)
  return page.evaluate<string[]>(check)
}

/**
 * Runs in the page. Returns undefined if the page does not have axe yet. Axe itself allows navigations without a name.
 */
async function runAxe(runOnly: string[]): Promise<string[] | undefined> {
  const { axe } = window as unknown as { axe?: typeof import('axe-core') }
  const results = await axe?.run({ runOnly, resultTypes: ['violations'] })
  const unnamed = [...document.querySelectorAll('nav:not([aria-label])')].map(
    nav => `unnamed: ${nav.outerHTML}`,
  )
  return results?.violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
    .concat(unnamed)
}
