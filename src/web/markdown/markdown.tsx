import { memo, useMemo, useState } from 'react'
import './markdown.css'
import { BlockView } from './block-view.tsx'
import { type Block, createBlockReader } from './blocks.ts'
import { CitationContext, citationFinder } from './citations.ts'
import { headingLevels } from './heading-levels.ts'

type MarkdownProps = {
  text: string
  /** More text is on its way: an open bold or link at the end is drawn as if it ended there. */
  growing?: boolean
  /** The level of the first heading. A message stands under two of the page's own. */
  topHeading?: 1 | 2 | 3
  /** Links to these carry their number. The list may grow; one that is the same stays the same array. */
  sources?: readonly { title: string; url: string }[]
}

const noSources: readonly { title: string; url: string }[] = []

/** A model's or the firm's text as elements. Nothing in it is ever read as HTML, and nothing in it loads anything. */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text, growing = false, topHeading = 3, sources = noSources } = props
  const [readBlocks] = useState(createBlockReader)
  const blocks = readBlocks(text, growing)
  const levels = headingLevels(blocks, topHeading)
  const findCitation = useMemo(() => citationFinder(sources), [sources])
  return (
    <CitationContext value={findCitation}>
      <div className="markdown">
        {runStarts(blocks).map(start => (
          <BlockRun
            key={start}
            blocks={blocks.slice(start, start + runLength)}
            levels={levels.slice(start, start + runLength)}
          />
        ))}
      </div>
    </CitationContext>
  )
})

/** Blocks are drawn in runs of so many: for what grows at the end, React looks at the runs and at the last one's blocks. */
const runLength = 16

function runStarts(blocks: readonly Block[]): number[] {
  return Array.from({ length: Math.ceil(blocks.length / runLength) }, (_, index) => index * runLength)
}

type BlockRunProps = { blocks: readonly Block[]; levels: readonly number[] }

const BlockRun = memo(
  function BlockRun({ blocks, levels }: BlockRunProps) {
    return blocks.map(({ start, token }, index) => (
      <BlockView key={start} token={token} place={{ depth: 0, level: levels[index] ?? 1 }} />
    ))
  },
  (before, after) => isSame(before.blocks, after.blocks) && isSame(before.levels, after.levels),
)

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((each, index) => each === after[index])
}
