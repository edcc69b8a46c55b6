/**
 * The scrollable list of messages around an element. It takes the focus when a button in it disappears, and not the row
 * around the button: a row that a link led to can have the focus too, but may itself leave the screen.
 */
export function listAround(element: Element | null | undefined): HTMLElement | null | undefined {
  return element?.closest<HTMLElement>('[data-scroller]')
}
