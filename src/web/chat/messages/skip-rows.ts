/** How long a row keeps its layout after its size changed. In the meantime, the browser remembers the new size. */
const skipDelayMs = 300

/**
 * Lets the browser skip the rows that are not on the screen. Otherwise it restyles thousands of elements when a dialog or
 * the drawer opens, which makes everything else inert. A row is skipped only after it has been laid out: the browser
 * then remembers its size, so nothing moves when the row comes into view. Returns a function for a row's `ref`.
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

/** After a change of the width, the sizes that the browser remembers are wrong. */
export function layOutRows(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) row.style.contentVisibility = ''
}
