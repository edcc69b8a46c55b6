import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End in a list of which not every row is in the page: answers the row to go to, or undefined
 * where the key is none of them.
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
