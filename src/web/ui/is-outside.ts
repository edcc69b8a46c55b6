/** Whether the pointer is on the dialog's backdrop. The backdrop belongs to the dialog element, so the position decides. */
export function isOutside(element: HTMLElement, event: MouseEvent): boolean {
  if (event.target !== element) return false
  const box = element.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
}
