/**
 * Whether a key press is part of composing a character. Safari ends the composition before the keydown event of the
 * Enter key that confirms it. Only the key code identifies that event.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
