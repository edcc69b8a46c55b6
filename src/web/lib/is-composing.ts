/** A key that belongs to a composed character. Safari ends the composition before it tells of its Enter, with this code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
