import { expect } from '@playwright/test'
import { test } from './support/chat-fixtures.ts'
import { answer, ask } from './support/chat-steps.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

test('a browser whose clock is a day ahead or behind stays signed in, asks and reads, and renews its session at most once after the clock has changed (A-9)', async ({
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
    // The session is from before the clock was wrong.
    expect(refreshCount).toBeLessThanOrEqual(1)
    await page.clock.setSystemTime(Date.now() + offsetMs + 3 * hourMs)
    await ask(page, 'After three hours of sleep? [[text Awake.]]')
    await expect(answer(page)).toContainText('Awake.')
    await ask(page, 'And then? [[text Tired.]]')
    await expect(answer(page)).toContainText('Tired.')
    expect(refreshCount).toBeLessThanOrEqual(2)
  }
})
