import { memo, useState } from 'react'
import './markdown.css'
import { BlockView } from './block-view.tsx'
import { createBlockReader } from './blocks.ts'

type MarkdownProps = {
  text: string
  /** More text is on its way: an open bold or link at the end is drawn as if it ended there. */
  growing?: boolean
  /** By how many levels headings are lowered. A message stands under the page's own two. */
  headingShift?: number
}

/** A model's or the firm's text as elements. Nothing in it is ever read as HTML, and nothing in it loads anything. */
export const Markdown = memo(function Markdown({ text, growing = false, headingShift = 2 }: MarkdownProps) {
  const [readBlocks] = useState(createBlockReader)
  return (
    <div className="markdown">
      {readBlocks(text, growing).map(({ start, token }) => (
        <BlockView key={start} token={token} place={{ depth: 0, headingShift }} />
      ))}
    </div>
  )
})
