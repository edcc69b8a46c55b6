import { restarting } from '#server/errors.ts'
import { problemResponse } from './problem.ts'

/** The response while the server shuts down: a page for people, JSON for programs. */
export function restartingResponse(request: Request): Response {
  const error = restarting()
  if (!isPageVisit(request)) return problemResponse(error, request.method)
  const headers = { ...error.headers, 'content-type': 'text/html; charset=utf-8' }
  return new Response(request.method === 'HEAD' ? null : page, { status: error.status, headers })
}

function isPageVisit({ method, url, headers }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const acceptsPages = headers.get('accept')?.includes('text/html') ?? false
  return isRead && acceptsPages && !/^\/(api|auth)(\/|$)/.test(new URL(url).pathname)
}

/** The page has no styles or scripts: the server no longer serves them, and the policy allows no inline ones. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Restarting – Redémarrage</title>
  </head>
  <body>
    <main>
      <h1>Restarting – <span lang="fr">Redémarrage</span></h1>
      <p lang="en">The service is restarting. Please reload this page in a moment.</p>
      <p lang="fr">Le service redémarre. Veuillez recharger cette page dans un instant.</p>
    </main>
  </body>
</html>
`
