import type { Plugin } from 'vite'

/**
 * Gives each chunk that the entry script imports a script tag of its own. A browser evaluates a script and everything
 * it imports in one task, during which the page does not react. Each async script has its own task, and runs as soon as
 * it and its imports have arrived. The entry script is at the end of the body, after the elements it needs.
 */
export function shortTasks(): Plugin {
  return {
    name: 'short-tasks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withAsyncScripts },
  }
}

const scriptPattern = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const preloadPattern = /<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** The page with an async script tag for the entry script and for each module that the page preloads. */
export function withAsyncScripts(html: string): string {
  const [tag, entry] = scriptPattern.exec(html) ?? []
  if (!tag || !entry) throw new Error('Vite writes index.html differently: see script/short-tasks.ts')
  return html
    .replace(tag, '')
    .replace(preloadPattern, (_link, path: string) => {
      // Vite preloads the entry script only if a chunk that it imports imports it in turn.
      if (path === entry) throw new Error('A shared chunk imports the entry script: see vite.config.ts')
      return asyncScript(path)
    })
    .replace('</body>', `  ${asyncScript(entry)}\n  </body>`)
}

function asyncScript(path: string): string {
  return `<script type="module" async crossorigin src="${path}"></script>`
}
