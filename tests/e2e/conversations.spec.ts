import { expect } from '@playwright/test'
import { chatLink, seedChats, sidebar, test } from './support/chat-fixtures.ts'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './support/chat-steps.ts'

/** Switching between conversations: product.md C-11, C-13, F-1. */

test('a first question creates a chat, which is in the address and selected in the list; “New Chat”, Back and Forward show the right chat; another chat can be read and used while an answer is still being written in the first, and the two do not mix', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [earlier = ''] = await seedChats(server, owner, [{ title: 'Earlier', messages: 2 }])
  await page.goto('/')
  await expect(chatLink(page, 'Earlier')).toBeVisible()
  await ask(page, 'What about my lease? [[text It continues.]]')
  // The question appears at once, and the field is empty.
  await expect(page.getByText('What about my lease?').first()).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await answered(page)
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/)
  const links = sidebar(page).getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await expect(links.last()).not.toHaveAttribute('aria-current')
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

  await chatLink(page, 'Earlier').click()
  await expect(page.getByText('Message 1 of Earlier')).toBeVisible()
  await page.goBack()
  await expect(answer(page)).toContainText('It continues.')
  await expect(links.first()).toHaveAttribute('aria-current', 'page')

  await test.step('another chat is used while an answer is being written', async () => {
    const answering = countInParts(model, 'Slowly.', 10, 20, 30)
    await ask(page, 'Slowly.')
    await seesNumbers(page, 10)
    await page.goForward()
    await expect(page).toHaveURL(`/?chat=${earlier}`)
    await expect(page).toHaveTitle(/^Earlier/)
    await expect(page.getByText('Message 1 of Earlier')).toBeVisible()
    const ofFirst = page.getByText(/words of text|Slowly\.|It continues/)
    await expect(ofFirst).toHaveCount(0)
    answering.next()
    await ask(page, 'Quickly. [[text In between.]]')
    await answered(page)
    await expect(answer(page)).toContainText('In between.')
    await expect(ofFirst).toHaveCount(0)

    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByText('Slowly.')).toBeVisible()
    await seesNumbers(page, 20)
    answering.next()
    await seesNumbers(page, 30)
    await answered(page)
    expect(await numbersShown(page)).toEqual(numbersUpTo(30))
    await expect(page.getByText(/Quickly\.|In between\.|of Earlier/)).toHaveCount(0)
  })
})
