/**
 * Whether a key press is part of composing a character. Safari ends the composition before the keydown event of its Enter
 * key, which only this key code identifies.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
