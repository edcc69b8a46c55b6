import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The browser's own addresses; any other answers the same page with 404, and the page says so. */
const screens =
  /^\/($|login$|signup$|reset-password$|confirm$|account$|admin$|legal\/(terms|privacy|notices)$)/

/** What is not there under these is not there at all. */
const notPages = /^\/(api|auth|files|assets)\//

/** The built pages. Files under /assets carry a hash in their name and never change. */
export function staticFiles(folder: string): Hono {
  const routes = new Hono()
  const page = readPage(folder)
  routes.get(
    '*',
    serveStatic({
      root: folder,
      index: 'none',
      precompressed: true,
      onFound: (_path, c) => {
        const hashed = c.req.path.startsWith('/assets/')
        c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  routes.get('*', (c, next) => {
    if (notPages.test(c.req.path)) return next()
    c.header('cache-control', 'no-cache')
    return c.html(page(), screens.test(c.req.path) ? 200 : 404)
  })
  return routes
}

/** Read once, at the first visit: a server can be composed before the pages are built. */
function readPage(folder: string): () => string {
  let text: string | undefined
  return () => {
    text ??= readFileSync(join(folder, 'index.html'), 'utf8')
    return text
  }
}
