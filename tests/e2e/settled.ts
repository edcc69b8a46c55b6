import type { Page } from '@playwright/test'

/**
 * Waits until the page is stable: fonts are loaded, and for two frames no transition or finite animation has been
 * running and nothing has scrolled. Call it before measuring colours and positions.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    const places = () => [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).join()
    await document.fonts.ready
    let before = ''
    for (let stillFrameCount = 0; stillFrameCount < 2; ) {
      await frame()
      const now = places()
      stillFrameCount = isMoving() || now !== before ? 0 : stillFrameCount + 1
      before = now
    }
  })
}
