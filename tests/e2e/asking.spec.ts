import { expect } from '@playwright/test'
import {
  answer,
  answered,
  ask,
  countInParts,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

test('a reload during an answer shows the text so far and follows the rest; Stop ends an answer and keeps the visible text (C-10, F-5, R-5)', async ({
  chatPage: page,
  model,
}) => {
  const answering = countInParts(model, 'A long one.', 20, 40)
  await ask(page, 'A long one.')
  await seesNumbers(page, 20)
  await page.reload()
  await expect.poll(() => numbersShown(page)).toEqual(numbersUpTo(20))
  answering.next()
  await seesNumbers(page, 40)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(40))

  await test.step('Stop', async () => {
    const question = 'Too long for me. [[paced 2000x25]]'
    await ask(page, question)
    await seesNumbers(page, 15)
    const visible = await numbersShown(page)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(answer(page).getByText('You stopped this answer.')).toBeVisible()
    const stopped = await numbersShown(page)
    expect(stopped).toEqual(numbersUpTo(stopped.length))
    expect(stopped.length).toBeGreaterThanOrEqual(visible.length)
    await expect
      .poll(() =>
        model.requests.some(request => request.question === question && request.abortedAtMs !== undefined),
      )
      .toBe(true)
  })
})
