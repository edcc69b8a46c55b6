import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { pieces } from '#tests/support/model/scripted-scripts.ts'
import { startBuiltServer } from '#tests/support/servers/built-server.ts'
import { browserArguments, findBrowser } from './find-browser.mjs'

/** Takes the README's screenshot of the built product: `npm run build`, then `npx node script/screenshot.ts`. */

const root = fileURLToPath(new URL('..', import.meta.url))
const picture = `${root}/docs/screenshot.png`

const earlier = [
  'Notice period for a furnished flat',
  'Neighbour’s noise at night',
  'Returning an online purchase',
]
const question = 'My landlord has kept my deposit for three months. How long may he keep it?'
const answer = `In France, a landlord must return the deposit within a **fixed time**, counted from the day on which you hand back the keys.

| Move-out inventory | Time limit |
|---|---|
| matches the move-in inventory | 1 month |
| shows damage | 2 months |

After that, the amount owed grows by **10% of the monthly rent** for each month that begins. The usual steps are:

1. Ask for it in writing, by registered letter, and state the date on which you returned the keys.
2. If you get no answer, apply to the *commission départementale de conciliation*: it is free.
3. If that fails, go to court. For claims up to €10,000, you do not need a lawyer.

See the [official page on deposits](https://www.service-public.fr/particuliers/vosdroits/F31269).`

async function ask(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /Ask anything|Send a message/ })
  await field.fill(text)
  await field.press('Enter')
  await page.getByRole('button', { name: 'Copy answer' }).first().waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
}

/** The scripted model gives every chat the same title. */
async function rename(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More options/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const field = page.getByRole('textbox', { name: 'Title' })
  await field.fill(title)
  await field.press('Enter')
  await page.getByRole('link', { name: title }).waitFor()
}

async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`)
  await page.getByLabel('Email').fill('camille.martin@example.fr')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByLabel('Confirm password').fill('a long enough password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'J’ai compris' }).click()
}

const model = await startScriptedModel()
const server = await startBuiltServer({ OPENAI_BASE_URL: model.url })
const executablePath = findBrowser(root)
const browser = await chromium.launch({ args: browserArguments(), ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  await signUp(page, server.url)
  for (const title of earlier) {
    await ask(page, title)
    await rename(page, title)
    await page.getByRole('button', { name: 'New Chat' }).click()
  }
  model.next({ steps: [...pieces(answer), { type: 'complete' }] })
  await ask(page, question)
  await rename(page, 'Getting a deposit back')
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await page.getByText('Account created.').waitFor({ state: 'hidden' })
  await page.screenshot({ path: picture })
} finally {
  await browser.close()
  await server.close()
  await model.close()
}
