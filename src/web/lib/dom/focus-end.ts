/** Focuses a text field, with the cursor after its text, once React has put the new text into it. */
export function focusEnd(field: HTMLTextAreaElement | null): void {
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}
