import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'
import { browserStorage, signUp } from '#tests/support/people/people.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

/** The maximum size of all scripts, as they are sent. */
const maxEmptyKiB = 130
const maxAnsweredKiB = 152

/** The targets of docs/performance.md, with gzip, which does not depend on what the server sends. */
const maxSignInGzipKiB = 90
const maxEmptyGzipKiB = 140

/**
 * Returns a function that waits for all scripts requested so far and returns their names and their size. `sizes`: those
 * of the single scripts, for the message of a failure.
 */
function watchScripts(page: Page) {
  const scripts = new Map<string, Promise<{ sentBytes: number; gzipBytes: number }>>()
  page.on('request', request => {
    if (request.resourceType() !== 'script') return
    // A failed request, or one that was still running when the test ended.
    const size = sizesOf(request).catch(() => ({ sentBytes: 0, gzipBytes: 0 }))
    scripts.set(new URL(request.url()).pathname, size)
  })
  return async () => {
    // Waits only the first time: this state, once reached, lasts until the next page is loaded.
    await page.waitForLoadState('networkidle')
    const single = await Promise.all(scripts.values())
    const largestFirst = [...scripts.keys()]
      .map((name, index) => ({ name, gzipBytes: single[index]?.gzipBytes ?? 0 }))
      .sort((a, b) => b.gzipBytes - a.gzipBytes)
    return {
      names: [...scripts.keys()].join(' '),
      sizes: largestFirst
        .map(({ name, gzipBytes }) => `${name} ${(gzipBytes / 1024).toFixed(1)} KiB`)
        .join('\n'),
      kiB: single.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / 1024,
      gzipKiB: single.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024,
    }
  }
}

async function sizesOf(request: Request) {
  const { responseBodySize } = await request.sizes()
  const body = await (await request.response())?.body()
  return { sentBytes: responseBodySize, gzipBytes: body ? gzipSync(body, { level: 9 }).length : 0 }
}

test('the login form, an empty chat and an answer load little code, and only what they need, which is loaded in advance when a visitor fills in that form, but not before; a visitor’s chat loads no code of the form (X-10)', async ({
  page,
  server,
  person,
}) => {
  const visited = watchScripts(page)
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await visited()).names).not.toMatch(/\/assets\/(auth-forms|sign-in)/)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const loaded = watchScripts(page)
  const names = async () => (await loaded()).names
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  const form = await loaded()
  expect(form.gzipKiB).toBeGreaterThan(80)
  expect(form.gzipKiB, form.sizes).toBeLessThan(maxSignInGzipKiB)
  expect(await names()).not.toMatch(/\/assets\/(chat|lists)/)
  await page.getByLabel('Email').focus()
  await expect.poll(names).toContain('/assets/chat-page')
  await expect.poll(names).toContain('/assets/lists')

  const { session } = await signUp(server.url, person.email)
  await page.evaluate(stored => Object.assign(localStorage, stored), browserStorage(session))
  await devtools.send('Network.clearBrowserCache')
  const received = watchScripts(page)
  await page.goto('/')
  await expect(field(page)).toBeVisible()
  const empty = await received()
  expect(empty.names).toContain('/assets/chat-page')
  expect(empty.names).not.toMatch(/\/assets\/(markdown|message|sheet|use-sheet)/)
  expect(empty.kiB).toBeGreaterThan(100)
  expect(empty.kiB, empty.sizes).toBeLessThan(maxEmptyKiB)
  expect(empty.gzipKiB, empty.sizes).toBeLessThan(maxEmptyGzipKiB)
  await ask(page, 'My deposit? [[text A month.]]')
  await answered(page)
  // The answer can end before the code that shows it has loaded.
  await expect(answer(page)).toContainText('A month.')
  const withAnswer = await received()
  expect(withAnswer.names).toContain('/assets/markdown')
  expect(withAnswer.names).not.toMatch(/\/assets\/(sheet|use-sheet)/)
  expect(withAnswer.kiB, withAnswer.sizes).toBeLessThan(maxAnsweredKiB)
})
