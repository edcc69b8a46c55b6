import { expect } from '@playwright/test'
import { defaultText, type Step } from '#tests/support/model/scripted-scripts.ts'
import { expectAccessibleIn, expectAccessibleOnPhoneToo, onPhone } from './support/accessibility-checks.ts'
import { attach, brokenPdf, pdf, photo, tray } from './support/attachment-steps.ts'
import { answer, answered, ask } from './support/chat-steps.ts'
import { suggest } from './support/firm-steps.ts'
import { test } from './support/fixtures.ts'
import { follow } from './support/visit.ts'

test('a visitor’s screens have no detectable accessibility issues', async ({ page }) => {
  test.slow()
  await suggest(page, ['Deposit', 'Dismissal', 'Divorce', 'Debts'])
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'the disclaimer')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(4)
  await expectAccessibleOnPhoneToo(page, '/, with suggested questions')
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
    // The frame of the sign-in pages is another one on a phone.
    if (path !== 'login') continue
    await expectAccessibleIn('dark', page, path)
    await onPhone(page, () => expectAccessibleIn('light', page, `${path}, on a phone`))
  }
  // They have no element that the privacy policy does not have.
  const shorterTexts = { terms: 'Conditions d’utilisation', notices: 'Mentions légales' }
  for (const [path, heading] of Object.entries(shorterTexts)) {
    await follow(page, `/legal/${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectAccessibleIn('light', page, path)
  }
})

/** Each state has as many parts as can be seen together: checking them one by one would take longer. */
test('a user’s screens, with files, sources and failures, have no detectable accessibility issues', async ({
  chatPage: page,
  model,
  allowErrors,
}) => {
  allowErrors(/400 \(Bad Request\)/)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await attach(page, await photo(), pdf(), text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(tray(page)).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  await expectAccessibleOnPhoneToo(page, 'an empty chat with files in the tray')

  const steps: Step[] = [
    { type: 'search', query: 'deposit', sources: [{ type: 'url', url: 'https://www.anil.org/' }] },
    { type: 'text', text: `${defaultText} For your case, see a lawyer.` },
    { type: 'citation', title: 'Deposit', url: 'https://www.service-public.fr/F31269' },
    { type: 'complete' },
  ]
  model.next({ steps }, ({ question }) => question.endsWith('What is this?'))
  await ask(page, 'What is this?')
  await answered(page)
  await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible()
  await expect(answer(page).getByRole('group', { name: 'Sources' })).toBeVisible()
  await expect(answer(page)).toContainText('To see a lawyer:')
  await expectAccessibleOnPhoneToo(
    page,
    'an answer with sources, and links to the firm, to a question with files',
  )
  await page.getByRole('button', { name: 'Enlarge letter.png' }).click()
  const overlay = page.getByRole('dialog', { name: 'letter.png' })
  await overlay.waitFor()
  await expectAccessibleOnPhoneToo(page, 'an enlarged image')
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)

  await attach(page, brokenPdf())
  await ask(page, 'And this? [[text No.]]')
  await page.getByRole('button', { name: 'Attach again' }).waitFor()
  await answered(page)
  await ask(page, 'And now? [[error-flat]]')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expect(page.getByText('If your question cannot wait')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Attach again' })).toBeVisible()
  await expectAccessibleOnPhoneToo(page, 'a failed answer, and files that were not sent')
  await follow(page, '/account')
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await expectAccessibleOnPhoneToo(page, '/account')
})
