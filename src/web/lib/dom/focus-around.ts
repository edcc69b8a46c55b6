/** For a button that is removed when it is pressed: focuses the part of the page around it. */
export function focusAround(button: Element): void {
  button.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}
