import type { MarkedToken, Token, Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { markdownTexts } from '#web/i18n/texts-markdown.ts'
import { CodeBlock } from './code-block.tsx'
import { decodeEntities } from './entities.ts'
import { renderInline } from './inline.tsx'

/** Deeper than this, quotes and lists are shown as the text they are: nobody writes so, and the stack is finite. */
const deepest = 16

/** How deep a block stands, and the level of its heading, or of one inside it. */
type Place = { depth: number; level: number }

type BlockViewProps = { token: MarkedToken; place: Place }

/** Same text, same element: an answer that grows redraws its last block only. */
export const BlockView = memo(
  function BlockView({ token, place }: BlockViewProps) {
    return renderBlock(token, place)
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type &&
    before.place.level === after.place.level,
)

function renderBlock(token: MarkedToken, place: Place): ReactNode {
  const isTooDeep = place.depth >= deepest
  switch (token.type) {
    case 'paragraph':
      return <p dir="auto">{renderInline(token.tokens)}</p>
    case 'text':
      return token.tokens ? renderInline(token.tokens) : decodeEntities(token.text)
    case 'heading':
      return <Heading level={place.level}>{renderInline(token.tokens)}</Heading>
    case 'code':
      return <CodeBlock text={token.text} language={token.lang} />
    case 'blockquote':
      if (isTooDeep) return <p>{token.raw}</p>
      return <blockquote>{renderBlocks(token.tokens, place)}</blockquote>
    case 'list':
      return isTooDeep ? <p>{token.raw}</p> : <List token={token} place={place} />
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
function renderBlocks(tokens: readonly Token[], { depth, level }: Place): ReactNode {
  const place = { depth: depth + 1, level }
  return tokens.map((token, index) => <BlockView key={index} token={token as MarkedToken} place={place} />)
}

function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Tag dir="auto">{children}</Tag>
}

function List({ token, place }: { token: Tokens.List; place: Place }) {
  const items = token.items.map((item, index) => <ListItem key={index} item={item} place={place} />)
  if (!token.ordered) return <ul>{items}</ul>
  return <ol start={typeof token.start === 'number' ? token.start : 1}>{items}</ol>
}

const ListItem = memo(
  function ListItem({ item, place }: { item: Tokens.ListItem; place: Place }) {
    return (
      <li dir="auto" className={item.task ? 'task' : undefined}>
        {renderBlocks(item.tokens, place)}
      </li>
    )
  },
  (before, after) => before.item.raw === after.item.raw && before.item.loose === after.item.loose,
)

/** Wider than the page, a table scrolls in itself; the keyboard reaches it for that. */
function Table({ token }: { token: Tokens.Table }) {
  const texts = useTexts(markdownTexts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-frame" aria-label={texts.table} tabIndex={0}>
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
    </section>
  )
}

const TableRow = memo(
  function TableRow({ cells }: { cells: Tokens.TableCell[] }) {
    return (
      <tr>
        {cells.map((cell, index) => {
          const Tag = cell.header ? 'th' : 'td'
          return (
            <Tag key={index} dir="auto" className={cell.align ? `align-${cell.align}` : undefined}>
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
