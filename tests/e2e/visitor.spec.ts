import { expect } from '@playwright/test'
import { test } from './support/fixtures.ts'

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
