import { createHash } from 'node:crypto'

/** The texts that come with the product, by their digest. Never change a line: add one. */
const shipped: Record<string, string> = { '603bddd30ddf': 'v1' }

/**
 * Names a disclaimer, so that people are asked again once its words change: a version for the product's own text, a digest
 * for the firm's. Spaces and line ends do not count.
 */
export function disclaimerVersion(markdown: string): string {
  const words = markdown.trim().split(/\s+/).join(' ')
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12)
  return shipped[digest] ?? `v1-${digest}`
}
