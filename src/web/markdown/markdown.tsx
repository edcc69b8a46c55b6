import { memo, useMemo, useState } from 'react'
import { citationFinder } from '#shared/text/citations.ts'
import { headingLevels } from '#shared/text/heading-levels.ts'
import type { Block } from '#shared/text/markdown-blocks.ts'
import { BlockView } from './block-view.tsx'
import { createBlockReader } from './blocks.ts'
import { CitationContext } from './citation-context.ts'

type MarkdownProps = {
  text: string
  /** More text will follow: at the end, open bold text is rendered as bold, and an open link as its text. */
  growing?: boolean
  /** The level of the first heading. By default 3: above a message, the page has headings of levels 1 and 2. */
  topHeading?: 1 | 2 | 3 | 4
  /** Links to these show the source's number. Pass the same array as long as the sources do not change. */
  sources?: readonly { title: string; url: string }[]
}

const noSources: readonly { title: string; url: string }[] = []

/** Renders the model's or the firm's text as React elements. It never parses HTML or loads anything. */
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
            blocks={blocks.slice(start, start + blocksPerRun)}
            levels={levels.slice(start, start + blocksPerRun)}
          />
        ))}
      </div>
    </CitationContext>
  )
})

/** Blocks are rendered in runs: when text is appended, React compares the runs, and blocks only in changed runs. */
const blocksPerRun = 16

function runStarts(blocks: readonly Block[]): number[] {
  return Array.from({ length: Math.ceil(blocks.length / blocksPerRun) }, (_, index) => index * blocksPerRun)
}

type BlockRunProps = { blocks: readonly Block[]; levels: readonly number[] }

const BlockRun = memo(
  function BlockRun({ blocks, levels }: BlockRunProps) {
    return blocks.map(({ start, token }, index) => (
      <BlockView key={start} token={token} position={{ depth: 0, level: levels[index] ?? 1 }} />
    ))
  },
  (before, after) => isSame(before.blocks, after.blocks) && isSame(before.levels, after.levels),
)

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((each, index) => each === after[index])
}
