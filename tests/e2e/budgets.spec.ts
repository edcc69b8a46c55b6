import { expect } from '@playwright/test'
import type { BuiltServer } from '#tests/support/servers/built-server.ts'
import { expectAccessibleOnPhoneToo } from './support/accessibility-checks.ts'
import { test as base } from './support/chat-fixtures.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'

const test = base.extend<{ server: BuiltServer }>({
  server: async ({ budgetServer }, use) => use(budgetServer),
})

test('a user sees how many questions are left, then when they can ask again, and keeps their text (Q-9, Q-10)', async ({
  page,
  owner: _,
  allowErrors,
}) => {
  allowErrors(/429/)
  await page.goto('/')
  await expect(page.getByText(/^2 questions left until /)).toBeVisible()
  await ask(page, '[[text One.]]')
  await answered(page)
  await expect(page.getByText(/^1 question left until /)).toBeVisible()
  await expectAccessibleOnPhoneToo(page, 'one question left')
  await ask(page, '[[text Two.]]')
  await answered(page)
  const notice = page.getByRole('status').filter({ hasText: 'You can ask again from' })
  await expect(notice).toBeVisible()
  await expect(answer(page)).toContainText('Two.')

  await ask(page, 'One too many')
  await expect(field(page)).toHaveValue('One too many')
  await expect(page.getByText('Failed to get response. Please try again.')).toHaveCount(0)
  await expect(notice.getByRole('link', { name: 'Book an appointment' })).toBeVisible()
  await expectAccessibleOnPhoneToo(page, 'no question left')

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(field(page)).toHaveValue('One too many')
  // An emergency does not wait until tomorrow (G-3).
  await ask(page, 'He is hitting me right now.')
  await expect(page.getByRole('link', { name: /^17 ?Police/ })).toBeVisible()
})
