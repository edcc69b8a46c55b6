import { expect, type Page } from '@playwright/test'
import { browserStorage, signUp } from '#tests/support/people/people.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

/** The maximum size of all scripts, as they are sent. */
const maxEmptyKiB = 130
const maxAnsweredKiB = 152

/** Returns a function that waits for all scripts requested so far and returns their names and their size. */
function watchScripts(page: Page) {
  const sizesBytes = new Map<string, Promise<number>>()
  page.on('request', request => {
    if (request.resourceType() !== 'script') return
    const sizeBytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      // A failed request, or one that was still running when the test ended.
      () => 0,
    )
    sizesBytes.set(new URL(request.url()).pathname, sizeBytes)
  })
  return async () => {
    // Waits only the first time: this state, once reached, lasts until the next page is loaded.
    await page.waitForLoadState('networkidle')
    const totalBytes = (await Promise.all(sizesBytes.values())).reduce((sum, size) => sum + size, 0)
    return { names: [...sizesBytes.keys()].join(' '), kiB: totalBytes / 1024 }
  }
}

test('an empty chat and an answer load little code, and only what they need, which is loaded in advance when a visitor fills in the login form, but not before (X-10)', async ({
  page,
  server,
  person,
}) => {
  const loaded = watchScripts(page)
  const names = async () => (await loaded()).names
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await names()).not.toMatch(/\/assets\/(chat|lists)/)
  await page.getByLabel('Email').focus()
  await expect.poll(names).toContain('/assets/chat-page')
  await expect.poll(names).toContain('/assets/lists')

  const { session } = await signUp(server.url, person.email)
  await page.evaluate(stored => Object.assign(localStorage, stored), browserStorage(session))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const received = watchScripts(page)
  await page.goto('/')
  await expect(field(page)).toBeVisible()
  const empty = await received()
  expect(empty.names).toContain('/assets/chat-page')
  expect(empty.names).not.toMatch(/\/assets\/(markdown|message|sheet|use-sheet)/)
  expect(empty.kiB).toBeGreaterThan(100)
  expect(empty.kiB).toBeLessThan(maxEmptyKiB)
  await ask(page, 'My deposit? [[text A month.]]')
  await answered(page)
  // The answer can end before the code that shows it has loaded.
  await expect(answer(page)).toContainText('A month.')
  const withAnswer = await received()
  expect(withAnswer.names).toContain('/assets/markdown')
  expect(withAnswer.names).not.toMatch(/\/assets\/(sheet|use-sheet)/)
  expect(withAnswer.kiB).toBeLessThan(maxAnsweredKiB)
})
