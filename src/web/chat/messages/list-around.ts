/**
 * The scrollable list of messages around an element. When a button in it disappears, the list takes the focus rather
 * than the row around the button: a row that a link led to is focusable too, but may itself leave the screen.
 */
export function listAround(element: Element | null | undefined): HTMLElement | null | undefined {
  return element?.closest<HTMLElement>('[data-scroller]')
}
