import type { KeyboardEvent } from 'react'

/**
 * The up and down arrows, Home and End in a list: the index of the row to move to. Undefined for any other key, with a
 * modifier key, and in an empty list. The list may render only some of its rows.
 */
export function rowAfter(event: KeyboardEvent, current: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1)
    case 'ArrowUp':
      return Math.max(current - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
