import type { Block } from './blocks.ts'

/**
 * The level of each block's heading in the page. A text's first heading gets `top`, whatever its own depth; those
 * that follow keep their distance to it, but never leave a level out. A block that is no heading gets the level
 * that one inside it would have.
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
