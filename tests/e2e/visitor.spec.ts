import { expect } from '@playwright/test'
import { onPhone } from './accessibility-checks.ts'
import { field } from './chat-steps.ts'
import { test } from './fixtures.ts'

test.describe('a visitor', () => {
  test('sees the chat screen, the sign-in links, the legal pages, and no model selector (V-1, L-2)', async ({
    page,
  }) => {
    const response = await page.goto('/')
    // Any test fails if its page violates the policy (fixtures.ts), but only if there is a policy (Z-1).
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe-inline')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
    await expect(page.getByRole('combobox', { name: 'Model' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await onPhone(page, async () => {
      for (const address of ['/login', '/signup', '/legal/terms', '/legal/privacy', '/legal/notices']) {
        await expect(page.locator(`a[href="${address}"]`).first()).toBeInViewport()
      }
    })
    for (const path of ['terms', 'privacy', 'notices']) {
      await page.locator(`a[href="/legal/${path}"]`).first().click()
      await expect(page).toHaveURL(`/legal/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(field(page)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await page.getByRole('link', { name: 'Sign up for free' }).click()
    await expect(page).toHaveURL(/\/signup/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, and how to reach the firm, without scrolling (P-7)', async ({
    page,
  }) => {
    await page.goto('/')
    // Playwright finds no text and no role within this element.
    const message = page.locator('noscript p')
    await expect(message).toBeInViewport()
    await expect(message.locator('a[href="tel:+33465711234"]')).toBeInViewport()
  })
})
