import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility-checks.ts'
import { test } from './support/chat-fixtures.ts'
import { answer, answered, ask, countInParts, field, seesNumbers } from './support/chat-steps.ts'

/** A message that waits for the running answer to end: product.md E-10. */

const waiting = (page: Page) => page.getByRole('region', { name: 'Your next message' })

test('a second message is shown while it waits, can be taken back, and is sent when the answer ends', async ({
  chatPage: page,
  model,
}) => {
  let sendCount = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/chat/stream')) sendCount += 1
  })
  const { next } = countInParts(model, 'Count', 20, 40)
  await ask(page, 'Count')
  await seesNumbers(page, 20)
  await ask(page, 'And the rent? [[text Within the month.]]')
  await expect(waiting(page)).toContainText('Will be sent when the answer ends.')
  await expect(field(page)).toHaveValue('')
  await expectAccessible(page, 'a message that waits')
  await waiting(page).getByRole('button', { name: 'Take back' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('And the rent? [[text Within the month.]]')
  await expect(field(page)).toBeFocused()

  await page.getByRole('button', { name: 'Send when the answer ends' }).click()
  await expect(waiting(page)).toContainText('And the rent?')
  await expect(field(page)).toBeFocused()
  await field(page).fill('typed meanwhile')
  expect(sendCount).toBe(1)
  next()
  await expect(answer(page)).toContainText('Within the month.')
  await expect(waiting(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('typed meanwhile')
  await answered(page)
  await expect(page.getByRole('article')).toHaveCount(4)
})
