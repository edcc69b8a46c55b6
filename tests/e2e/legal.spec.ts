import { expect, type Page } from '@playwright/test'
import { boxOf, test } from './chat-fixtures.ts'
import { answered, ask, field } from './chat-steps.ts'

/** What the firm owes its readers: product.md L-1, L-2, L-3. */

const title = 'Disclaimer – Limitation de responsabilité'
const disclaimer = (page: Page) => page.getByRole('dialog', { name: title })

test('the disclaimer says in French what the answers are, and what they are not (P-4, L-1)', async ({
  page,
}) => {
  await page.goto('/')
  await expect(disclaimer(page).getByRole('heading', { name: title })).toBeVisible()
  for (const words of [
    /informations juridiques générales/,
    /produites automatiquement/,
    /ni un conseil juridique, ni une consultation d’avocat/,
    /Le cabinet et ses avocats déclinent toute responsabilité/,
    /concrète, personnelle ou urgente/,
    /consultez un avocat/,
  ]) {
    await expect(disclaimer(page)).toContainText(words)
  }
  await expect(disclaimer(page).getByRole('button')).toHaveText(['J’ai compris'])
  await expect(disclaimer(page)).toHaveAttribute('lang', 'fr')
  // Neither a click outside nor Escape takes the place of accepting.
  await page.mouse.click(20, 20)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(disclaimer(page)).toBeVisible()
  await disclaimer(page).getByRole('button', { name: 'J’ai compris' }).click()
  await expect(field(page)).toBeFocused()
})

test('accepting stores the time under the key of version 1; a value that is no time counts as none', async ({
  page,
  owner: _,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(disclaimer(page)).toHaveCount(0)
  for (const value of ['', 'yes', null]) {
    await page.evaluate(stored => {
      if (stored === null) localStorage.removeItem('parvis.disclaimer.v1')
      else localStorage.setItem('parvis.disclaimer.v1', stored)
    }, value)
    await page.reload()
    await expect(disclaimer(page)).toBeVisible()
  }
  const before = Date.now()
  await disclaimer(page).getByRole('button', { name: 'J’ai compris' }).click()
  await expect(disclaimer(page)).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('parvis.disclaimer.v1'))
  expect(new Date(stored ?? '').toISOString()).toBe(stored)
  expect(Date.parse(stored ?? '')).toBeGreaterThanOrEqual(before - 1000)
})

test('a disclaimer whose text cannot be fetched is shown all the same', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await page.route('**/legal/disclaimer*', route => route.abort())
  await page.goto('/')
  await expect(disclaimer(page)).toContainText('ni un conseil juridique, ni une consultation d’avocat')
  await expect(disclaimer(page)).toContainText('déclinent toute responsabilité')
  await expect(disclaimer(page)).toContainText('consultez un avocat')
})

test('the footer leads, in French, to the terms, the privacy policy and the legal notices (L-2)', async ({
  page,
  owner: _,
}) => {
  for (const name of ['Conditions d’utilisation', 'Politique de confidentialité', 'Mentions légales']) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect((await main.innerText()).length).toBeGreaterThan(500)
  }
  // From one of them to another, in the same tab.
  await page.goto('/legal/terms')
  await page.getByRole('main').getByRole('link', { name: 'politique de confidentialité' }).click()
  await expect(page).toHaveURL('/legal/privacy')
})

test('near the field stands, at every time, that an AI answers and gives general information (L-3)', async ({
  page,
  owner: _,
}) => {
  await page.goto('/')
  const notice = page.getByText('General information written by an AI, not legal advice.')
  const isNear = async () => {
    const input = await boxOf(field(page))
    const words = await boxOf(notice)
    expect(words.y - (input.y + input.height)).toBeLessThan(90)
    expect(words.y).toBeGreaterThan(input.y)
  }
  await isNear()
  await ask(page, 'Hello. [[text Good day.]]')
  await answered(page)
  await isNear()
  await expect(notice).toBeInViewport()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(
    page.getByText('Information générale rédigée par une IA, pas un conseil juridique.'),
  ).toBeInViewport()
})
