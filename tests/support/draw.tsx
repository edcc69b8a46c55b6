import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** Draws React elements into a page of the test's own, for tests named `*.test.tsx`. */

type Drawn = { page: HTMLElement; redraw(element: ReactNode): void; clear(): void }

export function draw(element: ReactNode): Drawn {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(element))
  return {
    page,
    redraw: next => act(() => root.render(next)),
    clear() {
      act(() => root.unmount())
      page.remove()
    },
  }
}

/** The button with exactly this name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!found) throw new Error(`There is no button "${name}".`)
  return found
}
