import { expect } from '@playwright/test'
import { pieces } from '#tests/support/model/scripted-scripts.ts'
import { answer, answered, answerInParts, ask } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

/**
 * What the page shows if an answer fails. All faults of a model server and their messages are in
 * tests/api/outside/model-faults.test.ts. For the page it only matters whether part of the answer has arrived.
 */

test('a failing model is reported with a message, and the chat continues; the partial answer stays, also after Retry until there is new text, or if there is none (C-12); the page says when the model is thinking', async ({
  chatPage: page,
  model,
}) => {
  await test.step('before the first word: the empty answer is removed', async () => {
    await ask(page, 'What now? [[quota]]')
    await expect(page.getByText('Streaming error')).toBeVisible()
    // In the list; screen readers announce it as well.
    await expect(page.getByRole('article').getByText('The assistant has reached its limit')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Assistant' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
  const half = 'Here is the first half of an answer'
  const question = 'And now? [[cut]]'
  await test.step('in the middle: the partial answer stays', async () => {
    await ask(page, question)
    await expect(page.getByRole('article').getByText('The answer was interrupted.')).toBeVisible()
    await expect(answer(page)).toContainText(half)
    await page.reload()
    await expect(answer(page)).toContainText(half)
  })
  const partial = answer(page).getByText(half)
  await test.step('a retry without any text', async () => {
    model.next({ status: 400, body: {} }, request => request.question.endsWith(question))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect
      .poll(() =>
        model.requests.filter(({ question: asked, purpose }) => asked === question && purpose === 'answer'),
      )
      .toHaveLength(2)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(partial).toBeVisible()
  })
  await test.step('a retry that thinks first', async () => {
    const whole = answerInParts(model, question, [], [{ type: 'reasoning', ms: 1 }], pieces('All is well.'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(partial).toBeVisible()
    await expect(answer(page).getByText('The assistant is preparing its answer')).toHaveCount(1)
    whole.next()
    await expect(answer(page)).toContainText('Thinking it over…')
    whole.next()
    await expect(answer(page)).toContainText('All is well.')
    await expect(partial).toHaveCount(0)
    await answered(page)
  })
})
