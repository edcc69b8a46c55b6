import { expect } from '@playwright/test'
import { pieces } from '#tests/support/scripted-scripts.ts'
import { answer, answered, answerInParts, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'

/**
 * What the page shows if an answer fails. All faults of a model server and their messages are in
 * tests/api/outside/model-faults.test.ts. For the page it only matters whether part of the answer has arrived.
 */

test('a failing model is reported with a message, the partial answer stays, and the chat continues; a refusal, a thinking pause and unknown events do not break an answer', async ({
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
    await ask(page, 'And now? [[text All is well again.]]')
    await expect(answer(page)).toContainText('All is well again.')
    await answered(page)
    await page.reload()
    await expect(answer(page)).toContainText('All is well again.')
  })
  await test.step('in the middle: the partial answer stays', async () => {
    const partial = page.getByText('Here is the first half of an answer')
    await ask(page, 'What now? [[cut]]')
    await expect(page.getByText('Streaming error')).toBeVisible()
    await expect(page.getByRole('article').getByText('The answer was interrupted.')).toBeVisible()
    await expect(answer(page)).toContainText('Here is the first half of an answer')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await ask(page, 'And then? [[text All is well once more.]]')
    await expect(answer(page)).toContainText('All is well once more.')
    await answered(page)
    await page.reload()
    await expect(answer(page)).toContainText('All is well once more.')
    await expect(partial).toBeVisible()
  })
  await test.step('a refusal, a thinking pause and unknown events', async () => {
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
})

test('the partial answer stays after Retry until there is new text, or if there is none (C-12)', async ({
  chatPage: page,
  model,
}) => {
  const partial = answer(page).getByText('Here is the first half of an answer')
  const question = 'What now? [[cut]]'
  await ask(page, question)
  await expect(page.getByRole('article').getByText('The answer was interrupted.')).toBeVisible()

  model.next({ status: 400, body: {} }, request => request.question.endsWith(question))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .poll(() =>
      model.requests.filter(({ question: asked, purpose }) => asked === question && purpose === 'answer'),
    )
    .toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(partial).toBeVisible()

  const whole = answerInParts(model, question, [], pieces('All is well.'))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(partial).toBeVisible()
  await expect(answer(page).getByText('The assistant is preparing its answer')).toHaveCount(1)
  whole.next()
  await expect(answer(page)).toContainText('All is well.')
  await expect(partial).toHaveCount(0)
  await answered(page)
})
