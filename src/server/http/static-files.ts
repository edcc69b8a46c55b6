import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { isLanguage, type Language, negotiateLanguage } from '#shared/language.ts'

/**
 * The addresses of the pages that the pages' router (web/app.tsx) knows. As there, capitals and a slash at the end make
 * no difference, except in the name of a legal page, a sheet's id and a token. An unknown address gets the same
 * document with 404, and the page shows "not found".
 */
const pagePath = /^\/((login|signup|reset-password|confirm|account|admin|library)\/?)?$/i

const legalPath = /^\/legal\/([^/]+)\/?$/i
const legalPages = new Set(['terms', 'privacy', 'notices'])

const sheetPath = /^\/library\/([^/]+)\/?$/i

/** A shared chat. The page finds out whether it exists. */
const sharedPath = /^\/s\/[\w-]{43}\/?$/i

/** Below these, a missing file is a plain 404 without a page. */
const notPages = /^\/(api|auth|files|assets)(\/|$)/

/** The document's own file name is an unknown address too. Some file systems ignore capitals. */
const pageFile = /^\/index\.html$/i

/** A header of every page. A service worker that receives a page without it removes itself (firm/offline-worker.ts). */
export const offlineWorkerHeader = 'x-offline-worker'

export type PageOptions = {
  /** Files that are not built. */
  generated: Hono
  /** The sheet with this id; undefined if the library has none. */
  findSheet(id: string, language: Language): { title: string; summary: string } | undefined
  /** Makes the document of every page from the built one. */
  toPage(html: string): string
  /** Gives the document a title of its own, for previews of links, which run no script. */
  withTitle(page: string, title: string, summary?: string): string
}

/**
 * The built pages, after all other routes. Registered for all methods, so that a POST to an unknown address answers 404
 * and not 405.
 */
export function staticFiles(folder: string, options: PageOptions): Hono {
  const routes = new Hono()
  const page = readPage(folder, options.toPage)
  const builtFile = serveStatic({ root: folder, index: 'none', precompressed: true })
  routes.use(cacheControl)
  routes.use(revalidation)
  routes.route('/', options.generated)
  routes.use((c, next) => (pageFile.test(c.req.path) ? next() : builtFile(c, next)))
  routes.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || notPages.test(c.req.path)) return next()
    c.header(offlineWorkerHeader, 'on')
    if (sharedPath.test(c.req.path)) {
      c.header('x-robots-tag', noIndex)
      c.header('vary', 'accept-language')
      return c.html(withoutIndex(options.withTitle(page(), sharedTitles[languageOf(c)])))
    }
    const sheet = options.findSheet(nameIn(sheetPath, c.req.path), languageOf(c))
    if (sheet) {
      c.header('vary', 'accept-language')
      return c.html(options.withTitle(page(), sheet.title, sheet.summary))
    }
    const isPage = pagePath.test(c.req.path) || legalPages.has(nameIn(legalPath, c.req.path))
    return c.html(page(), isPage ? 200 : 404)
  })
  return routes
}

/** Reveals neither the chat's title nor whether the chat exists. */
const sharedTitles: Record<Language, string> = { en: 'Shared conversation', fr: 'Conversation partagée' }

/** As on the page: the address of a sheet can name its language. */
function languageOf(c: Context): Language {
  const named = c.req.query('lang')
  return isLanguage(named) ? named : negotiateLanguage(c.req.header('accept-language'))
}

function nameIn(pattern: RegExp, path: string): string {
  return pattern.exec(path)?.[1] ?? ''
}

/** For search engines: a chat that is shared by a link must not appear in their results. */
const noIndex = 'noindex, nofollow'

function withoutIndex(html: string): string {
  return html.replace('</head>', `<meta name="robots" content="${noIndex}" /></head>`)
}

/** Files under /assets have a hash in their name and never change. Browsers revalidate all others. */
const cacheControl = createMiddleware(async (c, next) => {
  await next()
  if (/^\/(api|auth|files)(\/|$)/.test(c.req.path)) return
  const isHashed = c.req.path.startsWith('/assets/') && c.res.ok
  c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
})

const tag = etag()

/**
 * Answers 304 for a file that has not changed. The tag is computed from the content: the files are small, and two
 * builds can have the same file times. Not for range requests, since a part of a file would get a different tag.
 */
const revalidation = createMiddleware((c, next) =>
  c.req.path.startsWith('/assets/') || c.req.header('range') ? next() : tag(c, next),
)

/** Read once, at the first visit, so that a server can be composed before the pages are built. */
function readPage(folder: string, toPage: (html: string) => string): () => string {
  let text: string | undefined
  return () => {
    text ??= toPage(readFileSync(join(folder, 'index.html'), 'utf8'))
    return text
  }
}
