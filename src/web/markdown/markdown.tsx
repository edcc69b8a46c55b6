import { memo, useState } from 'react'
import './markdown.css'
import { BlockView } from './block-view.tsx'
import { createBlockReader } from './blocks.ts'
import { headingLevels } from './heading-levels.ts'

type MarkdownProps = {
  text: string
  /** More text is on its way: an open bold or link at the end is drawn as if it ended there. */
  growing?: boolean
  /** The level of the first heading. A message stands under two of the page's own. */
  topHeading?: 1 | 2 | 3
}

/** A model's or the firm's text as elements. Nothing in it is ever read as HTML, and nothing in it loads anything. */
export const Markdown = memo(function Markdown({ text, growing = false, topHeading = 3 }: MarkdownProps) {
  const [readBlocks] = useState(createBlockReader)
  const blocks = readBlocks(text, growing)
  const levels = headingLevels(blocks, topHeading)
  return (
    <div className="markdown">
      {blocks.map(({ start, token }, index) => (
        <BlockView key={start} token={token} place={{ depth: 0, level: levels[index] ?? topHeading }} />
      ))}
    </div>
  )
})
