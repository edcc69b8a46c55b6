import type { MarkedToken, Token, Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import { decodeEntities } from '#shared/text/entities.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { markdownTexts } from '#web/i18n/markdown/texts-markdown.ts'
import { CodeBlock } from './code-block.tsx'
import { renderInline } from './inline.tsx'

/** Quotes and lists nested deeper are shown as plain text, because the call stack is limited. */
const maxDepth = 16

/** How deeply a block is nested, and the level of its heading, or of a heading inside it. */
type Position = { depth: number; level: number }

type BlockViewProps = { token: MarkedToken; position: Position }

/** While an answer grows, a block is rendered again only if its text, its type or its heading level changes. */
export const BlockView = memo(
  function BlockView({ token, position }: BlockViewProps) {
    return renderBlock(token, position)
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type &&
    before.position.level === after.position.level,
)

function renderBlock(token: MarkedToken, position: Position): ReactNode {
  const isTooDeep = position.depth >= maxDepth
  switch (token.type) {
    case 'paragraph':
      return <p dir="auto">{renderInline(token.tokens)}</p>
    case 'text':
      return token.tokens ? renderInline(token.tokens) : decodeEntities(token.text)
    case 'heading':
      return <Heading level={position.level}>{renderInline(token.tokens)}</Heading>
    case 'code':
      return <CodeBlock text={token.text} language={token.lang} />
    case 'blockquote':
      if (isTooDeep) return <p>{token.raw}</p>
      return <blockquote>{renderBlocks(token.tokens, position)}</blockquote>
    case 'list':
      return isTooDeep ? <p>{token.raw}</p> : <List token={token} position={position} />
    case 'table':
      return <Table token={token} />
    case 'hr':
      return <hr />
    case 'space':
      return null
    default:
      return renderInline([token])
  }
}

/** The blocks within a block. */
function renderBlocks(tokens: readonly Token[], { depth, level }: Position): ReactNode {
  const position = { depth: depth + 1, level }
  return tokens.map((token, index) => (
    <BlockView key={index} token={token as MarkedToken} position={position} />
  ))
}

function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Tag dir="auto">{children}</Tag>
}

function List({ token, position }: { token: Tokens.List; position: Position }) {
  const items = token.items.map((item, index) => <ListItem key={index} item={item} position={position} />)
  if (!token.ordered) return <ul>{items}</ul>
  return <ol start={typeof token.start === 'number' ? token.start : 1}>{items}</ol>
}

const ListItem = memo(
  function ListItem({ item, position }: { item: Tokens.ListItem; position: Position }) {
    return (
      <li dir="auto" className={item.task ? 'task' : undefined}>
        {renderBlocks(item.tokens, position)}
      </li>
    )
  },
  (before, after) =>
    before.item.raw === after.item.raw &&
    before.item.loose === after.item.loose &&
    before.position.level === after.position.level,
)

/** A table wider than the page scrolls in its own frame, which the keyboard can reach. */
function Table({ token }: { token: Tokens.Table }) {
  const texts = useTexts(markdownTexts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <figure className="table-frame" aria-label={texts.table} tabIndex={0}>
      <table>
        <thead>
          <TableRow cells={token.header} />
        </thead>
        <tbody>
          {token.rows.map((cells, index) => (
            <TableRow key={index} cells={cells} />
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const TableRow = memo(
  function TableRow({ cells }: { cells: Tokens.TableCell[] }) {
    return (
      <tr>
        {cells.map((cell, index) => {
          const Tag = cell.header ? 'th' : 'td'
          return (
            <Tag
              key={index}
              scope={cell.header ? 'col' : undefined}
              dir="auto"
              className={cell.align ? `align-${cell.align}` : undefined}
            >
              {renderInline(cell.tokens)}
            </Tag>
          )
        })}
      </tr>
    )
  },
  (before, after) => rowText(before.cells) === rowText(after.cells),
)

function rowText(cells: Tokens.TableCell[]): string {
  return cells.map(cell => `${cell.align}:${cell.text}`).join('|')
}
