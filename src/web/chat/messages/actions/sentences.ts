import type { Language } from '#shared/language.ts'

/** `range`: where the sentence is on the page. */
type Sentence = { words: string; range: Range }

/** Not read aloud: source numbers, blocks of code, captions, buttons, and what is hidden from screen readers. */
const silent = 'sup, figcaption, figure:not(.is-text) pre, button, [aria-hidden="true"]'
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, th, td, blockquote, pre'

/** The sentences of a rendered answer, in order. A sentence does not go beyond its line or its block. */
export function sentencesIn(answer: HTMLElement, language: Language): Sentence[] {
  return blocksOfText(answer).flatMap(nodes => sentencesOf(nodes, language))
}

function blocksOfText(answer: HTMLElement): Text[][] {
  const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const found: Text[][] = []
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) block = node
    if (!(node instanceof Text) || node.parentElement?.closest(silent)) continue
    const own = node.parentElement?.closest(blocks)
    if (own !== block) found.push([])
    block = own
    found.at(-1)?.push(node)
  }
  return found
}

function sentencesOf(nodes: Text[], language: Language): Sentence[] {
  const text = nodes.map(({ data }) => data).join('')
  return parts(text, language)
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({
      words: segment.trim(),
      range: rangeOf(nodes, index, index + segment.trimEnd().length),
    }))
}

/** Without a segmenter, as in older browsers, a whole block is one part. */
function parts(text: string, language: Language): { segment: string; index: number }[] {
  if (!('Segmenter' in Intl)) return [{ segment: text, index: 0 }]
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
}

function rangeOf(nodes: Text[], start: number, end: number): Range {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const after = before + node.length
    if (start >= before && start < after) range.setStart(node, start - before)
    if (end > before && end <= after) range.setEnd(node, end - before)
    before = after
  }
  return range
}
