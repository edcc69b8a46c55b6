import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Draws the page in short tasks, so that an old phone reacts meanwhile. In a module of its own, because React is then
 * initialised in the task of its own chunk, not in that of the entry script.
 */
export function drawPage(root: Element, page: ReactNode): void {
  const reactRoot = createRoot(root)
  startTransition(() => reactRoot.render(page))
}
