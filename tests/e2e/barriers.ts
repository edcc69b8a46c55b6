import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { settled } from './settled.ts'

/** The accessibility barriers that a machine can find. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In both themes. The dark one changes colours and nothing else: looking at those takes a part of the time. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  expect(page.frames(), 'the frames of the page').toHaveLength(1)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await barriers(page, ['color-contrast']), `${where}, in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await barriers(page, rules), where).toEqual([])
}

/**
 * axe is run here rather than by its package for Playwright, which puts its whole code into the page at each look and
 * brings megabytes of results back: that took three times as long as the look itself.
 */
async function barriers(page: Page, runOnly: string[]): Promise<string[]> {
  // Colours on their way from one theme to the other are neither's.
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async only => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ runOnly: only, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
  }, runOnly)
}
