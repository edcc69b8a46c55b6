import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Draws the page in short tasks, so that an old phone stays responsive. The build puts this module into React's chunk
 * (vite.config.ts), so that React is initialised in that chunk's task and not in the entry script's.
 */
export function drawPage(root: Element, page: ReactNode): void {
  const reactRoot = createRoot(root)
  startTransition(() => reactRoot.render(page))
}
