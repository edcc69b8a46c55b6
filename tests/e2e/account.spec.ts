import { expect, type Page } from '@playwright/test'
import { browserStorage, logIn, signUp } from '#tests/support/people/people.ts'
import { backgroundOf, strongest, toast } from './support/chat-fixtures.ts'
import { expectFirmLinks, seesFirm } from './support/firm-steps.ts'
import { test } from './support/fixtures.ts'
import { settled } from './support/settled.ts'
import { visit } from './support/visit.ts'

/** The colours of the browser's own bars on a phone (PH-3). */
function barColors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )
}

test.describe('the account page', () => {
  test('is for signed-in users; it changes the language, the appearance and the password, which a green message confirms, and signs out everywhere (A-11, X-1)', async ({
    page,
    browser,
    server,
    person,
    allowErrors,
  }) => {
    allowErrors(/40[013]/)
    await signUp(server.url, person.email)
    await page.goto('/account')
    await expect(page).toHaveURL('/login?next=%2Faccount')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(person.email)).toBeVisible()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password').fill('quite another passphrase')
    await page.getByLabel('Confirm password').fill('quite another passphrase')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    const saved = toast(page, 'Your new password was saved.')
    await expect(saved).toHaveAttribute('data-toast', 'success')
    expect(strongest(await backgroundOf(saved))).toBe('green')
    for (const label of ['Current password', 'New password']) {
      await expect(page.getByLabel(label)).toHaveValue('')
    }

    await test.step('the language and the appearance, which stay after a reload', async () => {
      const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const light = await background()
      await page.getByLabel('Appearance').selectOption('dark')
      await expect.poll(background).not.toBe(light)
      expect(await barColors(page)).toEqual(['#0e1420'])
      await page.getByLabel('Language').selectOption('fr')
      await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible()
      await page.reload({ waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
      expect(await barColors(page)).toEqual(['#0e1420'])
      await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page).toHaveTitle('Votre compte – Parvis')
    })

    await test.step('signing out everywhere', async () => {
      const elsewhere = await browser.newPage({ baseURL: server.url })
      const { session } = await logIn(server.url, person.email, 'quite another passphrase')
      await elsewhere.addInitScript(stored => Object.assign(localStorage, stored), browserStorage(session))
      await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
      await expect(page).toHaveURL('/')
      await elsewhere.goto('/account')
      await expect(elsewhere).toHaveURL(/\/login/)
      await expect(elsewhere.getByText('Your session has ended.')).toBeVisible()
      await elsewhere.close()
    })
  })
})

test.describe('the pages outside the chat', () => {
  test('fit 320 px, begin with a skip link, take the focus after a navigation, and name the firm and link to it; on the last one, the account can be deleted (P-7, A-25)', async ({
    page,
    server,
    person,
    allowErrors,
  }) => {
    allowErrors(/40[0134]/)
    const fits = async () => {
      await settled(page)
      const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widthPx, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(320)
    }
    const namesFirm = async () => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await seesFirm(page)
        await expectFirmLinks(page)
      }
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible()
    await fits()
    await namesFirm()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { name: 'Mentions légales', level: 1 })).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await fits()
    await namesFirm()

    const paths = ['/legal/terms', '/legal/privacy', '/library', '/signup', '/reset-password', '/login']
    for (const path of paths) {
      await visit(page, path)
      await expect(page.locator('main')).toBeFocused()
      await fits()
      await namesFirm()
    }
    const { session } = await signUp(server.url, person.email)
    await page.evaluate(stored => Object.assign(localStorage, stored), browserStorage(session))
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await fits()

    await test.step('deleting the account', async () => {
      await page.getByRole('button', { name: 'Delete account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await fits()
      await page.keyboard.press('Shift+Tab')
      await expect(dialog.getByLabel('Current password')).toBeFocused()
      await page.keyboard.type('not my passphrase')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Invalid login credentials')).toBeVisible()
      await dialog.getByLabel('Current password').fill(person.password)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await expect(toast(page, 'Your account was deleted.')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect(page.getByPlaceholder('Ask anything')).toBeFocused()
      await expect(logIn(server.url, person.email, person.password)).rejects.toThrow('invalid_credentials')
    })
  })
})
