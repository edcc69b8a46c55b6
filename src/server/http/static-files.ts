import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'

/** The browser's own addresses; any other answers the same page with 404, and the page says so. */
const screens =
  /^\/($|login$|signup$|reset-password$|confirm$|account$|admin$|legal\/(terms|privacy|notices)$)/

/** What is not there under these is not there at all. */
const notPages = /^\/(api|auth|files|assets)(\/|$)/

/**
 * The built pages, behind all other routes. Registered for all methods, so that what is nowhere answers 404 to a POST
 * as well, and not that it takes a GET.
 */
export function staticFiles(folder: string): Hono {
  const routes = new Hono()
  const page = readPage(folder)
  routes.use(cacheControl)
  routes.use(revalidation)
  routes.use(serveStatic({ root: folder, index: 'none', precompressed: true }))
  routes.use((c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || notPages.test(c.req.path)) return next()
    return Promise.resolve(c.html(page(), screens.test(c.req.path) ? 200 : 404))
  })
  return routes
}

/** Files under /assets have a hash in their name and never change; a browser asks for all others again. */
const cacheControl = createMiddleware(async (c, next) => {
  await next()
  if (/^\/(api|auth|files)(\/|$)/.test(c.req.path)) return
  const isHashed = c.req.path.startsWith('/assets/') && c.res.ok
  c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
})

const tag = etag()

/**
 * What a browser asks for again is answered 304 while it has not changed. The tag is made of the content: the files are
 * small, and their times may be the same in two builds. A part of a file would get a tag of its own.
 */
const revalidation = createMiddleware((c, next) =>
  c.req.path.startsWith('/assets/') || c.req.header('range') ? next() : tag(c, next),
)

/** Read once, at the first visit: a server can be composed before the pages are built. */
function readPage(folder: string): () => string {
  let text: string | undefined
  return () => {
    text ??= readFileSync(join(folder, 'index.html'), 'utf8')
    return text
  }
}
