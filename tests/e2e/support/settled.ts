import type { Page } from '@playwright/test'

/**
 * Waits until the page is stable: fonts are loaded, and for three frames no transition or finite animation has been
 * running and nothing has scrolled. Call it before measuring colours and positions.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(untilStable)
}

/** Runs in the page. */
export async function untilStable(): Promise<void> {
  const frame = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
  // Reading the position of each element instead would lay out the rows that the browser skips.
  let hasScrolled = false
  const onScroll = () => {
    hasScrolled = true
  }
  addEventListener('scroll', onScroll, { capture: true })
  await document.fonts.ready
  for (let stillFrameCount = 0; stillFrameCount < 3; ) {
    await frame()
    stillFrameCount = isMoving() || hasScrolled ? 0 : stillFrameCount + 1
    hasScrolled = false
  }
  removeEventListener('scroll', onScroll, { capture: true })
}
