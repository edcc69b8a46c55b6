import { expect } from '@playwright/test'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './chat-steps.ts'
import { test } from './fixtures.ts'

test('a visitor types a question, signs up, asks it, and reads the answer as it is written (P-3, V-1, A-7) @phone', async ({
  page,
  person,
  model,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  const question = 'My landlord keeps my deposit.'
  await field(page).fill(question)
  await page.reload()
  await expect(field(page)).toHaveValue(question)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Account created. You can log in now.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  await expect(field(page)).toHaveValue(question)
  const answering = countInParts(model, question, 10, 30)
  await field(page).press('Enter')
  await expect.poll(() => numbersShown(page)).toEqual(numbersUpTo(10))
  answering.next()
  await seesNumbers(page, 30)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(30))
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/)
})

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
    await page.reload()
    await expect(answer(page).getByText('You stopped this answer.')).toBeVisible()
    expect(await numbersShown(page)).toEqual(stopped)
  })
})
