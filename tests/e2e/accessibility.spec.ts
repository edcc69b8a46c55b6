import { expect } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInLight,
  expectAccessibleOnPhoneToo,
} from './accessibility-checks.ts'
import { attach, brokenPdf, pdf, photo, tray } from './attachment-steps.ts'
import { answered, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'
import { test as libraryTest } from './library-fixtures.ts'
import { follow } from './visit.ts'

test('a visitor’s screens have no detectable accessibility issues', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'the disclaimer')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expectAccessibleOnPhoneToo(page, '/')
  const screens = {
    login: 'Welcome back',
    signup: 'Create an account',
    'reset-password': 'Reset your password',
    'legal/privacy': 'Politique de confidentialité',
    nowhere: 'This page does not exist.',
  }
  for (const [path, heading] of Object.entries(screens)) {
    await follow(page, `/${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectAccessibleOnPhoneToo(page, path)
  }
  // They have no element that the privacy policy does not have.
  const shorterTexts = { terms: 'Conditions d’utilisation', notices: 'Mentions légales' }
  for (const [path, heading] of Object.entries(shorterTexts)) {
    await follow(page, `/legal/${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectAccessibleInLight(page, path)
  }
})

test('attaching files has no detectable accessibility issues', async ({ chatPage: page, allowErrors }) => {
  allowErrors(/400 \(Bad Request\)/)
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await attach(page, await photo(), pdf(), text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(tray(page)).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  await expectAccessibleOnPhoneToo(page, 'the tray')
  await ask(page, 'What is this? [[search]]')
  await answered(page)
  await expectAccessibleOnPhoneToo(page, 'an answer with files and sources')
  await page.getByRole('button', { name: 'Enlarge letter.png' }).click()
  const overlay = page.getByRole('dialog', { name: 'letter.png' })
  await overlay.waitFor()
  await expectAccessibleOnPhoneToo(page, 'an enlarged image')
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await attach(page, brokenPdf())
  await ask(page, 'And this? [[text No.]]')
  await page.getByRole('button', { name: 'Attach again' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'files that were not sent')
})

test('a user’s screens have no detectable accessibility issues', async ({ chatPage: page }) => {
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'the empty chat')
  await ask(page, 'What about my deposit?')
  await answered(page)
  await expectAccessibleOnPhoneToo(page, 'an answer')
  await ask(page, 'And now? [[error-flat]]')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'a failed answer')
  await follow(page, '/account')
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await expectAccessibleOnPhoneToo(page, '/account')
})

libraryTest(
  'the library, and a sheet beside a conversation, have no detectable accessibility issues',
  async ({ page, owner: _, model }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Housing' }).waitFor()
    await expectAccessibleOnPhoneToo(page, 'an empty chat with topics')

    const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
    const text = 'Two months [[sheet:rent-and-deposit]].'
    model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] }, request =>
      request.question.endsWith(question),
    )
    await ask(page, question)
    await answered(page)
    await page.getByRole('link', { name: /^Source 1/ }).click()
    await page.getByRole('button', { name: 'Ask about this' }).waitFor()
    // On a phone, a sheet has a page of its own.
    await expectAccessible(page, 'a sheet beside the conversation')

    await follow(page, '/library')
    await page.getByRole('link', { name: /^Eviction for unpaid rent/ }).waitFor()
    await expectAccessibleOnPhoneToo(page, 'all sheets')
    await follow(page, '/library?q=deposit')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ sheets?$/, visible: true })
      .waitFor()
    await expectAccessibleOnPhoneToo(page, 'sheets that were found')
    await follow(page, '/library?q=xyzzy')
    await page.getByText('No sheet matches your search.').waitFor()
    await expectAccessibleOnPhoneToo(page, 'no sheet was found')
    await follow(page, '/library/eviction?lang=fr')
    await page.getByRole('heading', { level: 1, name: 'L’expulsion pour loyers impayés' }).waitFor()
    await expectAccessibleOnPhoneToo(page, 'a sheet')
  },
)
