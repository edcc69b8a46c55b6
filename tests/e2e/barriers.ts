import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a machine can find that bars a page to somebody. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe's own way opens a second page for each look, to put the results of several frames together, which takes longer
 * than the look. Our pages have one frame; where there were more, this says so.
 */
function examineOneFrame(page: Page): AxeBuilder {
  expect(page.frames(), 'the frames of the page').toHaveLength(1)
  // Of what is well, only the names: the rest would be megabytes on their way here.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** In both themes. The dark one changes colours and nothing else: looking at those takes a part of the time. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  // Without motion: colours on their way from one theme to the other are neither's.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(examineOneFrame(page).withRules(['color-contrast']), `${where}, in the dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNothingFound(examineOneFrame(page).withTags(rules), where)
}

async function expectNothingFound(look: AxeBuilder, where: string): Promise<void> {
  const { violations } = await look.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
  expect(found, where).toEqual([])
}
