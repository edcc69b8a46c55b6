import { expect, it } from 'vitest'
import { headingLevels } from './heading-levels.ts'
import { lexBlocks } from './markdown-blocks.ts'

it('a text keeps its outline whatever its first level, and no level is skipped', () => {
  const levels = (text: string, top: number) => headingLevels(lexBlocks(text), top)
  expect(levels('# a\n\n## b\n\ntext\n\n# c', 3)).toEqual([3, 4, 5, 3])
  expect(levels('### a\n\n##### b\n\n# c', 3)).toEqual([3, 4, 3])
  expect(levels('# a\n\n## b\n\n### c\n\n#### d\n\n##### e', 3)).toEqual([3, 4, 5, 6, 6])
  expect(levels('text', 1)).toEqual([1])
})
