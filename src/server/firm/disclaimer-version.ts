import { createHash } from 'node:crypto'

/** The disclaimers shipped with the product, by digest. Never change a line, only add new ones. */
const shippedVersions: Record<string, string> = { '603bddd30ddf': 'v1' }

/**
 * Identifies a disclaimer, so that users must accept it again once its words change: a version for the product's own
 * text, a digest for the firm's. White space does not count.
 */
export function disclaimerVersion(markdown: string): string {
  const words = markdown.trim().split(/\s+/).join(' ')
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12)
  return shippedVersions[digest] ?? `v1-${digest}`
}
