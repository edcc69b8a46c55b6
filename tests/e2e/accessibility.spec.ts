import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-checks.ts'
import { attach, brokenPdf, pdf, photo, tray } from './attachment-steps.ts'
import { answered, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'
import { test as libraryTest } from './library-fixtures.ts'

test('a visitor’s screens have no detectable accessibility issues @phone', async ({ page, allowErrors }) => {
  test.slow()
  allowErrors(/404 \(Not Found\)/)
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).waitFor()
  await expectAccessible(page, 'the disclaimer')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expectAccessible(page, '/')
  const accounts = ['login', 'signup', 'reset-password']
  const texts = ['legal/terms', 'legal/privacy', 'legal/notices', 'nowhere']
  for (const path of [...accounts, ...texts]) {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, path)
  }
})

test('attaching files has no detectable accessibility issues @phone', async ({
  chatPage: page,
  allowErrors,
}) => {
  allowErrors(/400 \(Bad Request\)/)
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await attach(page, await photo(), pdf(), text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(tray(page)).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  await expectAccessible(page, 'the tray')
  await ask(page, 'What is this? [[search]]')
  await answered(page)
  await expectAccessible(page, 'an answer with files and sources')
  await page.getByRole('button', { name: 'Enlarge letter.png' }).click()
  const overlay = page.getByRole('dialog', { name: 'letter.png' })
  await overlay.waitFor()
  await expectAccessible(page, 'an enlarged image')
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await attach(page, brokenPdf())
  await ask(page, 'And this? [[text No.]]')
  await page.getByRole('button', { name: 'Attach again' }).waitFor()
  await expectAccessible(page, 'files that were not sent')
})

test('a user’s screens have no detectable accessibility issues @phone', async ({ chatPage: page }) => {
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expectAccessible(page, 'the empty chat')
  await ask(page, 'What about my deposit?')
  await answered(page)
  await expectAccessible(page, 'an answer')
  await ask(page, 'And now? [[error-flat]]')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expectAccessible(page, 'a failed answer')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page, '/account')
})

libraryTest('the library has no detectable accessibility issues @phone', async ({ page, owner: _ }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Housing' }).waitFor()
  await expectAccessible(page, 'an empty chat with topics')
  for (const path of ['', '?q=deposit', '?q=xyzzy', '/eviction?lang=fr']) {
    await page.goto(`/library${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectAccessible(page, `/library${path}`)
  }
})

libraryTest(
  'a sheet beside a conversation has no detectable accessibility issues',
  async ({ page, owner: _, model }) => {
    const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
    const text = 'Two months [[sheet:rent-and-deposit]].'
    model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] }, request =>
      request.question.endsWith(question),
    )
    await page.goto('/')
    await ask(page, question)
    await answered(page)
    await page.getByRole('link', { name: /^Source 1/ }).click()
    await page.getByRole('button', { name: 'Ask about this' }).waitFor()
    await expectAccessible(page, 'a sheet beside the conversation')
  },
)
