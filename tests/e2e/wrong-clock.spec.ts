import { expect } from '@playwright/test'
import { test } from './support/chat-fixtures.ts'
import { answer, ask } from './support/chat-steps.ts'

const dayMs = 24 * 60 * 60_000

test('a browser whose clock is a day ahead or behind stays signed in, asks and reads (A-9)', async ({
  page,
  owner: _,
}) => {
  let refreshCount = 0
  page.on('request', request => {
    if (request.url().includes('/auth/v1/token')) refreshCount += 1
  })
  for (const offsetMs of [-dayMs, dayMs]) {
    await page.clock.install({ time: Date.now() + offsetMs })
    refreshCount = 0
    await page.goto('/')
    await ask(page, 'What time is it? [[text Noon.]]')
    await expect(answer(page)).toContainText('Noon.')
    await ask(page, 'And now? [[text Evening.]]')
    await expect(answer(page)).toContainText('Evening.')
    // To a clock that is ahead, each token seems to have expired: one refresh before each call, but no endless loop.
    expect(refreshCount).toBeLessThan(10)
  }
})
