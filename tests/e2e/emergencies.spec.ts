import { expect, type Page } from '@playwright/test'
import { emergencyBox } from '#server/chat/emergency/emergency-box.ts'
import { expectAccessibleOnPhoneToo, onPhone } from './support/accessibility-checks.ts'
import { boxOf } from './support/chat-fixtures.ts'
import { answer, answered, answerInParts, ask, field } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

const box = (page: Page) => page.getByRole('group', { name: 'If you are in danger, call 17 or 112 now' })
const police = (page: Page) => box(page).getByRole('link', { name: /^17 ?Police/ })

test('official numbers are shown below the question, even before the answer arrives, and after a reload (G-2, G-3, G-4)', async ({
  chatPage: page,
  model,
  allowErrors,
}) => {
  const question = 'He is hitting me right now.'
  const answering = answerInParts(model, question, [], [{ type: 'text', text: 'This is the answer.' }])
  await ask(page, question)
  await expect(police(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'call 17 or 112' })).toHaveCount(1)
  await expect(page.getByText('This is the answer.')).toHaveCount(0)
  answering.next()
  await expect(answer(page)).toContainText('This is the answer.')
  await answered(page)
  await expect(page.getByRole('alert').filter({ hasText: 'call 17 or 112' })).toHaveCount(1)

  await page.reload()
  await expect(police(page)).toHaveAttribute('href', 'tel:17')
  await expect(box(page).getByRole('link', { name: /^114/ })).toHaveAttribute('href', 'sms:114')
  await expect(box(page)).toContainText('Numbers checked on 22 November 2026')
  await expect(page.getByRole('alert').filter({ hasText: 'call 17 or 112' })).toHaveCount(0)
  const expectBoxInPlace = async () => {
    const places = await Promise.all([
      boxOf(page.getByText(question)),
      boxOf(box(page)),
      boxOf(page.getByText('This is the answer.')),
    ])
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).sort((one, other) => one - other))
    const heightsPx = await box(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
    expect(Math.min(...heightsPx)).toBeGreaterThanOrEqual(44)
  }
  await expectBoxInPlace()
  await onPhone(page, expectBoxInPlace)

  await test.step('they are also shown if the model fails or the question is refused', async () => {
    allowErrors(/429/)
    await ask(page, 'My husband is hitting me, he has a knife. [[quota]]')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(police(page)).toHaveCount(2)

    await page.route('**/api/chat/stream', route =>
      route.fulfill({
        status: 429,
        json: {
          error: { code: 'too_many_requests', message: 'Later.' },
          emergency: emergencyBox(['violence'], 'en'),
        },
      }),
    )
    await ask(page, 'He has a knife.')
    await expect(police(page)).toHaveCount(3)
    await expect(field(page)).toHaveValue('He has a knife.')
    const where = 'an answered, a failed and a refused question about an emergency'
    await expectAccessibleOnPhoneToo(page, where)
    await page.unroute('**/api/chat/stream')
    await field(page).fill(question)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await answered(page)
    await expect(police(page)).toHaveCount(3)
  })
})
