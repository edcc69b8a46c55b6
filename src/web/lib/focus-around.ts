/** For a button that its own press removes: focuses the part of the page around it. */
export function focusAround(button: Element): void {
  button.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}
