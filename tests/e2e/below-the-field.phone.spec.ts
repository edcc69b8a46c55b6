import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleIn } from './support/accessibility-checks.ts'
import { test } from './support/admin-fixtures.ts'
import { boxOf } from './support/chat-fixtures.ts'
import { settled } from './support/settled.ts'

/** What is below the field. An administrator of an installation without a model has the most there. */

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

test('the notice and the legal links take a line each, in both languages, for an administrator too (PH-1)', async ({
  adminPage: page,
}) => {
  // The settings of a new installation: no model, and a library.
  const topics = ['Housing', 'Work'].map(name => ({ id: name, en: name, fr: name }))
  await page.route('**/api/config', async route => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, model: 'built-in', topics } })
  })
  const legal = ['Conditions d’utilisation', 'Politique de confidentialité', 'Mentions légales'].map(name =>
    page.getByRole('link', { name, exact: true }),
  )
  const connect = page.locator('summary').filter({ hasText: /^(No language model|Aucun modèle)/ })
  const expectEmptyChat = async (theme: 'light' | 'dark', where: string) => {
    await expect(connect).toBeVisible()
    for (const phone of phones) {
      await page.setViewportSize(phone)
      await settled(page)
      expect(await lineCountOf(legal), `lines of links at ${phone.width} px, ${where}`).toBe(1)
    }
    await expectAccessibleIn(theme, page, `an empty chat of an administrator, ${where}`)
  }
  const expectChat = async (notice: RegExp, copy: string, shortcuts: string) => {
    await page.getByRole('button', { name: copy, exact: true }).waitFor()
    await expect(connect).toHaveCount(0)
    await settled(page)
    // The notice and the links take one line of 13 px each, and the links are tall enough for a finger.
    expect((await boxOf(page.getByText(notice).filter({ visible: true }))).height).toBeLessThan(22)
    expect(await lineCountOf(legal)).toBe(1)
    expect(await heightBelowFieldPx(page)).toBeLessThan(100)
    await expect(page.getByRole('button', { name: shortcuts })).toHaveCount(0)
  }

  await page.goto('/')
  await expectEmptyChat('light', 'in English')
  // As in another tab: on a phone, users choose the language on the account page.
  const choose = (language: string) =>
    page.evaluate(newValue => {
      localStorage.setItem('parvis.language', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'parvis.language', newValue }))
    }, language)
  await choose('fr')
  // Other words have the same colours.
  await expectEmptyChat('dark', 'in French')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('textbox').fill('Mon bail ?')
  await page.getByRole('textbox').press('Enter')
  await expectChat(/^Information générale tirée de/, 'Copier la réponse', 'Raccourcis clavier')
  await choose('en')
  await expectChat(/^General information from/, 'Copy answer', 'Keyboard shortcuts')
})

async function lineCountOf(links: readonly Locator[]): Promise<number> {
  const topsPx = await Promise.all(links.map(async link => (await boxOf(link)).y))
  return new Set(topsPx).size
}

function heightBelowFieldPx(page: Page): Promise<number> {
  return page.locator('form').evaluate(form => innerHeight - form.getBoundingClientRect().bottom)
}
