import { expect } from '@playwright/test'
import { rateLastAnswer } from '#tests/support/people/rating.ts'
import { expectAccessible } from './support/accessibility-checks.ts'
import { test } from './support/admin-fixtures.ts'

test('the console shows comments, and exactly the question and the answer that were included (FB-3, FB-6)', async ({
  adminPage: page,
  user,
}) => {
  const { chatId } = await user.ask('A first question [[text Not for the firm.]]')
  await user.ask('When is my deposit due? [[text In two months.]]', { chatId })
  await rateLastAnswer(user, chatId, {
    value: -1,
    reason: 'not_correct',
    text: 'It is one month.',
    withAnswer: true,
  })
  await page.goto('/admin?view=feedback')
  await expect(page.getByRole('table', { name: 'By model' })).toContainText('gpt-4o')
  await page.getByRole('button', { name: 'Show the comments' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: user.email })
  await expect(entry).toContainText('Bad answer: Not correct')
  await expect(entry).toContainText('It is one month.')
  await entry.getByRole('button', { name: 'Show question and answer' }).click()
  await expect(entry).toContainText('When is my deposit due?')
  await expect(entry).toContainText('In two months.')
  await expect(entry).not.toContainText('Not for the firm.')
  await expectAccessible(page, 'the feedback')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /Read feedback/ }).first()).toContainText(user.email)
})
