import type { Block } from './markdown-blocks.ts'

/**
 * The level of each block's heading in the page. The first heading gets `top`, regardless of its own depth; the others
 * keep their distance from it, but never skip a level or rise above `top`. Any other block gets the level for a heading
 * inside it.
 */
export function headingLevels(blocks: readonly Block[], top: number): number[] {
  let first: number | undefined
  let last = top - 1
  return blocks.map(({ token }) => {
    if (token.type !== 'heading') return Math.min(last + 1, 6)
    first ??= token.depth
    const wanted = top + Math.max(0, token.depth - first)
    last = Math.min(wanted, last + 1, 6)
    return last
  })
}
