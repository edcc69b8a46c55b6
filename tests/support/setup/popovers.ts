/**
 * Adds the parts of popovers that happy-dom lacks: showing, which hides another one if both are `auto`; hiding; buttons
 * that do either, but hide no other popover; and `:popover-open`.
 */
export function installPopovers(): void {
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
