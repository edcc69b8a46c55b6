import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { browserArguments, findBrowser, findHeadlessShell } from '../script/find-browser.mjs'
import { scratchFolder } from '../tests/support/scratch.ts'
import { openInspector } from './inspector.ts'

/**
 * A Chromium without the instrumentation that Playwright turns on. Playwright enables the Runtime domain, for which V8
 * parses functions again to find the positions in stack traces. With the processor at a quarter of its speed, this
 * blocks a loading page for 40 to 90 ms longer.
 */
export type PlainBrowser = {
  /**
   * Opens an address with an empty cache and empty storage. Returns what `result` evaluates to once the page has
   * settled.
   */
  visit(url: string, visit: Visit): Promise<unknown>
  close(): Promise<void>
}

/** `script` runs before the page's own scripts. */
export type Visit = { script: string; result: string; cpuThrottling: number }

const root = fileURLToPath(new URL('..', import.meta.url))
/** Three times what the chat needs. */
const settledAfterMs = 2_500

export async function startPlainBrowser(): Promise<PlainBrowser> {
  const path = findHeadlessShell() ?? findBrowser(root)
  if (path === undefined)
    throw new Error('There is no browser. Install Chromium, or set CHROMIUM_PATH to one.')
  const profile = await scratchFolder('plain-browser')
  const flags = [
    ...browserArguments(),
    '--headless',
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
  ]
  const child = spawn(path, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const browserUrl = await debuggingUrl(child.stderr)
  return {
    visit: (url, visit) => visitOnce(`http://${new URL(browserUrl).host}/json`, url, visit),
    close: async () => {
      // A signal would only end the shell script with which Debian starts the browser.
      const browser = await openInspector(browserUrl)
      // The browser may close the connection before it answers.
      await browser.call('Browser.close').catch(() => undefined)
      browser.close()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function debuggingUrl(stderr: NodeJS.ReadableStream): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    stderr.on('end', () => reject(new Error(`Chromium ended: ${printed}`)))
    stderr.on('data', piece => {
      printed += String(piece)
      const url = /ws:\/\/\S+(?=\s)/.exec(printed)?.[0]
      if (url) resolve(url)
    })
  })
}

async function visitOnce(debuggerUrl: string, url: string, { script, result, cpuThrottling }: Visit) {
  const created = await fetch(`${debuggerUrl}/new?about:blank`, { method: 'PUT' })
  const target = (await created.json()) as { id: string; webSocketDebuggerUrl: string }
  const page = await openInspector(target.webSocketDebuggerUrl)
  try {
    await page.call('Network.clearBrowserCache')
    await page.call('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
    await page.call('Page.enable')
    await page.call('Page.addScriptToEvaluateOnNewDocument', { source: script })
    await page.call('Emulation.setCPUThrottlingRate', { rate: cpuThrottling })
    await page.call('Page.navigate', { url })
    await new Promise(resolve => setTimeout(resolve, settledAfterMs))
    const evaluated = await page.call('Runtime.evaluate', { expression: result, returnByValue: true })
    return (evaluated as { result: { value: unknown } }).result.value
  } finally {
    page.close()
    await fetch(`${debuggerUrl}/close/${target.id}`)
  }
}
