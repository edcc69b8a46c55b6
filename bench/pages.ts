import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { browserArguments, findBrowser } from '../script/find-browser.mjs'
import { databaseOf } from '../tests/support/databases/database-template.ts'
import { type ScriptedModel, startScriptedModel } from '../tests/support/model/scripted-model.ts'
import { adminEnv, browserStorage, logInAdmin, type Person, signUp } from '../tests/support/people/people.ts'
import { type BuiltServer, startBuiltServer } from '../tests/support/servers/built-server.ts'
import { type ConsoleTimesMs, seedUsers, timeConsole, userCount } from './console.ts'
import { type PlainBrowser, startPlainBrowser } from './plain-browser.ts'
import { startPlainPage } from './plain-page.ts'
import { median } from './processes.ts'

/**
 * The cost of the pages on a slow machine: Chromium with its processor slowed down to a quarter of its speed.
 * `npm run bench -- pages`
 */

const cpuThrottling = 4
const roundCount = 3
/** More rounds, because a visit takes only 3 s and its results vary more than those of the other measurements. */
const blockingRoundCount = 9
const chunkIntervalMs = 20
const chunks = makeChunks(2_000, 800)
const root = fileURLToPath(new URL('..', import.meta.url))

export async function run(): Promise<void> {
  const model = await startScriptedModel({ paceMs: chunkIntervalMs })
  const server = await startBuiltServer({
    ...adminEnv,
    OPENAI_BASE_URL: model.url,
    AUTH_LIMITS: 'off',
    LIMIT_SENDS_PER_MINUTE: '1000',
  })
  const browser = await chromium.launch({ executablePath: findBrowser(root) ?? '', args: browserArguments() })
  try {
    const person = await signUp(server.url)
    console.log(`Chromium, processor ${cpuThrottling} times slower, median of ${roundCount} rounds`)
    await compareStreams(browser, server, person, model)
    await compareOpening(browser, server, person)
    await measureScriptSizes(browser, server, person)
    await measureBlocking(server, person)
    await measureConsole(browser, server)
  } finally {
    await browser.close()
    await server.close()
    await model.close()
  }
}

/** Markdown of about `wordCount` words, in at most `maxChunkCount` chunks. */
function makeChunks(wordCount: number, maxChunkCount: number): string[] {
  const paragraph =
    '## Le dépôt de garantie\n\nLe bailleur restitue le dépôt dans un délai d’**un mois** si l’état des lieux est *conforme*, de deux mois sinon ; voir [la fiche](https://www.service-public.fr/F31269).\n\n- Le délai court à partir de la remise des clés.\n- Passé ce délai, `10 %` du loyer est dû par mois.\n\n'
  const wordsPerParagraph = paragraph.split(/\s+/).length
  const text = paragraph.repeat(Math.ceil(wordCount / wordsPerParagraph))
  const size = Math.ceil(text.length / maxChunkCount)
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
}

async function compareStreams(
  browser: Browser,
  server: BuiltServer,
  person: Person,
  model: ScriptedModel,
): Promise<void> {
  const plain = await startPlainPage(chunks, chunkIntervalMs)
  const results = { plain: [] as number[], parvis: [] as number[] }
  for (let round = 0; round < roundCount; round += 1) {
    results.plain.push(await scriptTimeMs(await browser.newPage(), plain.url, drawPlain))
    model.next({
      steps: [...chunks.map(text => ({ type: 'text' as const, text })), { type: 'complete' }],
      paceMs: chunkIntervalMs,
    })
    results.parvis.push(await scriptTimeMs(await signedInPage(browser, person), server.url, drawAnswer))
  }
  plain.close()
  const [base, ours] = [median(results.plain), median(results.parvis)]
  const ratio = ours / base
  console.log(
    `stream of ${chunks.length} chunks: ${ours.toFixed(0)} ms of script, ${base.toFixed(0)} ms as plain text in a <pre> = ${ratio.toFixed(2)} x (target: at most 1.3)`,
  )
}

async function drawPlain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read' }).click()
  await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 120_000, polling: 500 })
}

async function drawAnswer(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: /Ask anything|Send a message/ })
  await box.fill('Combien de temps ?')
  await box.press('Enter')
  await page.waitForFunction(() => document.querySelector('article[aria-busy=false]') !== null, undefined, {
    timeout: 120_000,
    polling: 500,
  })
}

/** Milliseconds of script that `draw` took, on a page that had finished loading. */
async function scriptTimeMs(page: Page, url: string, draw: (page: Page) => Promise<void>): Promise<number> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling })
  await session.send('Profiler.start')
  await draw(page)
  const { profile } = await session.send('Profiler.stop')
  await page.context().close()
  return busyMs(profile)
}

type CallFrame = { functionName: string; scriptId: string; url: string }

type Profile = {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples?: number[]
  timeDeltas?: number[]
}

/** Time in the page's JavaScript, including garbage collection, in any task. */
function busyMs({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const excluded = new Set<number>()
  // Callers come before what they call.
  for (const { id, callFrame, children = [] } of nodes) {
    if (!isExcluded(callFrame, excluded.has(id))) excluded.delete(id)
    else for (const called of [id, ...children]) excluded.add(called)
  }
  const counted = timeDeltas.filter((_, index) => !excluded.has(samples[index] ?? 0))
  return counted.reduce((sum, delta) => sum + delta, 0) / 1000
}

/**
 * Playwright finds elements by running scripts of its own, which have no URL. Native functions belong to no script, so
 * their time counts as their caller's.
 */
function isExcluded({ functionName, scriptId, url }: CallFrame, isCallerExcluded: boolean): boolean {
  if (['(idle)', '(program)'].includes(functionName)) return true
  return scriptId === '0' ? isCallerExcluded : url === ''
}

async function compareOpening(browser: Browser, server: BuiltServer, person: Person): Promise<void> {
  const small = await seedChat(server, person, 100)
  const large = await seedChat(server, person, 10_000)
  const results = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < roundCount; round += 1) {
    results.small.push(await openChat(browser, server, person, small))
    results.large.push(await openChat(browser, server, person, large))
  }
  const [base, ours] = [median(results.small), median(results.large)]
  console.log(
    `opening a chat of 10,000 messages: ${ours.toFixed(0)} ms, of 100: ${base.toFixed(0)} ms = ${(ours / base).toFixed(2)} x (target: at most 1.5)`,
  )
}

