/** A key that belongs to a composed character. Safari ends the composition before the event of its Enter, which has only this code. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
