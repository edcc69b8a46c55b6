import { expect, type Page } from '@playwright/test'
import { logIn, signUp } from '#tests/support/people/people.ts'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

test.describe('a session', () => {
  test('begins after errors in red above the form and a wait with a disabled button, and ends with Sign out, in every tab, without a trace (A-3, A-5, A-10)', async ({
    page,
    context,
    server,
    person,
    allowErrors,
  }) => {
    allowErrors(/400|ERR_FAILED/)
    await signUp(server.url, person.email)
    await page.goto('/signup')
    await page.getByRole('link', { name: 'Already have an account? Log in' }).click()
    await expect(page).toHaveURL(/\/login/)
    await test.step('the provider cannot be reached', async () => {
      await page.route('**/auth/v1/token**', route => route.abort())
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password').fill('not the password')
      await continueButton(page).press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible()
      await expect(page.locator(':focus')).toContainText('cannot be reached')
      await expect(continueButton(page)).toBeEnabled()
      await page.unroute('**/auth/v1/token**')
    })
    await test.step('the password is wrong', async () => {
      await continueButton(page).click()
      const message = page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })
      await expect(message).toBeVisible()
      const emailBox = await page.getByLabel('Email').boundingBox()
      const messageBox = await message.boundingBox()
      expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(emailBox?.y ?? 0)
      const color = await message.evaluate(element => getComputedStyle(element).color)
      expect(await isRed(page, color)).toBe(true)
      await expect(page.getByLabel('Email')).toHaveValue(person.email)
    })
    await test.step('the button is disabled and busy until the provider responds', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/auth/v1/token**', async route => {
        await held
        await route.continue()
      })
      await page.getByLabel('Password').fill(person.password)
      await continueButton(page).click()
      await expect(continueButton(page)).toBeDisabled()
      await expect(continueButton(page)).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    })
    await test.step('signing out', async () => {
      await page.getByRole('button', { name: 'J’ai compris' }).click()
      await ask(page, 'A private question. [[text A private answer.]]')
      await answered(page)
      await expect(answer(page)).toContainText('A private answer.')
      await field(page).fill('a draft')
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(answer(other)).toContainText('A private answer.')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
      await expect(other.getByRole('link', { name: 'Sign up for free' })).toBeVisible({ timeout: 2000 })
      for (const tab of [page, other]) {
        await expect(tab.getByText('A private')).toHaveCount(0)
        await expect(field(tab)).toHaveValue('')
      }
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).not.toContain(person.email)
      expect(stored).not.toContain('a draft')
    })
  })

  test('that ends elsewhere stops the answer on screen without an error, and the whole answer is there after the next sign-in (A-19)', async ({
    chatPage: page,
    person,
    server,
    model,
    allowErrors,
  }) => {
    allowErrors(/40[0-9]/)
    const follows: string[] = []
    page.on('request', request => {
      if (/\/api\/chat\/[\da-f-]+\/stream/.test(request.url())) follows.push(request.url())
    })
    const answering = countInParts(model, 'Read on', 20, 60)
    await ask(page, 'Read on')
    await seesNumbers(page, 20)
    // What "Sign out everywhere" does on another device.
    const { call } = await logIn(server.url, person.email, person.password)
    expect((await call('/auth/v1/logout?scope=global', { method: 'POST' })).status).toBe(204)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page.getByText('Streaming error')).toHaveCount(0)
    await expect(page.getByText('Failed to get response')).toHaveCount(0)
    expect(follows.length).toBeLessThanOrEqual(2)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await continueButton(page).click()
    await page.getByText('Read on').first().click()
    await seesNumbers(page, 20)
    answering.next()
    await seesNumbers(page, 60)
    await answered(page)
    expect(await numbersShown(page)).toEqual(numbersUpTo(60))
  })
})

/** Whether a computed colour, in any notation, is mostly red. */
function isRed(page: Page, color: string): Promise<boolean> {
  return page.evaluate(value => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return false
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return red > 120 && red > 2 * green && red > 2 * blue
  }, color)
}
