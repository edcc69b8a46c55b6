/** How long a row stays laid out after its size changed, so that the browser can remember the new size. */
const skipDelayMs = 300

/**
 * Lets the browser skip the rows that are not on the screen. A dialog or the drawer makes everything else inert, so the
 * browser would otherwise restyle thousands of elements when it opens. A row is skipped only after it has been laid
 * out, so that its size is remembered and nothing moves when it comes into view. Returns a function for a row's `ref`.
 */
export function createRowSkipper(): (row: HTMLElement | null) => (() => void) | undefined {
  const laidOut = new Set<HTMLElement>()
  const skip = () => {
    for (const row of laidOut) row.style.contentVisibility = 'auto'
    laidOut.clear()
  }
  const watcher = new ResizeObserver(entries => {
    if (laidOut.size === 0) setTimeout(skip, skipDelayMs)
    for (const { target } of entries) laidOut.add(target as HTMLElement)
  })
  return row => {
    if (!row) return
    row.style.containIntrinsicHeight = 'auto 10rem'
    watcher.observe(row)
    return () => {
      watcher.unobserve(row)
      laidOut.delete(row)
      row.style.contentVisibility = ''
    }
  }
}

/** Stops skipping rows. After a change of the list's width, the sizes that the browser remembers are wrong. */
export function layOutRows(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) row.style.contentVisibility = ''
}
