import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-checks.ts'
import { attach, pdf, photo } from './attachment-steps.ts'
import { answer, answered, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'

test('a line under an answer says which files the assistant was given, even after a reload and for the next question @phone (P-11)', async ({
  chatPage: page,
}) => {
  await attach(page, await photo(), pdf())
  await ask(page, 'What is this? [[text A lease.]]')
  await answered(page)
  const given = answer(page).getByText('The assistant was given')
  await expect(given).toHaveText(/^The assistant was given \d+ pages? of “.+\.pdf” and 1 image\.$/)
  await expectAccessible(page, 'an answer with the files that were given')
  await page.reload()
  await expect(given).toBeVisible()
  await ask(page, 'Thank you. [[text You are welcome.]]')
  await answered(page)
  await expect(given).toBeVisible()
})
