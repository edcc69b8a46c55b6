import type { Plugin } from 'vite'

/**
 * Loads the chunks that the first script imports as scripts of their own. A browser evaluates a script and everything it
 * imports in one task, during which a page does not react. Each async script has its own task, and runs as soon as it
 * and its imports have arrived. The first script comes last in the body, so the elements that it needs exist.
 */
export function shortTasks(): Plugin {
  return {
    name: 'short-tasks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: evaluateApart },
  }
}

const scriptPattern = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const preloadPattern = /<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** The page with an async script for the first script and for each module that it preloads. */
export function evaluateApart(html: string): string {
  const [tag, first] = scriptPattern.exec(html) ?? []
  if (!tag || !first) throw new Error('Vite writes index.html differently: see script/short-tasks.ts')
  return html
    .replace(tag, '')
    .replace(preloadPattern, (_link, path: string) => {
      // Vite preloads the first script only if a chunk that it imports imports it in turn.
      if (path === first) throw new Error('A shared chunk imports the first script: see vite.config.ts')
      return asyncScript(path)
    })
    .replace('</body>', `  ${asyncScript(first)}\n  </body>`)
}

function asyncScript(path: string): string {
  return `<script type="module" async crossorigin src="${path}"></script>`
}
