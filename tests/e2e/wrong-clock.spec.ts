import { expect } from '@playwright/test'
import { answer, ask } from './chat-steps.ts'
import { test } from './fixtures.ts'

const dayMs = 24 * 60 * 60_000

for (const [name, offsetMs] of [
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
] as const) {
  test(`a browser whose clock is ${name} stays signed in, asks and reads (A-9)`, async ({
    chatPage: page,
  }) => {
    await page.clock.install({ time: Date.now() + offsetMs })
    const refreshes: string[] = []
    page.on('request', request => {
      if (request.url().includes('/auth/v1/token')) refreshes.push(request.url())
    })
    await page.reload()
    await ask(page, 'What time is it? [[text Noon.]]')
    await expect(answer(page)).toContainText('Noon.')
    await ask(page, 'And now? [[text Evening.]]')
    await expect(answer(page)).toContainText('Evening.')
    // To a clock that is ahead, each token seems to have expired: one refresh before each call, but no endless loop.
    expect(refreshes.length).toBeLessThan(10)
  })
}