/** Writes directly into the embedded database, whose socket is in the data folder. Returns the chat's id. */
async function seedChat(server: BuiltServer, person: Person, messageCount: number): Promise<string> {
  const client = new pg.Client(databaseOf(server.storage))
  await client.connect()
  const id = crypto.randomUUID()
  await client.query(
    `insert into chats (id, user_id, title, message_count, last_message_at) values ($1, $2, $3, $4, now())`,
    [id, person.id, `${messageCount} messages`, messageCount],
  )
  await client.query(
    `insert into messages (id, chat_id, position, role, content, status)
     select gen_random_uuid(), $1, n, case n % 2 when 0 then 'user' else 'assistant' end,
       'Message ' || n || ': le **bailleur** restitue le dépôt dans un délai d’un mois.', 'complete'
     from generate_series(0, $2::integer - 1) as n`,
    [id, messageCount],
  )
  await client.query('update users set chat_count = chat_count + 1, last_chat_at = now() where id = $1', [
    person.id,
  ])
  await client.end()
  return id
}

/** Milliseconds from opening a chat to its newest message on screen. */
async function openChat(
  browser: Browser,
  server: BuiltServer,
  person: Person,
  chatId: string,
): Promise<number> {
  const page = await signedInPage(browser, person)
  await page.goto(server.url)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling })
  const startedAtMs = performance.now()
  await page.evaluate(id => {
    history.pushState(null, '', `/?chat=${id}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, chatId)
  await page
    .getByText(/^Message \d*99:/)
    .last()
    .waitFor()
  const elapsedMs = performance.now() - startedAtMs
  await page.context().close()
  return elapsedMs
}

async function signedInPage(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addInitScript(stored => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, browserStorage(person.session))
  return context.newPage()
}

/** The size of the gzipped JavaScript that a page loads. */
async function measureScriptSizes(browser: Browser, server: BuiltServer, person: Person): Promise<void> {
  const login = await scriptKib(await (await browser.newContext()).newPage(), `${server.url}/login`)
  const chat = await scriptKib(await signedInPage(browser, person), server.url)
  const read = await scriptKib(await signedInPage(browser, person), server.url, drawAnswer)
  console.log(
    `JavaScript, gzipped: ${login} KiB before sign-in (target: 90), ${chat} KiB for the chat, ${read} KiB with an answer on screen (target: 140)`,
  )
}

async function scriptKib(
  page: Page,
  url: string,
  act: (page: Page) => Promise<void> = async () => undefined,
): Promise<string> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await act(page)
  const sizes = (await Promise.all(bodies)).map(body => gzipSync(body, { level: 9 }).length)
  await page.context().close()
  return (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)
}

/** How long input would have waited while the page loaded: the part beyond 50 ms of each longer task. */
async function measureBlocking(server: BuiltServer, person: Person): Promise<void> {
  const browser = await startPlainBrowser()
  const results = { login: [] as number[], chat: [] as number[] }
  try {
    for (let round = 0; round < blockingRoundCount; round += 1) {
      results.login.push(await blockedMs(browser, `${server.url}/login`, {}))
      results.chat.push(await blockedMs(browser, server.url, browserStorage(person.session)))
    }
  } finally {
    await browser.close()
  }
  console.log(
    `blocking time while loading, median of ${blockingRoundCount} rounds: ${median(results.login).toFixed(0)} ms before sign-in, ${median(results.chat).toFixed(0)} ms for the chat (target: 50)`,
  )
}

async function blockedMs(
  browser: PlainBrowser,
  url: string,
  stored: Record<string, string>,
): Promise<number> {
  const script = `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)
    window.blockedMs = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.blockedMs += duration - 50
    }).observe({ type: 'longtask', buffered: true })`
  const result = 'document.getElementById("root").innerText ? window.blockedMs : undefined'
  const blocked = await browser.visit(url, { script, result, cpuThrottling })
  if (typeof blocked !== 'number') throw new Error(`${url} is still empty.`)
  return blocked
}

async function measureConsole(browser: Browser, server: BuiltServer): Promise<void> {
  await seedUsers(server)
  const person = await logInAdmin(server.url)
  const results: ConsoleTimesMs[] = []
  let consoleKib = ''
  for (let round = 0; round < roundCount; round += 1) {
    const page = await signedInPage(browser, person)
    consoleKib = await scriptKib(page, `${server.url}/admin`, async () => {
      await page
        .getByText(/^person\d+@/)
        .first()
        .waitFor({ timeout: 60_000 })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling })
      results.push(await timeConsole(page))
    })
  }
  const ms = (name: keyof ConsoleTimesMs) => `${median(results.map(times => times[name])).toFixed(0)} ms`
  console.log(
    `console with ${userCount.toLocaleString('en')} users: search ${ms('search')}, clear ${ms('clear')}, first sort ${ms('sort')}, sort again ${ms('sortAgain')}; ${consoleKib} KiB of JavaScript, gzipped`,
  )
}
