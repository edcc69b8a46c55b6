import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { freePort } from '#tests/support/servers/built-server.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'
import { expectAccessible } from './support/accessibility-checks.ts'
import { attach, attachments, drawnFrom, photo } from './support/attachment-steps.ts'
import { answer, answered, ask, field } from './support/chat-steps.ts'
import { test } from './support/fixtures.ts'

/** PH-4 and PH-5, with the service worker, which the other tests block. */
test.use({ serviceWorkers: 'allow' })

/** Opens the page, and waits until the worker is active. The page registers it 3 s after it has loaded. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.fastForward(3_000)
  await untilWorkerRuns(page)
}

function untilWorkerRuns(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state === 'activating') {
      await new Promise(resolve => active.addEventListener('statechange', resolve, { once: true }))
    }
  })
}

test('without a network, a page says how to reach the firm; once the network is back, so is the product (PH-4)', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|503/)
  await openWithWorker(page, '/library')
  await context.setOffline(true)
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('No connection')
  await expect(page.getByText('Lormel & Associés, avocats à Lyon')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +33 4 65 71 12 34' })).toHaveAttribute(
    'href',
    'tel:+33465711234',
  )
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const heightsPx = await page
    .getByRole('link')
    .filter({ hasNotText: '112' })
    .evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
  expect(Math.min(...heightsPx)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'the offline page')

  await context.setOffline(false)
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the offline page is in the language of the screen, also appears if only the server cannot be reached, and is removed by a release without it (PH-4, PH-5)', async ({
  page,
  server,
  allowErrors,
}) => {
  // Only this page’s connection to the server is lost: restarting the server would take longer.
  let port = Number(new URL(server.url).port)
  const proxy = await startTcpProxy(() => connect(port, '127.0.0.1'))
  const origin = `http://127.0.0.1:${proxy.port}`
  allowErrors(new RegExp(`request to another host: ${origin}/|ERR_EMPTY_RESPONSE|ERR_CONNECTION|503`))
  await openWithWorker(page, `${origin}/library`)
  await page.getByRole('button', { name: 'Français' }).tap()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toContain('language=fr')
  await untilWorkerRuns(page)
  port = await freePort()
  proxy.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion')

  const former = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Former</title>')
  })
  former.listen(0, '127.0.0.1')
  await once(former, 'listening')
  port = (former.address() as AddressInfo).port
  await page.clock.fastForward(5_000)
  await expect(page).toHaveTitle('Former')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await proxy.close()
  former.closeAllConnections()
  former.close()
  await once(former, 'close')
})

test('with the worker, answers stream, files are uploaded and open, and no cache is created (PH-5, X-6)', async ({
  chatPage: page,
  allowErrors,
}) => {
  // Chromium's own page around a picture has a style, which the picture's policy refuses.
  allowErrors(/inline style/)
  // Without the fake clock, whose script is blocked in the page around a picture.
  await untilWorkerRuns(page)
  await page.reload()
  await attach(page, await photo())
  await ask(page, 'What does it say? [[text Good day.]]')
  await expect(answer(page)).toContainText('Good day.')
  await answered(page)
  await expect(answer(page).getByText('The assistant was given 1 image.')).toBeVisible()
  const link = await drawnFrom(attachments(page).first())
  const opened = await page.context().newPage()
  expect((await opened.goto(link))?.headers()['content-type']).toMatch(/^image\//)
  await opened.close()
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
