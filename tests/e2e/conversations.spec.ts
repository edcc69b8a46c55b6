import { expect } from '@playwright/test'
import { chatLink, seedChats, sidebar, test } from './chat-fixtures.ts'
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

/** Switching between conversations: product.md C-11, C-13, F-1. */

test('a first question creates a chat, which is in the address and selected in the list; “New Chat”, Back, Forward and a reload show the right chat', async ({
  page,
  owner,
  server,
}) => {
  await seedChats(server, owner, [{ title: 'An earlier one', messages: 2 }])
  await page.goto('/')
  await expect(chatLink(page, 'An earlier one')).toBeVisible()
  await ask(page, 'What about my lease? [[text It continues.]]')
  // The question appears at once, and the field is empty.
  await expect(page.getByText('What about my lease?').first()).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await answered(page)
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/)
  await expect(sidebar(page).getByRole('link')).toHaveCount(2)
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).getByRole('link').last()).not.toHaveAttribute('aria-current')
  const address = page.url()

  await page.getByRole('button', { name: 'New Chat' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
  await expect(field(page)).toBeFocused()
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(answer(page)).toContainText('It continues.')

  await chatLink(page, 'An earlier one').click()
  await expect(page.getByText('Message 1 of An earlier one')).toBeVisible()
  await page.goBack()
  await expect(answer(page)).toContainText('It continues.')
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page.getByText('Message 1 of An earlier one')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Message 1 of An earlier one')).toBeVisible()
  await expect(page).toHaveTitle(/^An earlier one/)
  await expect(page.getByText('It continues.')).toHaveCount(0)
})

test('another chat can be read and used while an answer is still being written in the first; the two do not mix', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [first = '', second = ''] = await seedChats(server, owner, [
    { title: 'First', messages: 2 },
    { title: 'Second', messages: 2 },
  ])
  await page.goto(`/?chat=${first}`)
  await expect(page.getByText('Message 1 of First')).toBeVisible()
  const answering = countInParts(model, 'Slowly.', 10, 40, 60)
  await ask(page, 'Slowly.')
  await seesNumbers(page, 10)
  await chatLink(page, 'Second').click()
  await expect(page).toHaveURL(`/?chat=${second}`)
  await expect(page.getByText('Message 1 of Second')).toBeVisible()
  await expect(page.getByText(/words of text|Slowly\.|of First/)).toHaveCount(0)
  answering.next()
  await ask(page, 'Quickly. [[text In between.]]')
  await answered(page)
  await expect(answer(page)).toContainText('In between.')
  await expect(page.getByText(/words of text|Slowly\.|of First/)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(`/?chat=${first}`)
  await expect(page.getByText('Slowly.')).toBeVisible()
  await seesNumbers(page, 40)
  answering.next()
  await seesNumbers(page, 60)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(60))
  await expect(page.getByText(/Quickly\.|In between\.|of Second/)).toHaveCount(0)
})
