import { expect } from '@playwright/test'
import { opensAccountAndReturns } from './chat-steps.ts'
import { test } from './fixtures.ts'

test('a page that is opened from the chat takes the focus with its header in view, and so does the chat on return, where the keyboard stays closed (X-4)', async ({
  chatPage: page,
}) => {
  await opensAccountAndReturns(page)
  // A focused field would open the keyboard over the page.
  await expect(page.getByRole('main')).toBeFocused()
})
