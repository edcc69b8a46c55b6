import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** Draws React elements into a page of the test's own, for tests named `*.test.tsx`. */

type Drawn = { page: HTMLElement; redraw(element: ReactNode): void; clear(): void }

export function draw(element: ReactNode): Drawn {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  standInForPopovers()
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

export function click(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click.')
  act(() => element.click())
}

export function press(key: string, element: Element | null = document.activeElement): void {
  act(() => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

/** The button with exactly this name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (!found) throw new Error(`There is no button "${name}".`)
  return found
}

/** What happy-dom lacks of popovers: shown and hidden, one `auto` at a time, opened by their button. */
function standInForPopovers(): void {
  const shown = new Set<HTMLElement>()
  const toggle = (element: HTMLElement, open: boolean) => {
    if (shown.has(element) === open) return
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: open ? 'open' : 'closed' }))
    if (open) shown.add(element)
    else shown.delete(element)
    if (open) element.querySelector<HTMLElement>('[autofocus]')?.focus()
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }))
  }
  const matches = HTMLElement.prototype.matches
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (this.getAttribute('popover') === 'auto') {
        for (const other of shown) if (other.getAttribute('popover') === 'auto') toggle(other, false)
      }
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector)
    },
  })
  document.addEventListener('click', event => {
    const opener = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
    const target = document.getElementById(opener?.getAttribute('popovertarget') ?? '')
    if (target) toggle(target, !shown.has(target))
  })
}
