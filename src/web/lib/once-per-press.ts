import type { KeyboardEvent, MouseEvent } from 'react'

/** Props of a button. A double click, or Enter that is held down, runs the action once. */
export function oncePerPress(action: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail < 2) action()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Each repetition would be a click.
      if (event.repeat && event.key === 'Enter') event.preventDefault()
    },
  }
}
