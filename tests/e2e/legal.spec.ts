import { expect, type Page } from '@playwright/test'
import { onPhone } from './support/accessibility-checks.ts'
import { boxOf, closedGate, test } from './support/chat-fixtures.ts'
import { answered, ask, field } from './support/chat-steps.ts'

/** Legal notices: product.md L-1, L-2, L-3. */

const title = 'Disclaimer – Limitation de responsabilité'
const disclaimer = (page: Page) => page.getByRole('dialog', { name: title })

test('the disclaimer says in French what the answers are not, is accepted once, and the time is stored; a visitor then sees the chat screen, the sign-in links, the legal pages, and no model selector (P-4, V-1, L-1, L-2, X-5)', async ({
  page,
  allowErrors,
}) => {
  await test.step('its code cannot be fetched at first', async () => {
    allowErrors(/ERR_FAILED/)
    const code = /\/assets\/disclaimer-dialog-/
    await page.route(code, route => route.abort())
    const response = await page.goto('/')
    // Any test fails if its page violates the policy (fixtures.ts), but only if there is a policy (Z-1).
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe-inline')
    const missing = page.getByRole('dialog', { name: 'The service cannot be reached at the moment.' })
    const again = missing.getByRole('button', { name: 'Try again' })
    await expect(missing.getByRole('button')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(again).toBeVisible()
    // The second failure reloads the page.
    const reloaded = page.waitForEvent('load')
    await again.click()
    await reloaded
    await expect(again).toBeVisible()
    await page.unroute(code)
    const text = closedGate()
    await page.route('**/api/legal/disclaimer', text.handle)
    await again.click()
    await expect(disclaimer(page)).toContainText('Loading…')
    const { height: heightBeforePx } = await boxOf(disclaimer(page))
    text.open()
    await expect(disclaimer(page)).toContainText('consultez un avocat')
    // The dialog does not grow when its text is there.
    expect(Math.abs((await boxOf(disclaimer(page))).height - heightBeforePx)).toBeLessThan(40)
  })

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
  // Neither a click outside nor Escape counts as accepting.
  await page.mouse.click(20, 20)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(disclaimer(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(page.getByText('pièces d’un dossier')).not.toBeInViewport()
  await expect(disclaimer(page).getByRole('button', { name: 'J’ai compris' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
  const beforeMs = Date.now()
  await disclaimer(page).getByRole('button', { name: 'J’ai compris' }).click()
  await expect(disclaimer(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  const times = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('v1')))
  expect(times).toEqual([['parvis.disclaimer.v1', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]])
  expect(Date.parse(times[0]?.[1] ?? '')).toBeGreaterThanOrEqual(beforeMs - 1000)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(disclaimer(page)).toHaveCount(0)

  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await onPhone(page, async () => {
    for (const address of ['/login', '/signup', '/legal/terms', '/legal/privacy', '/legal/notices']) {
      await expect(page.locator(`a[href="${address}"]`).first()).toBeInViewport()
    }
  })
  await page.locator('a[href="/legal/terms"]').first().click()
  await expect(page).toHaveURL('/legal/terms')
  await page.goBack()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await page.getByRole('link', { name: 'Sign up for free' }).click()
  await expect(page).toHaveURL(/\/signup/)
})

test('a notice near the field always says that an AI answers with general information; the footer links, in French, to the terms, the privacy policy and the legal notices (L-2, L-3)', async ({
  page,
  owner: _,
}) => {
  await page.goto('/')
  const notice = page
    .getByText('General information written by an AI, not legal advice.')
    .filter({ visible: true })
  const expectNear = async () => {
    const input = await boxOf(field(page))
    const words = await boxOf(notice)
    expect(words.y - (input.y + input.height)).toBeLessThan(90)
    expect(words.y).toBeGreaterThan(input.y)
  }
  await expectNear()
  await ask(page, 'Hello. [[text Good day.]]')
  await answered(page)
  await expectNear()
  await expect(notice).toBeInViewport()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(
    page
      .getByText('Information générale rédigée par une IA, et non un conseil juridique.')
      .filter({ visible: true }),
  ).toBeInViewport()

  const names = ['Conditions d’utilisation', 'Politique de confidentialité', 'Mentions légales']
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  for (const name of names) await expect(link(name)).toBeVisible()
  const main = page.getByRole('main')
  // The first from the chat page, the others from the legal pages, which have the same links.
  for (const name of names) {
    await link(name).click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect((await main.innerText()).length).toBeGreaterThan(500)
  }
  // From one page to another in the same tab.
  await link('Conditions d’utilisation').click()
  const text = closedGate()
  await page.route('**/api/legal/privacy', text.handle)
  await main.getByRole('link', { name: 'politique de confidentialité' }).click()
  await expect(page).toHaveURL('/legal/privacy')
  // Nothing on screen moves when the text is there.
  await expect(main.getByRole('status')).toHaveText('Chargement…')
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  text.open()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
})
