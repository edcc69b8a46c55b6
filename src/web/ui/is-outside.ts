/** Whether the pointer is on the dialog's backdrop, which belongs to the dialog element: so its position decides. */
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
