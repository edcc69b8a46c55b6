import { expect } from '@playwright/test'
import { pieces } from '#tests/support/scripted-scripts.ts'
import { answer, answered, answerInParts, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'

/** What the model server does wrong, what the person then reads, and whether part of an answer had come. */
const faults = [
  { script: '500-always', says: 'The assistant is unavailable at the moment.', partial: false },
  { script: '429-always', says: 'The assistant is very busy.', partial: false },
  { script: 'quota', says: 'The assistant has reached its limit for now.', partial: false },
  { script: '401', says: 'The assistant is not set up correctly.', partial: false },
  { script: '404', says: 'This model is no longer offered.', partial: false },
  { script: 'html', says: 'The assistant is unavailable at the moment.', partial: false },
  { script: 'error-first', says: 'The assistant', partial: false },
  { script: 'reset', says: 'The answer was cut off.', partial: true },
  { script: 'cut', says: 'The answer was cut off.', partial: true },
  { script: 'stall-middle', says: 'The assistant stopped answering.', partial: true },
  { script: 'error-flat', says: 'The assistant met a problem.', partial: true },
  { script: 'error-nested', says: 'The assistant met a problem.', partial: true },
  { script: 'failed', says: 'The assistant met a problem.', partial: true },
]

for (const { script, says, partial } of faults) {
  test(`a model that answers “${script}” is told in words, and the chat goes on`, async ({
    chatPage: page,
  }) => {
    test.slow(
      script === '500-always' || script === '429-always' || script === 'html',
      'waits between its attempts',
    )
    await ask(page, `What now? [[${script}]]`)
    await expect(page.getByText('Streaming error')).toBeVisible({ timeout: 25_000 })
    // In the list; a screen reader hears it as well.
    await expect(page.getByRole('article').getByText(says)).toBeVisible()
    if (partial) await expect(answer(page)).toContainText('Here is the first half of an answer')
    else await expect(page.getByRole('heading', { name: 'Assistant' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

    await ask(page, 'And now? [[text All is well again.]]')
    await expect(answer(page)).toContainText('All is well again.')
    await answered(page)
    await page.reload()
    await expect(answer(page)).toContainText('All is well again.')
    if (partial) await expect(page.getByText('Here is the first half of an answer')).toBeVisible()
  })
}

test('a model that stays silent is given up, and Retry asks it again', async ({ chatPage: page, model }) => {
  await ask(page, 'Are you there? [[stall]]')
  await expect(page.getByText('Streaming error')).toBeVisible({ timeout: 25_000 })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  model.next({ steps: [{ type: 'text', text: 'Here I am.' }, { type: 'complete' }] })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(answer(page)).toContainText('Here I am.')
})

for (const script of ['429', '500', 'drop']) {
  test(`one “${script}” before the answer is not noticed (M-4)`, async ({ chatPage: page }) => {
    await ask(page, `Once only. [[${script}]]`)
    await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Streaming error')).toHaveCount(0)
  })
}

test('a send that the server refuses says so and gives the text back (F-2)', async ({
  chatPage: page,
  expectTrouble,
}) => {
  expectTrouble(/503/)
  await page.route('**/api/chat/stream', route =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'database_unavailable', message: 'Away.' } }),
    }),
  )
  await ask(page, 'Nobody must lose this.')
  await expect(page.getByText('Failed to get response. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Ask anything|Send a message/ })).toHaveValue(
    'Nobody must lose this.',
  )
  await page.unroute('**/api/chat/stream')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await answered(page)
  await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible()
})

test('a refusal, a thinking pause and odd events are part of an answer', async ({
  chatPage: page,
  model,
}) => {
  await ask(page, 'Please. [[refusal]]')
  await expect(answer(page)).toContainText('I can’t help with that.')
  await answered(page)
  const answering = answerInParts(model, 'Think.', [{ type: 'reasoning', ms: 1 }], pieces('Thought over.'))
  await ask(page, 'Think.')
  await expect(answer(page)).toContainText('Thinking it over…')
  answering.next()
  await expect(answer(page)).toContainText('Thought over.')
  await answered(page)
  await ask(page, 'Be odd. [[odd]]')
  await expect(answer(page)).toContainText('Here is the first half of an answer')
  await answered(page)
})
